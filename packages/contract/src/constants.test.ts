import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dietTypes, mealTypes } from '@pomona/food/labels/diets';
import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import { languages } from './languages.ts';

const root = new URL('../../..', import.meta.url).pathname;

it('CONST-01 the product’s numbers are what was agreed', () => {
  expect(constants).toMatchObject({
    featuredRequestLimit: 6,
    featuredMinimumRating: 4,
    featuredShown: 3,
    listRequestLimit: 1000,
    dietTypesOnListCard: 3,
    dietTypesOnHomeCard: 2,
    defaultServings: 2,
    minimumServings: 1,
    minimumPasswordLength: 6,
    defaultReviewRating: 5,
    avatarMaximumBytes: 5 * 1024 * 1024,
    recipeImageMaximumBytes: 10 * 1024 * 1024,
    toastMilliseconds: 5000,
    toastsAtOnce: 1,
  });
});

it('CONST-01 they stand once: nobody writes an agreed number of its own', () => {
  const own = /\b(5_?242_?880|10_?485_?760|1_?000_?000_?ms|toast\w*\s*=\s*5_?000)\b/i;
  const offenders = sources(join(decodeURIComponent(root), 'apps')).filter((path) =>
    own.test(readFileSync(path, 'utf8')),
  );
  expect(offenders).toEqual([]);
});

it('CONST-02 every value that a select offers is a text', () => {
  for (const value of [...languages, ...dietTypes, ...mealTypes]) expect(value).toMatch(/\S/);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
