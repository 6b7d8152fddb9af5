import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { sampleTranslation } from '../../test/translation-sample.ts';
import { readTranslation, readTranslations, translatedIds } from './read.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translations '));
  mkdirSync(join(folder, 'de'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(id: string, translation: unknown): void {
  writeFileSync(join(folder, 'de', `${id}.yaml`), stringify(translation));
}

describe('readTranslations', () => {
  it('reads the translations of a language by the id of their recipe', () => {
    write('lemon-lentils', sampleTranslation());
    expect(translatedIds('de', folder)).toEqual(['lemon-lentils']);
    expect(readTranslations('de', folder)).toEqual(
      new Map([['lemon-lentils', sampleTranslation()]]),
    );
  });

  it.each([
    ['a key that no translation has', { servings: 2 }, 'servings'],
    ['a title that no card has room for', { title: 'Linsen '.repeat(10).trim() }, 'title'],
    [
      'a line break',
      { description: 'Grüne Linsen,\nwarm angemacht mit Petersilie.' },
      'description',
    ],
    ['a step without words', { instructions: ['Rühren.', 'Rühren.', 'Rühren.'] }, 'instructions'],
  ])('refuses %s', (_, change, key) => {
    write('lemon-lentils', { ...sampleTranslation(), ...change });
    expect(() => readTranslation('de', 'lemon-lentils', folder)).toThrow(key);
  });
});
