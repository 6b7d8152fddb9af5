import { describe, expect, it } from 'vitest';
import { makeRecipe } from '#test/recipe-samples.ts';
import { recipeJsonLd } from './json-ld.ts';

const origin = 'https://pomona.example';

describe('the recipe as schema.org describes one', () => {
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
