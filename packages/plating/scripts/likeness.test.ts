import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { platedDish, platingVersion } from '../src/plated-dish.ts';
import type { PlatedRecipe } from '../src/recipe.ts';
import {
  bitsApart,
  coloursApart,
  type Fingerprint,
  fingerprintOf,
  type Likeness,
  likenessOf,
  recipeMark,
} from './likeness.ts';
import { catalogueFolder, readRecipeFiles } from './recipe-files.ts';

/** Two pictures are alike when fewer bits than this differ, or not many more and their colours are near as well. */
const minBits = 24;
const fewBits = 34;
const minColours = 1;
/** More than this share of recipes without a fingerprint, and the file is to be made anew. */
const maxUnknownShare = 0.25;
/** So many of those are drawn in a run; the others wait for their turn. */
const drawnPerRun = 12;
const sampled = 6;
const timeout = 60_000;

/** What `fingerprints.ts` writes. */
interface StoredFingerprint {
  platingVersion: number;
  pictures: Readonly<Record<string, Fingerprint>>;
}

let recipes: PlatedRecipe[] = [];
let known: StoredFingerprint;

beforeAll(async () => {
  recipes = await readRecipeFiles(catalogueFolder);
  const text = await readFile(
    path.join(import.meta.dirname, 'fingerprints.generated.json'),
    'utf8',
  );
  known = JSON.parse(text);
});

function isKnown(recipe: PlatedRecipe): boolean {
  return known.pictures[recipe.id]?.recipe === recipeMark(recipe);
}

function some<T>(from: readonly T[], count: number): T[] {
  return Array.from(
    { length: Math.min(count, from.length) },
    () => from[Math.floor(Math.random() * from.length)],
  ).filter((one) => one !== undefined);
}

function areAlike(one: Likeness, two: Likeness): boolean {
  const apart = bitsApart(one, two);
  return apart < minBits || (apart < fewBits && coloursApart(one, two) < minColours);
}

function pairsTooNear(all: readonly (readonly [string, Fingerprint])[]): string[] {
  const decoded = all.map(([id, stored]) => ({ id, likeness: likenessOf(stored) }));
  return decoded.flatMap(({ id, likeness }, index) =>
    decoded
      .slice(index + 1)
      .filter((other) => areAlike(likeness, other.likeness))
      .map((other) => `${id} and ${other.id}`),
  );
}

describe('the pictures of the catalogue', () => {
  it('have fingerprints of the present drawing', () => {
    expect(known.platingVersion).toBe(platingVersion);
    const unknown = recipes.filter((recipe) => !isKnown(recipe));
    expect(
      unknown.length / recipes.length,
      'run: npx tsx packages/plating/scripts/fingerprints.ts',
    ).toBeLessThan(maxUnknownShare);
  });

  it(
    'are as their fingerprints say, a few by chance',
    () => {
      for (const recipe of some(recipes.filter(isKnown), sampled)) {
        const now = fingerprintOf(recipe);
        const then = known.pictures[recipe.id] ?? now;
        expect(bitsApart(likenessOf(now), likenessOf(then)), recipe.id).toBeLessThan(4);
      }
    },
    timeout,
  );

  it(
    'are none like another',
    () => {
      const drawn = some(
        recipes.filter((recipe) => !isKnown(recipe)),
        drawnPerRun,
      );
      const fresh = new Map(drawn.map((recipe) => [recipe.id, fingerprintOf(recipe)]));
      const all = recipes
        .filter((recipe) => isKnown(recipe) || fresh.has(recipe.id))
        .map(
          (recipe) =>
            [
              recipe.id,
              fresh.get(recipe.id) ?? known.pictures[recipe.id] ?? fingerprintOf(recipe),
            ] as const,
        );
      expect(pairsTooNear(all)).toEqual([]);
    },
    timeout,
  );

  it('would be found out if two were alike', () => {
    const recipe = recipes[0];
    if (recipe === undefined) throw new Error('The catalogue is empty');
    const one = fingerprintOf(recipe);
    expect(
      pairsTooNear([
        ['one', one],
        ['two', one],
      ]),
    ).toEqual(['one and two']);
  });

  it(
    'are small, the same every time, and of shapes alone',
    () => {
      for (const recipe of some(recipes, sampled)) {
        const svg = platedDish(recipe);
        expect(svg.length, recipe.id).toBeLessThan(400_000);
        expect(svg, recipe.id).toBe(platedDish(recipe));
        expect(svg, recipe.id).not.toMatch(
          /<text|<image|<filter|NaN|href="[^#]|\p{Extended_Pictographic}/u,
        );
      }
    },
    timeout,
  );
});
