import { readdirSync, readFileSync } from 'node:fs';
import { importedRecipe } from '@pomona/contract/recipe-exchange';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodePage } from './page/decoding.ts';
import { readRecipes } from './read.ts';

const folder = new URL('../test/corpus/', import.meta.url);
const ending = '.expected.json';

/** What lies beside each page or text: how it is served, and the drafts that it must give. */
const expectation = z.strictObject({
  contentType: z.string(),
  recipes: z.array(
    z.strictObject({
      format: importedRecipe.shape.format,
      notes: importedRecipe.shape.notes,
      draft: importedRecipe.shape.draft,
    }),
  ),
});

const expected = readdirSync(folder).filter((file) => file.endsWith(ending));

describe('pages and texts as they are found in the wild', () => {
  it('FOOD-04 are many, each with its expectation', () => {
    const sources = readdirSync(folder).filter((file) => !file.endsWith(ending));
    expect(sources.map((file) => file + ending).sort()).toEqual([...expected].sort());
    expect(sources.length).toBeGreaterThanOrEqual(50);
  });

  it.each(expected)('FOOD-04 reads %s', (file) => {
    const { contentType, recipes } = expectation.parse(
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    );
    const bytes = readFileSync(new URL(file.slice(0, -ending.length), folder));
    const text = decodePage(bytes, contentType) ?? '';
    const kind = contentType.startsWith('text/html') ? 'html' : null;
    const read = readRecipes({ text, kind, format: null, address: null, language: 'en' });
    expect(read.map(({ format, notes, draft }) => ({ format, notes, draft }))).toEqual(recipes);
  });
});
