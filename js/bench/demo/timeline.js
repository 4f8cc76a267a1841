// A picture of work: a row for each worker, a bar for each piece, on one axis of time.

/** Parts of a proof: what they are called, their colour. */
export const PARTS = {
  witness: ['witness', '#94a3b8'],
  quotient: ['quotient H (transforms)', '#fbbf24'],
  A: ['sum A', '#38bdf8'],
  B1: ['sum B in G1', '#34d399'],
  B2: ['sum B in G2', '#a78bfa'],
  C: ['sum C', '#f472b6'],
  H: ['sum H', '#fb7185'],
  sums: ['all sums', '#c084fc'],
  other: ['the rest', '#64748b'],
};

const partOf = (name) => (Object.hasOwn(PARTS, name) ? name : 'other');

const ROW = 30;
const GAP = 26;

const element = (name, attributes = {}, text = '') => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.textContent = text;
  return node;
};

export const shown = (ms) => (ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`);

/** A step of the axis: 1, 2 or 5 times a power of ten. */
function stepOf(span, most) {
  const power = 10 ** Math.floor(Math.log10(span / most));
  return [1, 2, 5, 10].map((x) => x * power).find((x) => span / x <= most);
}

/**
 * Draws runs below one another.
 *
 * @param {HTMLElement} place
 * @typedef {{ name: string, start: number, end: number }} Work in milliseconds from the run's beginning
 * @param {{ title: string, took: number, rows: { name: string, work: Work[] }[] }[]} runs
 * @returns {Set<string>} the parts that there are
 */
export function draw(place, runs) {
  const span = Math.max(1, ...runs.map(({ took }) => took));
  const wide = Math.max(280, place.clientWidth);
  const left = wide < 600 ? 76 : 130;
  const scale = (wide - left - 70) / span;
  const height = runs.reduce((sum, { rows }) => sum + GAP + rows.length * ROW, 0) + 30;
  const svg = element('svg', { viewBox: `0 0 ${wide} ${height}`, role: 'img' });
  svg.append(element('title', {}, runs.map(({ title, took }) => `${title}: ${shown(took)}`).join(', ')));
  const step = stepOf(span, wide < 600 ? 4 : 8);
  for (let t = 0; t <= span * 1.0001; t += step) {
    const x = left + t * scale;
    svg.append(element('line', { x1: x, x2: x, y1: 8, y2: height - 22, class: 'grid', 'stroke-width': 1 }));
    svg.append(element('text', { x, y: height - 6, 'text-anchor': 'middle', 'font-size': 12 }, shown(t)));
  }
  const used = new Set();
  let y = 0;
  for (const { title, took, rows } of runs) {
    y += GAP;
    svg.append(element('text', { x: 0, y: y - 8, class: 'name', 'font-size': 14, 'font-weight': 640 }, title));
    for (const { name, work } of rows) {
      svg.append(element('text', { x: 0, y: y + ROW / 2 + 4, 'font-size': 12.5 }, name));
      svg.append(element('line', { x1: left, x2: left + took * scale, y1: y + ROW / 2, y2: y + ROW / 2, class: 'grid' }));
      for (const { name, start, end } of work) {
        const part = partOf(name);
        used.add(part);
        const width = Math.max(1, (end - start) * scale);
        const x = left + start * scale;
        const box = { x, y: y + 3, width, height: ROW - 6, rx: Math.min(5, width / 2) };
        const bar = element('rect', { ...box, fill: PARTS[part][1] });
        bar.append(element('title', {}, `${PARTS[part][0]}: ${shown(end - start)}`));
        svg.append(bar);
        if (width > 34 && part !== 'other') {
          const label = part === 'quotient' && width < 62 ? 'H' : part;
          const middle = { x: x + width / 2, y: y + ROW / 2 + 4.5, 'text-anchor': 'middle' };
          svg.append(element('text', { ...middle, 'font-size': 12, class: 'inside' }, label));
        }
      }
      y += ROW;
    }
    const at = { x: left + took * scale + 8, y: y - ROW / 2 + 4.5, class: 'name', 'font-size': 13, 'font-weight': 640 };
    svg.append(element('text', at, shown(took)));
  }
  place.replaceChildren(svg);
  return used;
}

/** What the colours mean. */
export function explain(place, used) {
  place.replaceChildren(
    ...Object.entries(PARTS).filter(([part]) => used.has(part)).map(([, [name, colour]]) => {
      const item = document.createElement('li');
      const square = element('svg', { width: 11, height: 11 });
      square.append(element('rect', { width: 11, height: 11, rx: 3, fill: colour }));
      item.append(square, name);
      return item;
    }),
  );
}
