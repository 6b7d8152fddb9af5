import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipes.ts';
import { recipeJsonLd } from './json-ld.ts';

const origin = 'https://pomona.example';

const lentilSoup: Recipe = {
  id: 'lentil-soup',
  title: 'Lentil Soup',
  description: 'Red lentils, cumin and lemon.',
  image: '/api/images/0123456789abcdef-800.webp',
  image_colour: '#aa8844',
  difficulty: 'easy',
  diet_types: ['Gluten-Free', 'Vegetarian', 'Vegan', 'High-Fiber'],
  likely_diet_types: [],
  meal_type: 'Dinner',
  cuisine: 'indian',
  prep_time: 10,
  cook_time: 25,
  rest_time: 0,
  servings: 4,
  rating: 4.5,
  review_count: 2,
  ingredients: ['200 g red lentils', '1/2 lemon', 'salt'],
  tags: ['soup', 'make-ahead'],
  traits: [],
  allergens: [],
  author: 'Pomona Kitchen',
  created_at: '2026-03-01T08:00:00.000Z',
  nutrition: { calories: 300, protein: 18, carbs: 40, fiber: 9 },
  language: 'en',
  owner_id: null,
  visibility: 'public',
  version: 1,
  source_url: null,
  instructions: ['Rinse the lentils.', 'Simmer for 20 minutes, then season.'],
  notes: {},
  allergen_details: [],
  may_contain: [],
  allergen_kinds: [],
  open_labels: [],
  is_read_whole: true,
  sources: [],
  updated_at: '2026-03-01T08:00:00.000Z',
};
const makeRecipe = (own: Partial<Recipe> = {}): Recipe => ({ ...lentilSoup, ...own });

describe('the recipe as schema.org describes one', () => {
  it('REC-11 counts the waiting in the total time', () => {
    const { prepTime, cookTime, totalTime } = recipeJsonLd(makeRecipe({ rest_time: 480 }), origin);
    expect([prepTime, cookTime, totalTime]).toEqual(['PT10M', 'PT25M', 'PT515M']);
  });

  it('REC-08 has what search engines ask of a recipe', () => {
    expect(recipeJsonLd(makeRecipe(), origin)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': 'https://pomona.example/recipes/lentil-soup',
      name: 'Lentil Soup',
      image: ['https://pomona.example/api/images/0123456789abcdef-800.webp'],
      prepTime: 'PT10M',
      cookTime: 'PT25M',
      totalTime: 'PT35M',
      recipeYield: '4',
      recipeIngredient: ['200 g red lentils', '1/2 lemon', 'salt'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Rinse the lentils.' },
        { '@type': 'HowToStep', text: 'Simmer for 20 minutes, then season.' },
      ],
      nutrition: { calories: '300 kcal', proteinContent: '18 g' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  it('REC-08 tells a member, who is a person, from the house', () => {
    expect(recipeJsonLd(makeRecipe(), origin).author).toEqual({
      '@type': 'Organization',
      name: 'Pomona Kitchen',
    });
    const ownerId = '00000000-0000-4000-8000-000000000000';
    const written = makeRecipe({ owner_id: ownerId, author: 'Ada' });
    expect(recipeJsonLd(written, origin).author).toEqual({ '@type': 'Person', name: 'Ada' });
  });

  it('REC-08 names the diets that schema.org knows', () => {
    const described = recipeJsonLd(makeRecipe({ diet_types: ['Vegan', 'Keto'] }), origin);
    expect(described).toMatchObject({ suitableForDiet: ['https://schema.org/VeganDiet'] });
  });

  it('REC-08 keeps still about what nobody knows', () => {
    const written = JSON.stringify(
      recipeJsonLd(makeRecipe({ review_count: 0, rating: 0 }), origin),
    );
    expect(written).not.toContain('aggregateRating');
    expect(written).not.toContain('sodiumContent');
    expect(written).not.toContain('fatContent');
  });
});
