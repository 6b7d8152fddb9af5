import { dishArchetypes } from '@pomona/contract/dish-archetypes';
import { describe, expect, it } from 'vitest';
import { dominantColour } from './dominant-colour.ts';
import { fallbackPicture } from './fallback.ts';
import { platedDish } from './plated-dish.ts';
import { archetypeOf, type PlatedRecipe } from './recipe.ts';

const lines = [
  '200 g brown rice',
  '300 g salmon fillet',
  '1 avocado, sliced',
  '150 g cherry tomatoes, halved',
  '100 g baby spinach',
  '2 large eggs',
  '30 g walnuts',
  '100 g plain yogurt',
  '80 g blueberries',
  '10 g mint leaves',
  '1 lime, cut into wedges',
];

function recipe(change: Partial<PlatedRecipe> = {}): PlatedRecipe {
  return {
    id: 'a-recipe',
    title: 'A Recipe',
    dish: 'bowl',
    mealType: 'Dinner',
    cuisine: 'mediterranean',
    ingredients: lines.map((text) => ({ foodKey: null, text, grams: null })),
    instructions: [],
    ...change,
  };
}

describe('a plated dish', () => {
  it('is the same for the same recipe, and another for another', () => {
    expect(platedDish(recipe())).toBe(platedDish(recipe()));
    expect(platedDish(recipe({ id: 'another-recipe' }))).not.toBe(platedDish(recipe()));
  });

  it.each(dishArchetypes)(
    'is drawn as %s: shapes alone, every reference defined, of bearable size',
    (dish) => {
      const svg = platedDish(recipe({ id: `served-as-${dish}`, dish }));
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
        ([, url, href]) => url ?? href,
      );
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|<style|style=/);
      expect(svg.length).toBeLessThan(400_000);
    },
  );

  it('never fails on a recipe of which nothing can be seen', () => {
    const bare = { ingredients: [{ foodKey: null, text: '1 l water', grams: null }] };
    for (const dish of dishArchetypes)
      expect(platedDish(recipe({ ...bare, dish }))).toContain('</svg>');
  });

  it('has a colour that is told without drawing', () => {
    expect(dominantColour(recipe())).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('how a recipe is served', () => {
  it.each([
    ['tacos', 'Fish with Slaw', 'tacos'],
    ['stew', 'Beef', 'soup'],
    [null, 'Red Lentil Soup', 'soup'],
    [null, 'Mango Smoothie', 'smoothie'],
    ['something else', 'Grilled Trout', 'plate'],
  ])('reads %s, "%s" as %s', (dish, title, archetype) => {
    expect(archetypeOf({ dish, title })).toBe(archetype);
  });
});

describe('the fallback picture (LIST-15)', () => {
  it('is one still life, always the same', () => {
    expect(fallbackPicture()).toBe(fallbackPicture());
    expect(fallbackPicture()).toContain('viewBox="0 0 1200 900"');
  });
});
