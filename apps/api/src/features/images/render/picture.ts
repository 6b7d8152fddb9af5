import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pictureWidths } from '@pomona/contract/images';
import { platedDish } from '@pomona/plating/plated-dish';
import type { PlatedRecipe } from '@pomona/plating/recipe';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { encodeAvif, encodeWebp } from './encode.ts';
import type { PictureFile } from './protocol.ts';

const compress = promisify(gzip);

/** The drawing as text, for as long as its picture is not there. */
export function sketch(recipe: PlatedRecipe): Promise<Uint8Array> {
  return compress(platedDish(recipe), { level: 5 });
}

/** The drawing as pixels, 1200×900. */
export function drawPixels(recipe: PlatedRecipe): Sharp {
  const { width, height, pixels } = new Resvg(platedDish(recipe), {
    font: { loadSystemFonts: false },
  }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Drawn once at full size; small sizes come from it, sharper than a small drawing would be. */
export async function drawEverySize(recipe: PlatedRecipe): Promise<PictureFile[]> {
  const picture = drawPixels(recipe);
  const files: PictureFile[] = [];
  for (const width of pictureWidths) {
    const size = picture.clone().resize(width);
    files.push({ width, format: 'webp', bytes: await encodeWebp(size) });
    files.push({ width, format: 'avif', bytes: await encodeAvif(size) });
  }
  return files;
}
