import { describe, expect, it } from 'vitest';
import { findFood, foodNamed } from './find-food.ts';

describe('the food that a line names', () => {
  it.each([
    ['200 g canned chopped tomatoes', 'tomato sauce'],
    ['150 g cherry tomatoes, halved', 'tomato'],
    ['30 g almond butter', 'nut butter'],
    ['30 g almonds, chopped', 'almonds'],
    ['1 red onion, cut into wedges', 'red onion'],
    ['150 g red cabbage, finely shredded', 'red cabbage'],
    ['1 tbsp pumpkin seeds', 'pumpkin seeds'],
    ['160 g brown basmati rice', 'brown rice'],
    ['500 g ground turkey', 'mince'],
    ['1 lemon, half sliced, half juiced', 'lemon'],
    ['165 g red lentil pasta', 'spaghetti'],
    ['150 g red lentil penne', 'short pasta'],
    ['200 g red lentils', 'lentils'],
    ['500 g chicken sausages', 'sausage'],
    ['10 g sage leaves', 'herbs'],
    ['150 g whole wheat egg noodles', 'noodles'],
    ['30 gyoza wrappers', 'tortilla'],
    ['60 g tortilla chips', 'tortilla chips'],
    ['500 g potato gnocchi', 'gnocchi'],
    ['100 g small pasta', 'short pasta'],
  ])('"%s" is %s', (line, name) => {
    expect(findFood(line)?.name).toBe(name);
  });

  it.each([
    '2 tbsp olive oil',
    '1 tsp ground coriander',
    '1 tsp toasted sesame oil',
    '900 ml vegetable stock',
    '2 tbsp lime juice',
    '1 lemon, zest only',
    '3 garlic cloves, sliced',
    '1/4 tsp ground black pepper',
    '1 tsp vanilla extract',
  ])('"%s" leaves nothing to see', (line) => {
    expect(findFood(line)).toBeUndefined();
  });

  it('says which drawing is missing', () => {
    expect(() => foodNamed('unicorn')).toThrow('unicorn');
  });
});
