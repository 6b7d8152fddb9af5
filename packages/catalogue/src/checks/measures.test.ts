import { expect, it } from 'vitest';
import { sampleRecipe } from '../../test/sample.ts';
import type { CatalogueRecipe } from '../schema.ts';
import { wrongMeasures } from './measures.ts';

const messages = (change: Partial<CatalogueRecipe>) =>
  wrongMeasures(sampleRecipe(change)).map(({ message }) => message);

it.each(['180 °C (360 °F)', '200 °C (390 °F)', '215 °C (420 °F)', '74 °C (170 °F)'])(
  'REC-06 finds "%s", which is not the same heat twice',
  (pair) => {
    expect(messages({ instructions: [`Bake at ${pair}.`] })).toEqual([
      `"${pair}" is not the same heat twice`,
    ]);
  },
);

it.each(['180 °C (350 °F)', '200 °C (400 °F)', '74 °C (165 °F)', '63 °C (145 °F)'])(
  'REC-06 lets "%s" pass',
  (pair) => {
    expect(messages({ instructions: [`Bake at ${pair}.`] })).toEqual([]);
  },
);

it('REC-06 reads the temperatures of the notes too', () => {
  const notes = { swap: 'Potatoes bake at 220 °C (430 °F).' };
  expect(messages({ notes })).toHaveLength(1);
});

it.each(['1/3 tsp fine salt', '1 2/3 tsp ground cumin', '3 tsp olive oil'])(
  'REC-06 finds "%s", for which there is no spoon',
  (line) => {
    expect(messages({ ingredients: [line] })).toEqual([
      `"${line}" is not in spoons of a measuring set`,
    ]);
  },
);

it.each(['1/4 tsp fine salt', '4 tsp olive oil', '1 tbsp olive oil', '1 1/2 tsp ground cumin'])(
  'REC-06 lets "%s" pass',
  (line) => {
    expect(messages({ ingredients: [line] })).toEqual([]);
  },
);
