import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createDocument, gzippedDocument, nonceMarker, plainDocument } from './page-document.ts';

const nonce = 'MDEyMzQ1Njc4OWFiY2RlZg==';
const filler = '<p>Huevos rancheros, crème brûlée, 蘋果</p>'.repeat(500);

it.each([
  ['one nonce', `<script nonce="${nonceMarker}"></script>${filler}`],
  ['two', `<script nonce="${nonceMarker}"></script>${filler}<style nonce="${nonceMarker}">`],
  ['none', filler],
  ['one at each end', `${nonceMarker}${filler}${nonceMarker}`],
  ['no text', ''],
])('a document with %s is the same plain and compressed', async (_, html) => {
  const document = await createDocument(html);
  const sent = html.replaceAll(nonceMarker, nonce);
  expect(plainDocument(document, nonce).toString()).toBe(sent);
  // Checks length and checksum as well.
  expect(gunzipSync(gzippedDocument(document, nonce)).toString()).toBe(sent);
});

it('is compressed once, and each nonce adds a few bytes', async () => {
  const document = await createDocument(`<i nonce="${nonceMarker}">${filler}`);
  expect(gzippedDocument(document, nonce).length).toBeLessThan(400);
});

it('keeps once what many documents have behind the nonce', async () => {
  const end = `"></script>${filler}<p>Once</p>`;
  const [one, two] = [
    await createDocument(`<h1>Soup</h1><script nonce="${nonceMarker}${end}`),
    await createDocument(`<h1>Stew</h1><script nonce="${nonceMarker}${end}`),
  ];
  expect(two.segments[1]).toBe(one.segments[1]);
  expect(one.bytes).toBeGreaterThan(filler.length);
  expect(two.bytes).toBeLessThan(100);
  expect(gunzipSync(gzippedDocument(two, nonce)).toString()).toBe(
    `<h1>Stew</h1><script nonce="${nonce}${end}`,
  );
});
