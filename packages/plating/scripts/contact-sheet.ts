// `npx tsx packages/plating/scripts/contact-sheet.ts <folder> [pattern]`: every recipe of the catalogue as a PNG, and all on one sheet.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { parse } from 'yaml';
import { fallbackPicture } from '../src/fallback.ts';
import { platedDish } from '../src/plated-dish.ts';
import type { PlatedRecipe } from '../src/recipe.ts';

interface CatalogueFile {
  id: string;
  title: string;
  dish?: string;
  meal_type: string;
  cuisine?: string;
  ingredients: string[];
  instructions: string[];
}

const [out = 'contact-sheet', filter = ''] = process.argv.slice(2);
const catalogue = path.join(import.meta.dirname, '../../catalogue/recipes');

async function readRecipes(): Promise<PlatedRecipe[]> {
  const names = (await readdir(catalogue))
    .filter((name) => name.endsWith('.yaml') && new RegExp(filter).test(name))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const file = parse(await readFile(path.join(catalogue, name), 'utf8')) as CatalogueFile;
      return {
        id: file.id,
        title: file.title,
        dish: file.dish ?? null,
        mealType: file.meal_type,
        cuisine: file.cuisine ?? null,
        ingredients: file.ingredients.map((text) => ({ foodKey: null, text, grams: null })),
        instructions: file.instructions,
      };
    }),
  );
}

async function drawAll(): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'fallback-dish.svg'), fallbackPicture());
  const recipes = await readRecipes();
  const tiles: OverlayOptions[] = [];
  const columns = Math.min(5, recipes.length);
  for (const [index, recipe] of recipes.entries()) {
    const started = performance.now();
    const svg = platedDish(recipe);
    const png = new Resvg(svg).render().asPng();
    await writeFile(path.join(out, `${recipe.id}.png`), png);
    tiles.push({
      input: await sharp(png).resize(400).png().toBuffer(),
      left: (index % columns) * 400,
      top: Math.floor(index / columns) * 300,
    });
    console.log(
      `${recipe.id}\t${Math.round(performance.now() - started)} ms\t${Math.round(svg.length / 1024)} kB`,
    );
  }
  const canvas = {
    width: columns * 400,
    height: Math.ceil(recipes.length / columns) * 300,
    channels: 3,
    background: '#fff',
  } as const;
  await sharp({ create: canvas }).composite(tiles).png().toFile(path.join(out, 'sheet.png'));
}

await drawAll();
