import { describe, expect, it } from 'vitest';
import { foodsIn } from './several-foods.ts';

describe('SHOP-06 foods of a typed line', () => {
  it.each([
    ['tomatos, pasta, bread', ['tomatos', 'pasta', 'bread']],
    ['2 kg tomatoes; 500 g pasta', ['2 kg tomatoes', '500 g pasta']],
    ['milk\nbread', ['milk', 'bread']],
    ['milk, bread and 6 eggs', ['milk', 'bread', '6 eggs']],
    ['1,5 kg Kartoffeln, Brot und Milch', ['1,5 kg Kartoffeln', 'Brot', 'Milch']],
    ['leche, pan y huevos', ['leche', 'pan', 'huevos']],
    ['lait, pain et œufs', ['lait', 'pain', 'œufs']],
    ['milk, dried apricots, flaxseed', ['milk', 'dried apricots', 'flaxseed']],
    ['1 kg tomatoes, chopped, bread', ['1 kg tomatoes, chopped', 'bread']],
    ['Salz, Pfeffer,', ['Salz', 'Pfeffer']],
  ])('"%s" names several', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods);
  });

  it.each([
    'salt, finely ground',
    '1 kg tomatoes, chopped',
    '2 carrots, peeled and diced',
    '1 kg Tomaten, gehackt',
    '1 kg de tomates, picados',
    '1 kg de tomates, hachées',
    'Brot, für den Salat',
    '1,5 l milk',
    'kitchen paper',
  ])('"%s" names one', (text) => {
    expect(foodsIn(text)).toEqual([text]);
  });

  it('names none where nothing is typed', () => {
    expect(foodsIn(' , ;')).toEqual([]);
  });
});
