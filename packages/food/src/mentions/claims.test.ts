import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import type { Language } from '../foods/languages.ts';
import type { DietType } from '../labels/diets.ts';
import { parseLine } from '../lines/line.ts';

function verdictOf(label: DietType, line: string, language: Language = 'en') {
  const { labels } = analyseRecipe({ lines: [line], servings: 1, language });
  return labels.find((one) => one.label === label)?.verdict;
}

describe('REC-09 a claim binds to its own food', () => {
  it.each<[DietType, string, Language]>([
    ['Gluten-Free', '100 g gluten-free rolled oats', 'en'],
    ['Gluten-Free', '100 g rolled oats (certified gluten-free)', 'en'],
    ['Gluten-Free', '100 g rolled oats, gluten-free', 'en'],
    ['Gluten-Free', '100 g glutenfreie Haferflocken', 'de'],
    ['Gluten-Free', '100 g de copos de avena sin gluten', 'es'],
    ['Gluten-Free', "100 g de flocons d'avoine sans gluten", 'fr'],
    ['Vegan', '50 g vegan feta', 'en'],
    ['Vegan', '2 tbsp vegan butter', 'en'],
    ['Vegan', '2 cdas. de mantequilla vegana', 'es'],
  ])('%s is proven of "%s"', (label, line, language) => {
    expect(verdictOf(label, line, language)).toBe('proven');
  });

  it.each<[DietType, string, Language]>([
    ['Gluten-Free', '100 g gluten-free pasta or bread', 'en'],
    ['Gluten-Free', '100 g gluten-free or regular pasta', 'en'],
    ['Gluten-Free', '100 g rolled oats (gluten-free if needed)', 'en'],
    ['Gluten-Free', '100 g rolled oats (for gluten-free use certified ones)', 'en'],
    ['Gluten-Free', '100 g rolled oats, not gluten-free', 'en'],
    ['Gluten-Free', '100 g Haferflocken (bei Bedarf glutenfrei)', 'de'],
    ['Gluten-Free', '100 g de avena (sin gluten si hace falta)', 'es'],
    ['Gluten-Free', "100 g de flocons d'avoine (sans gluten si besoin)", 'fr'],
    ['Gluten-Free', '100 g gluten-free rice and rolled oats', 'en'],
    ['Vegan', '50 g vegan feta or the real thing', 'en'],
    ['Vegan', '2 tbsp regular or vegan butter', 'en'],
    ['Vegan', '250 g vegane oder normale Butter', 'de'],
    ['Vegan', '100 g de beurre végétal ou classique', 'fr'],
    ['Vegan', '2 tbsp butter (vegan works too)', 'en'],
    ['Vegan', '1 cup lactose-free milk', 'en'],
    ['Vegan', '2 tbsp non-dairy creamer', 'en'],
  ])('%s is not proven of "%s"', (label, line, language) => {
    expect(verdictOf(label, line, language)).not.toBe('proven');
  });

  it('leaves no figures of a food that the claim makes another one of', () => {
    const [line] = analyseRecipe({ lines: ['200 g vegan cheddar shards'], servings: 1 }).lines;
    expect(line?.mentions.flatMap(({ traits }) => traits)).not.toContain('milk');
  });
});

it.each([
  ['2 tbsp soy sauce (gluten-free)', 'en', 'soy-sauce-gluten-free', 'soy'],
  ['2 EL Sojasauce (glutenfrei)', 'de', 'soy-sauce-gluten-free', 'soy'],
  ['100 g Parmesan (vegan)', 'de', 'vegan-parmesan', 'tree_nut'],
  ['20 cl de crème (végétale)', 'fr', 'plant-cream', 'soy'],
] as const)(
  'a claim in brackets leaves the other allergens: "%s"',
  (line, language, key, trait) => {
    const { food, mentions, isReadWhole } = parseLine(line, { language });
    expect(food?.key).toBe(key);
    expect(mentions.flatMap(({ traits }) => traits)).toContain(trait);
    expect(isReadWhole).toBe(true);
  },
);

it('"egg (vegan)" is neither read whole nor an egg', () => {
  const { mentions, isReadWhole } = parseLine('1 egg (vegan)', { language: 'en' });
  expect(mentions).toEqual([]);
  expect(isReadWhole).toBe(false);
});
