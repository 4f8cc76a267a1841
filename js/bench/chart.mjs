// A picture of a run: one row a case, a dot for each library, time from left to right on a logarithmic scale.

import { writeFileSync } from 'node:fs';

const COLOURS = ['#000000', '#D55E00', '#0072B2', '#009E73', '#CC79A7', '#E69F00'];
const WIDTH = 860;
const LEFT = 300;
const RIGHT = 90;
const TOP = 84;
const ROW = 22;

/** Draws `javascript.svg`. */
export function chart(about, lines) {
  const address = new URL('javascript.svg', import.meta.url);
  writeFileSync(address, draw(about, lines.filter(({ unit }) => unit === 'ms')));
  console.log('drawn in js/bench/javascript.svg');
}

/** The picture as text. */
export function draw({ machine, node, date }, lines) {
  const rows = [...groups(lines).values()];
  const peers = ['msmith', ...new Set(lines.map(({ peer }) => peer))];
  const colour = (peer) => COLOURS[peers.indexOf(peer) % COLOURS.length];
  const times = lines.flatMap(({ msmith, other }) => [msmith, other]);
  const [low, high] = [Math.floor(Math.log10(Math.min(...times))), Math.ceil(Math.log10(Math.max(...times)))];
  const x = (ms) => LEFT + ((Math.log10(ms) - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const bottom = TOP + rows.length * ROW;
  const out = [];
  const text = (at, y, anchor, size, words) => {
    const place = `x="${at.toFixed(0)}" y="${y}" dy="0.35em" text-anchor="${anchor}" font-size="${size}"`;
    out.push(`<text ${place}>${escape(words)}</text>`);
  };
  const line = (x1, y1, x2, y2, opacity) =>
    out.push(`<path d="M${x1.toFixed(0)} ${y1}L${x2.toFixed(0)} ${y2}" stroke="#000000" opacity="${opacity}"/>`);
  const dot = (at, y, peer) => out.push(`<circle cx="${at.toFixed(1)}" cy="${y}" r="5" fill="${colour(peer)}"/>`);

  text(WIDTH / 2, 20, 'middle', 14, `JavaScript, CPU time on one thread, Node ${node}, ${date}`);
  text(WIDTH / 2, 38, 'middle', 11, machine);
  let at = LEFT - 60;
  for (const peer of peers) {
    dot(at, 62, peer);
    text(at + 10, 62, 'start', 11, peer);
    at += 34 + peer.length * 6.5;
  }
  text(WIDTH - 8, 62, 'end', 11, 'times the fastest');
  for (let power = low; power <= high; power++) {
    const ms = 10 ** power;
    line(x(ms), TOP - 8, x(ms), bottom, 0.2);
    text(x(ms), bottom + 12, 'middle', 10, ms >= 1000 ? `${ms / 1000} s` : `${ms} ms`);
  }
  rows.forEach((row, i) => {
    const y = TOP + i * ROW + ROW / 2;
    line(LEFT - 10, y, WIDTH - RIGHT + 10, y, 0.12);
    text(LEFT - 16, y, 'end', 11, row[0].title);
    for (const { peer, other } of row) dot(x(other), y, peer);
    dot(x(row[0].msmith), y, 'msmith');
    text(WIDTH - 8, y, 'end', 11, `× ${Math.min(...row.map(({ ratio }) => ratio)).toFixed(1)}`);
  });
  const height = bottom + 28;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`,
    ' font-family="sans-serif">',
    `<rect width="${WIDTH}" height="${height}" fill="#FFFFFF"/>`,
    ...out,
    '</svg>',
    '',
  ].join('\n');
}

const escape = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function groups(lines) {
  const all = new Map();
  for (const line of lines) all.set(line.id, [...(all.get(line.id) ?? []), line]);
  return all;
}
