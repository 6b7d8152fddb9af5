import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@pomona/contract/languages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appTexts } from './app-texts.ts';
import { manifestOf } from './manifests.ts';

const fileOf = (address: string) => new URL(`../public${address}`, import.meta.url);

it('I18N-01 there is a manifest in every language', () => {
  expect(Object.keys(appTexts)).toEqual([...languages]);
});

describe.each(Object.entries(appTexts))('the manifest in %s', (language, texts) => {
  const manifest = manifestOf(language, texts);

  it('names the app and where it begins', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: language });
    expect(manifest.shortcuts.map(({ url }) => url)).toContain('/shopping-list');
  });

  it('names pictures that are there, in their real sizes', async () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      expect(existsSync(fileOf(src)), src).toBe(true);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(fileURLToPath(fileOf(src))).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});
