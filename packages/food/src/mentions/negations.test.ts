import { describe, expect, it } from 'vitest';
import type { Language } from '../foods/languages.ts';
import { parseLine } from '../lines/line.ts';

function foodsIn(line: string, language: Language = 'en'): string[] {
  return parseLine(line, { language }).mentions.map(({ food, text }) => food?.key ?? text);
}

describe('REC-09 a food that is denied is not in the line', () => {
  it.each<[string, string, Language]>([
    ['2 tbsp olive oil instead of butter', 'butter', 'en'],
    ['1 cup rice, no butter', 'butter', 'en'],
    ['2 tbsp margarine, not butter', 'butter', 'en'],
    ['200 g Reis, ohne Butter', 'butter', 'de'],
    ['200 g Öl statt Butter', 'butter', 'de'],
    ['200 g de arroz sin mantequilla', 'butter', 'es'],
    ['20 ml de aceite en lugar de mantequilla', 'butter', 'es'],
    ["20 ml d'huile au lieu de beurre", 'butter', 'fr'],
    ['200 g de riz sans beurre', 'butter', 'fr'],
  ])('"%s" brings no %s', (line, key, language) => {
    expect(foodsIn(line, language)).not.toContain(key);
  });

  it.each([
    ['1 cup rice with no more than 1 tbsp butter', 'butter'],
    ['200 g pasta with not only olive oil but butter', 'butter'],
    ['2 free-range eggs', 'egg'],
    ['1 cup rice without oil, butter', 'butter'],
  ])('"%s" still brings %s', (line, key) => {
    expect(foodsIn(line)).toContain(key);
  });
});
