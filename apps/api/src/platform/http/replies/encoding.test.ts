import { expect, it } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['nonsense;;,', 'identity'],
])('chooses for "%s" %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
