// A server of one file, with the faults that servers have.

import { createServer } from 'node:http';

/**
 * @param {Uint8Array} content
 * @param {{ ignore?: boolean, cut?: number, stall?: number, change?: 'etag' | 'length', silent?: boolean,
 *   times?: number, status?: number, wrongStart?: boolean, chunked?: boolean }} faults `cut` and `stall` after this
 *   many bytes of an answer, at most `times` times; `silent`: no Content-Range and no ETag
 */
export async function serve(content, faults = {}) {
  const requests = [];
  let left = faults.times ?? Infinity;
  const server = createServer((request, response) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    requests.push({ method: request.method, range: range && [Number(range[1]), Number(range[2])] });
    if (faults.status && left-- > 0) return void response.writeHead(faults.status).end();
    const changed = faults.change && requests.length > 1;
    const all = changed && faults.change === 'length' ? content.subarray(0, content.length - 1) : content;
    const headers = { 'Content-Type': 'application/octet-stream' };
    if (!faults.silent) headers.ETag = changed && faults.change === 'etag' ? '"b"' : '"a"';
    if (request.method === 'HEAD') {
      return void response.writeHead(200, { ...headers, 'Content-Length': all.length }).end();
    }
    let body = all;
    if (range && !faults.ignore) {
      const from = Number(range[1]);
      const to = Math.min(Number(range[2]) + 1, all.length);
      if (from >= to) return void response.writeHead(416).end();
      body = all.subarray(from, to);
      const start = faults.wrongStart && requests.length > 1 ? from + 1 : from;
      if (!faults.silent) headers['Content-Range'] = `bytes ${start}-${to - 1}/${all.length}`;
      if (!faults.chunked) headers['Content-Length'] = body.length;
      response.writeHead(206, headers);
    } else {
      if (!faults.chunked) headers['Content-Length'] = body.length;
      response.writeHead(200, headers);
    }
    const after = faults.cut ?? faults.stall;
    if (after !== undefined && body.length > after && left-- > 0) {
      response.write(body.subarray(0, after));
      if (faults.cut !== undefined) setTimeout(() => response.destroy(), 20);
      return;
    }
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/file`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
