import * as fc from 'fast-check';
import type { Json } from './json-schema.ts';

/** Texts that have broken servers. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\ufeff',
  '\u2028\u2029',
  'İstanbul ß ﬀ ſ K',
  'e\u0301'.repeat(50),
  `a${'\u0301'.repeat(500)}`,
  "' OR 1=1; --",
  '<script>alert(1)</script>',
  '=cmd|x',
  '../../etc/passwd',
  '%00',
  '%25%32%66',
  '{{7*7}}',
  'x'.repeat(10_000),
  '(a+)+$ '.repeat(40),
  'x '.repeat(1000),
  '1/2 '.repeat(75),
  '👩‍👩‍👧‍👦'.repeat(100),
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '2147483648',
  '0x10',
  'true',
  'null',
  '[object Object]',
  'a\r\nset-cookie: x=y',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '9999-12-31T23:59:59.999Z',
  '2000-02-30',
  '2999-12-31',
];

/** Addresses that no server may fetch, and what is no picture; none of them needs a name to be resolved. */
const nastyAddresses = [
  'http://127.0.0.1/x.png',
  'http://127.1:80/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/latest',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://0/',
  'http://127.0.0.1:5432/',
  'http://user:secret@127.0.0.1/',
  'https://10.0.0.1/a.jpg',
  'http://%00/',
  'http://',
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'javascript:alert(1)',
  'data:image/png;base64,',
  'data:image/png;base64,!!!!',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
];

const nastyNumbers = [
  ...[-1, 0, -0, 0.5, 0.1 + 0.2, 1e308, -1e308, 5e-324],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 2 ** 63, -(2 ** 63)],
];

/** Keys that mean something to JavaScript or to the database. */
export const nastyKeys = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', 'toJSON'],
  ...['id', 'is_admin', 'owner_id', 'user_id', 'visibility', 'created_at', 'version', ''],
];

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...nastyTexts), weight: 4 },
  { arbitrary: fc.constantFrom(...nastyAddresses), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 100 }), weight: 1 },
  { arbitrary: fc.string(), weight: 1 },
);

export const nastyAddress: fc.Arbitrary<string> = fc.constantFrom(...nastyAddresses);

export const nastyKey: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...nastyKeys), weight: 4 },
  { arbitrary: nastyText, weight: 1 },
);

/** Any JSON value, most of them small. */
export const nastyValue: fc.Arbitrary<Json> = fc.oneof(
  nastyText,
  fc.constantFrom(...nastyNumbers),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nastyText, { maxLength: 4 }),
  fc.dictionary(nastyKey, nastyText, { maxKeys: 3 }),
  fc.nat({ max: 40 }).map((depth) => nestedTo(depth)),
);

function nestedTo(depth: number): Json {
  let value: Json = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
