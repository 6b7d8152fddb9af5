import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { platedDish } from '../src/plated-dish.ts';
import type { PlatedRecipe } from '../src/recipe.ts';

/** What is kept of a picture to tell it from others. */
export interface Fingerprint {
  /** Of the recipe as it was drawn, so that a changed recipe is known. */
  recipe: string;
  /** 192 bits as hexadecimal: on a grid of 17 × 12 fields, whether a field is darker than its right neighbour. */
  bits: string;
  /** The mean colour of 6 × 4 fields, three hexadecimal digits each. */
  colours: string;
}

const [across, down] = [17, 12];
const [wide, high] = [6, 4];
const drawnWidth = 136;

type Rgb = readonly [number, number, number];

/** A picture as fields of mean colour, row by row. */
function fields(
  image: { width: number; height: number; pixels: Uint8Array },
  columns: number,
  rows: number,
): Rgb[] {
  const { width, height, pixels } = image;
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = Math.floor(((index % columns) * width) / columns);
    const right = Math.floor((((index % columns) + 1) * width) / columns);
    const top = Math.floor((Math.floor(index / columns) * height) / rows);
    const bottom = Math.floor(((Math.floor(index / columns) + 1) * height) / rows);
    const sum = [0, 0, 0];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        for (let channel = 0; channel < 3; channel += 1)
          sum[channel] = (sum[channel] ?? 0) + (pixels[(y * width + x) * 4 + channel] ?? 0);
    const area = Math.max(1, (right - left) * (bottom - top));
    return [(sum[0] ?? 0) / area, (sum[1] ?? 0) / area, (sum[2] ?? 0) / area] as const;
  });
}

/** Rec. 601 luma. */
function luma([red, green, blue]: Rgb): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** Of what the illustrator looks at: a change of the steps changes no picture. */
export function recipeMark({ id, title, dish, ingredients }: PlatedRecipe): string {
  const hashed = JSON.stringify([id, title, dish, ingredients]);
  return createHash('sha256').update(hashed).digest('hex').slice(0, 12);
}

/** Draws a recipe small and takes its difference hash (dHash) and its colours. */
export function fingerprintOf(recipe: PlatedRecipe): Fingerprint {
  const image = new Resvg(platedDish(recipe), {
    fitTo: { mode: 'width', value: drawnWidth },
    font: { loadSystemFonts: false },
  }).render();
  const picture = { width: image.width, height: image.height, pixels: image.pixels };
  const grid = fields(picture, across, down).map(luma);
  let bits = '';
  let nibble = 0;
  let filled = 0;
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across - 1; x += 1) {
      const at = y * across + x;
      nibble = nibble * 2 + ((grid[at] ?? 0) < (grid[at + 1] ?? 0) ? 1 : 0);
      filled += 1;
      if (filled % 4 === 0) {
        bits += nibble.toString(16);
        nibble = 0;
      }
    }
  const colours = fields(picture, wide, high)
    .flat()
    .map((value) => Math.min(15, Math.floor(value / 16)).toString(16))
    .join('');
  return { recipe: recipeMark(recipe), bits, colours };
}

const setBits = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/** A fingerprint with its digits as numbers, for comparing many. */
export interface Likeness {
  bits: Uint8Array;
  colours: Uint8Array;
}

function digits(text: string): Uint8Array {
  return Uint8Array.from(text, (digit) => Number.parseInt(digit, 16));
}

export function likenessOf({ bits, colours }: Fingerprint): Likeness {
  return { bits: digits(bits), colours: digits(colours) };
}

/** How many of the 192 bits differ. */
export function bitsApart(one: Likeness, two: Likeness): number {
  let sum = 0;
  for (let index = 0; index < one.bits.length; index += 1)
    sum += setBits[(one.bits[index] ?? 0) ^ (two.bits[index] ?? 0)] ?? 0;
  return sum;
}

/** Mean difference of the colour digits, 0–15. */
export function coloursApart(one: Likeness, two: Likeness): number {
  let sum = 0;
  for (let index = 0; index < one.colours.length; index += 1)
    sum += Math.abs((one.colours[index] ?? 0) - (two.colours[index] ?? 0));
  return sum / one.colours.length;
}
