import { describe, expect, it } from 'vitest';
import { toneOf } from '../colour.ts';
import { readRecipe } from '../reading.ts';
import { brothColour, cookedAway, inSoup } from './soup.ts';

function soup(title: string, ...lines: readonly string[]) {
  return readRecipe({
    id: 'soup',
    title,
    dish: 'soup',
    mealType: 'Dinner',
    cuisine: null,
    ingredients: lines.map((text) => ({ foodKey: null, text, grams: null })),
    instructions: [],
  });
}

const namesOf = (foods: readonly { food: { name: string } }[]) =>
  foods.map(({ food }) => food.name);

describe('LIST-15 the colour of a broth', () => {
  it.each([
    ['Egg Drop Soup with Tofu and Spinach', '1 l chicken stock', '150 g spinach'],
    ['Minestra with Little Meatballs', '1 l chicken stock', '200 g escarole'],
    ['Chicken Noodle Soup with Herbs', '1 l chicken stock', '20 g dill'],
    ['Smoky Chicken and Chickpea Soup', '1 l chicken stock', '240 g chickpeas'],
  ])('of %s is golden, not green', (title, ...lines) => {
    const { hue } = toneOf(brothColour(soup(title, ...lines)));
    expect(hue).toBeGreaterThan(60);
    expect(hue).toBeLessThan(100);
  });

  it('of a green chile stew stays green', () => {
    const { hue } = toneOf(brothColour(soup('Green Chile Stew', '300 g poblano peppers')));
    expect(hue).toBeGreaterThan(105);
  });
});

describe('a smooth soup', () => {
  it('has its vegetables in its body, and keeps what is no vegetable as pieces', () => {
    const reading = soup('Butternut Squash Soup', '1 kg squash', '200 g chickpeas', '1 l water');
    expect(namesOf(cookedAway(reading))).toContain('squash');
    expect(namesOf(inSoup(reading))).toEqual(['chickpeas']);
  });

  it('is none where the vegetables stand beside others', () => {
    const reading = soup(
      'Tomato and White Bean Soup',
      '500 g carrots, sliced',
      '400 g white beans',
    );
    expect(namesOf(inSoup(reading))).toContain('carrot');
  });
});
