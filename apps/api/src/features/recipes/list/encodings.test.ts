import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodedBody } from './encodings.ts';

it('says the same in every encoding', async () => {
  const text = JSON.stringify([{ title: 'Huevos rancheros ñ' }]);
  const body = await encodedBody(text);
  expect(brotliDecompressSync(body.br).toString()).toBe(text);
  expect(gunzipSync(body.gzip).toString()).toBe(text);
  expect(body.identity.toString()).toBe(text);
});
