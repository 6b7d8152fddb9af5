import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodedBody } from './encodings.ts';

it('says the same in every encoding', async () => {
  const text = JSON.stringify([{ title: 'Huevos rancheros ñ' }]);
  const [br, gzip, identity] = await Promise.all([
    encodedBody(text, 'br'),
    encodedBody(text, 'gzip'),
    encodedBody(text, 'identity'),
  ]);
  expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  expect(identity.bytes.toString()).toBe(text);
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(1);
});
