import * as fc from 'fast-check';
import type { RawCall } from './call.ts';
import { nastyText } from './nasty-values.ts';

const requestLines = [
  ...[
    'GET / HTTP/1.1',
    'GET /api/recipes HTTP/1.0',
    'GET / HTTP/1.0',
    'GET / HTTP/0.9',
    'GET / HTTP/9.9',
    'GET /',
  ],
  ...['POST /api/users/login HTTP/1.1', 'PUT /api/wellness/consent HTTP/1.1', 'FOO / HTTP/1.1'],
  ...[
    'GET  /  HTTP/1.1',
    'get / HTTP/1.1',
    'GET /\u0000 HTTP/1.1',
    'GET /\u00e4 HTTP/1.1',
    ' GET / HTTP/1.1',
  ],
  ...['OPTIONS * HTTP/1.1', 'CONNECT 127.0.0.1:5432 HTTP/1.1', 'GET http://127.0.0.1:1/ HTTP/1.1'],
  ...['GET //evil.example/%2f.. HTTP/1.1', 'GET /recipes/. HTTP/1.1', 'GET /foods/. HTTP/1.1'],
  ...['GET /../../etc/passwd HTTP/1.1', 'GET /assets/..%2f..%2fpackage.json HTTP/1.1', ''],
  ...['PRI * HTTP/2.0', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', 'HELLO', 'TRACE / HTTP/1.1'],
  `GET /${'a'.repeat(17_000)} HTTP/1.1`,
];

const headerLines = [
  ...['host: x', 'Host: a b"><script>', 'host: x\r\nhost: y', 'host:', 'connection: close'],
  ...['content-length: 5', 'content-length: 5\r\ncontent-length: 6', 'content-length: -1'],
  ...['content-length: 0x5', 'content-length: 99999999999999999999', 'content-length: 5, 5'],
  ...[
    'transfer-encoding: chunked',
    'transfer-encoding: chunked, identity',
    'transfer-encoding: xchunked',
  ],
  ...['transfer-encoding : chunked', 'transfer-encoding:\u000bchunked', 'te: trailers'],
  ...['content-type: application/json', 'content-type: application/x-www-form-urlencoded'],
  ...['expect: 100-continue', 'expect: something-else', 'sec-fetch-site: same-origin'],
  ...[
    'upgrade: websocket\r\nconnection: upgrade',
    'upgrade: h2c\r\nconnection: upgrade, http2-settings',
  ],
  ...[
    'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\nsec-websocket-version: 13',
  ],
  ...[
    'x: a\r\n folded',
    ': empty',
    'no colon',
    'x\u0000y: z',
    'x: \u0000',
    'x: a\nb: c',
    '\u00ff: x',
  ],
  ...[
    'accept-encoding: gzip',
    'range: bytes=0-0',
    'authorization: Bearer',
    'cookie: \u0080=\u0081',
  ],
  `x: ${'y'.repeat(20_000)}`,
  'a: b\r\n'.repeat(1990).trimEnd(),
];

const bodies = [
  ...['', 'hello', '{"a":1}', '5\r\nhello\r\n0\r\n\r\n', '5\r\nhel', 'fffffffff\r\n', '-1\r\n\r\n'],
  ...[
    '5;a=b\r\nhello\r\n0\r\ntrailer: x\r\n\r\n',
    '0\r\nx: y\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    'g\r\nx',
  ],
  `1;${'e'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
  'GET /api/config HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3),
];

const latin = (text: string) => Buffer.from(text, 'latin1').toString('latin1');
const orOdd = (usual: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...usual), weight: 9 },
    { arbitrary: nastyText.map(latin), weight: 1 },
  );
const ending = fc.oneof(
  { arbitrary: fc.constant('\r\n'), weight: 8 },
  { arbitrary: fc.constantFrom('\n', '\r', '\r\n\r\n', ''), weight: 1 },
);

/** Requests that are no HTTP, or nearly: most have a host, or nothing else would be looked at. */
export const rawCalls: fc.Arbitrary<RawCall> = fc
  .record({
    line: orOdd(requestLines),
    host: fc.oneof({ arbitrary: fc.constant(['host: x']), weight: 9 }, fc.constant([])),
    headers: fc.array(orOdd(headerLines), { maxLength: 3 }),
    end: ending,
    body: orOdd(bodies),
  })
  .map(({ line, host, headers, end, body }) => ({
    kind: 'raw',
    bytes: [line, ...host, ...headers, ''].join(end) + end + body,
  }));
