import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, encodedBody } from './encodings.ts';

it('picks the smallest encoding that the client accepts', () => {
  expect(acceptedEncoding('gzip, deflate, br')).toBe('br');
  expect(acceptedEncoding('gzip;q=0.8, br;q=0')).toBe('gzip');
  expect(acceptedEncoding('br;q=0.0, gzip;q=0')).toBe('identity');
  expect(acceptedEncoding(undefined)).toBe('identity');
});

it('says the same in every encoding', async () => {
  const text = JSON.stringify([{ title: 'Huevos rancheros ñ' }]);
  const body = await encodedBody(text);
  expect(brotliDecompressSync(body.br).toString()).toBe(text);
  expect(gunzipSync(body.gzip).toString()).toBe(text);
  expect(body.identity.toString()).toBe(text);
});
