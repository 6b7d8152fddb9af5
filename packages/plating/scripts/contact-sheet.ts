// `npx tsx packages/plating/scripts/contact-sheet.ts <out> [--from <folder> …] [--only <pattern>] [--pick <count>]`:
// recipes of the catalogue (or of other folders) as small pictures on sheets of 20, with the list of their ids in order.
// `--pick 60` takes as many by chance; `--dish <archetype>` one archetype.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { fallbackPicture } from '../src/fallback.ts';
import { platedDish } from '../src/plated-dish.ts';
import type { PlatedRecipe } from '../src/recipe.ts';
import { catalogueFolder, readRecipeFiles } from './recipe-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', multiple: true },
    only: { type: 'string', default: '' },
    dish: { type: 'string' },
    pick: { type: 'string' },
    seed: { type: 'string', default: '1' },
    large: { type: 'boolean', default: false },
  },
});
const out = positionals[0] ?? 'contact-sheet';
const folders = values.from ?? [catalogueFolder];
const [columns, rows, width, height] = [4, 5, 480, 360];

/** The same choice for the same seed, so that a sheet can be drawn again after a change. */
function chosen(recipes: readonly PlatedRecipe[]): PlatedRecipe[] {
  const selected = recipes.filter(
    ({ id, dish }) =>
      new RegExp(values.only).test(id) && (values.dish === undefined || dish === values.dish),
  );
  if (values.pick === undefined) return selected;
  const rank = ({ id }: PlatedRecipe) =>
    Array.from(`${id}${values.seed}`).reduce(
      (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991,
      7,
    );
  return selected.sort((one, two) => rank(one) - rank(two)).slice(0, Number(values.pick));
}

async function drawSheet(recipes: readonly PlatedRecipe[], name: string): Promise<void> {
  const tiles: OverlayOptions[] = [];
  for (const [index, recipe] of recipes.entries()) {
    const svg = platedDish(recipe);
    if (values.large)
      await writeFile(path.join(out, `${recipe.id}.png`), new Resvg(svg).render().asPng());
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
    tiles.push({
      input: picture,
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    });
  }
  const canvas = {
    width: columns * width,
    height: Math.min(rows, Math.ceil(recipes.length / columns)) * height,
    channels: 3,
    background: '#fff',
  } as const;
  await sharp({ create: canvas })
    .composite(tiles)
    .png()
    .toFile(path.join(out, `${name}.png`));
  console.log(`${name}: ${recipes.map(({ id }) => id).join(', ')}`);
}

await mkdir(out, { recursive: true });
await writeFile(path.join(out, 'fallback-dish.svg'), fallbackPicture());
const recipes = chosen((await Promise.all(folders.map(readRecipeFiles))).flat());
const each = columns * rows;
for (let sheet = 0; sheet * each < recipes.length; sheet += 1)
  await drawSheet(recipes.slice(sheet * each, (sheet + 1) * each), `sheet-${sheet + 1}`);
