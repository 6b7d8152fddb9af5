import * as fc from 'fast-check';
import { nastyText } from './nasty-values.ts';

/** What an HTTP client lets through; line breaks and NUL go by raw sockets. */
export const headerText: fc.Arbitrary<string> = nastyText.map((text) =>
  text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 3000),
);

const oftenOdd = (...usual: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...usual), weight: 3 },
    { arbitrary: headerText, weight: 1 },
  );

const tags = ['*', '"a"', 'W/"a"', '"', 'W/', ',,,', `"${'x'.repeat(2000)}"`];
const days = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Sat, 99 Foo 9999 99:99:99', '0', '-1'];
const ranges = ['bytes=0-0', 'bytes=-1', 'bytes=9-1', `bytes=${'0-0,'.repeat(200)}1-2`, 'x=1'];
const addresses = [
  '203.0.113.1',
  '::1',
  '::ffff:1.2.3.4',
  '1.2.3.4, 5.6.7.8',
  'unknown',
  '999.1.1.1',
  '[::1]:80',
];

const one: Readonly<Record<string, fc.Arbitrary<string>>> = {
  host: oftenOdd('a b"><script>', 'evil.example', '[::1', 'x:99999', 'x@y', ''),
  accept: oftenOdd('text/html', '*/*;q=0', 'application/xml', ',;q=x'),
  'accept-language': oftenOdd('de', 'xx;q=NaN', `${'a-'.repeat(500)}a`, '*', 'en;q=1,,,;;'),
  'accept-encoding': oftenOdd('gzip', 'br', 'gzip, br;q=0', '*;q=0', 'identity;q=0', 'zstd'),
  'if-none-match': oftenOdd(...tags),
  'if-match': oftenOdd(...tags),
  'if-modified-since': oftenOdd(...days),
  range: oftenOdd(...ranges),
  'if-range': oftenOdd(...tags, ...days),
  cookie: oftenOdd(
    'language=de',
    'language=%E0%A4%A',
    'language=xx; ;=;==',
    '__proto__=1',
    'pomona-language=fr',
  ),
  'idempotency-key': oftenOdd('00000000-0000-4000-8000-000000000000', 'not-a-uuid'),
  'x-request-id': oftenOdd('abcdefgh', 'a'.repeat(65)),
  'x-forwarded-for': oftenOdd(...addresses),
  'x-forwarded-host': oftenOdd('evil.example', 'a b', 'x:1:2'),
  'x-forwarded-proto': oftenOdd('https', 'javascript', 'https,http'),
  'x-http-method-override': oftenOdd('DELETE'),
  'user-agent': oftenOdd('Mozilla/5.0', ''),
  origin: oftenOdd('null', 'http://evil.example', 'http://[', 'file://'),
  referer: oftenOdd('http://evil.example/?token=x', ':::'),
  'sec-fetch-site': oftenOdd('cross-site', 'none'),
  'access-control-request-method': oftenOdd('DELETE', 'FOO'),
  prefer: oftenOdd('return=minimal'),
  te: oftenOdd('trailers'),
  authorization: oftenOdd(
    ...['Bearer', 'Bearer  ', 'bearer x', 'Basic YTpi', `Bearer ${'x'.repeat(300)}`, 'Bearer a b'],
  ),
};

/** Up to three odd headers. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...Object.keys(one))
      .chain((name) => fc.tuple(fc.constant(name), one[name] ?? headerText)),
    { maxLength: 3 },
  )
  .map((entries) => Object.fromEntries(entries));

export const contentType: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 16 },
  {
    arbitrary: fc.constantFrom(
      ...['application/json; charset=utf-16', 'application/json; charset=""', 'APPLICATION/JSON'],
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'image/png'],
      ...[
        'multipart/form-data; boundary=x',
        'application/xml',
        'application/problem+json',
        '/',
        '',
      ],
    ),
    weight: 3,
  },
  { arbitrary: headerText, weight: 1 },
);
