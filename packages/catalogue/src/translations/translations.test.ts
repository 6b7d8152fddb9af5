import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tagsOf } from '../checks/tags.ts';
import { readCatalogue } from '../read.ts';
import { checkTranslation } from './check.ts';
import { wrongLines } from './lines.ts';
import { readTagNames, readTranslations } from './read.ts';
import { translationLanguages } from './translation.ts';

const recipes = readCatalogue();

describe.each(translationLanguages)('the collection in %s', (language) => {
  it('says what the recipes say', () => {
    const translations = readTranslations(language);
    const known = recipes.filter(({ id }) => translations.has(id));
    const findings = known.flatMap((recipe) => {
      const translation = translations.get(recipe.id);
      return translation === undefined ? [] : checkTranslation(recipe, translation, language);
    });
    expect(known).toHaveLength(translations.size);
    expect(findings).toEqual([]);
  }, 120_000);

  it('has a name for every tag', () => {
    const tags = new Set(recipes.flatMap(tagsOf));
    expect(Object.keys(readTagNames(language)).toSorted()).toEqual([...tags].toSorted());
  });

  it('reads the lines that translators are shown', () => {
    const path = new URL('../../translations/glossary/lines.tsv', import.meta.url);
    const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split('\n');
    const column = head.split('\t').indexOf(language);
    const lines = rows.map((row) => row.split('\t'));
    const [english, own] = [0, column].map((at) => lines.map((cells) => cells[at] ?? ''));
    expect(lines.length).toBeGreaterThan(140);
    expect(wrongLines(english ?? [], own ?? [], language)).toEqual([]);
  });
});
