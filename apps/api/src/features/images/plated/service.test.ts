import { readRecipe } from '@pomona/plating/reading';
import { describe, expect, it } from 'vitest';
import { pictureIn, pictureOf } from '../service.ts';
import { platedRecipe } from './service.ts';

const english = {
  id: 'soup',
  title: 'Lentil soup',
  dish: null,
  mealType: 'Lunch',
  cuisine: null,
  ingredients: ['300 g red lentils', '200 g carrots', '100 g spinach'],
  instructions: ['Simmer.'],
  language: 'en' as const,
};
const others = [
  {
    language: 'de' as const,
    title: 'Linsensuppe',
    ingredients: ['300 g rote Linsen', '200 g Karotten', '100 g Spinat'],
  },
  {
    language: 'es' as const,
    title: 'Sopa de lentejas',
    ingredients: ['300 g de lentejas rojas', '200 g de zanahorias', '100 g de espinacas'],
  },
  {
    language: 'fr' as const,
    title: 'Soupe de lentilles',
    ingredients: ['300 g de lentilles corail', '200 g de carottes', '100 g d’épinards'],
  },
];

describe('IMG-07 a recipe in another language', () => {
  it.each(others)('is drawn as the dish that it is: $title', async (words) => {
    const expected = readRecipe(await platedRecipe(english));
    const read = readRecipe(await platedRecipe({ ...english, ...words }));
    expect(read.archetype).toBe('soup');
    expect(read.archetype).toBe(expected.archetype);
    const namesIn = ({ visible: seen }: typeof read) => seen.map(({ food }) => food.name).sort();
    expect(namesIn(expected)).toHaveLength(3);
    expect(namesIn(read)).toEqual(namesIn(expected));
  });

  it('keeps lines that nobody knows, and what says how it is served', async () => {
    const german = { ...english, language: 'de' as const, title: 'Wundertüte', dish: 'salad' };
    const plated = await platedRecipe({ ...german, ingredients: ['3 Quarzkiesel'] });
    expect(plated.ingredients).toEqual([{ foodKey: null, text: '3 Quarzkiesel', grams: null }]);
    expect(plated.dish).toBe('salad');
  });

  it('has a picture of its own; those of English recipes stay as they are', async () => {
    const { hash, colour, path } = await pictureIn(english);
    expect({ hash, colour, path }).toEqual(pictureOf(english));
    expect((await pictureIn({ ...english, language: 'de' })).hash).not.toBe(hash);
  });
});
