import { linkSteps } from '@pomona/food/steps/steps';
import { expect, it } from 'vitest';
import { readCatalogue } from './read.ts';

/** Marked by hand, reading each step as a cook does: the places of the lines that it names. */
const marked: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'arroz-con-leche-oats-with-blackberries': [
    [0, 1, 2],
    [3, 4],
    [1, 2, 5, 6],
    [6, 7, 8],
  ],
  'blueberry-chia-overnight-oats': [[0], [1, 2, 3, 4, 5, 6], [1], [0, 7]],
  'chettinad-pepper-chicken': [
    [0, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11],
    [12],
    [0, 1, 2, 3, 4, 5, 6, 13, 14, 15],
    [8, 13, 15],
  ],
  'curd-millet': [[0], [0, 1], [0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 13], [12]],
  'ginisang-munggo': [[0, 1], [2, 3, 4, 5, 6], [0], [7, 8, 9, 10, 11]],
  'kongnamul-muchim': [[0, 1], [], [2, 3, 4, 5], [0, 1, 6]],
  'molletes-with-pico-de-gallo': [
    [0, 1, 2, 3, 4, 5, 9],
    [5, 6, 7],
    [5, 8],
    [0, 5, 8, 9],
  ],
  'peanut-oat-bites': [[0], [0, 1], [1, 2, 3, 4, 5], []],
  'sabich-pita-with-eggplant-and-egg': [[0, 1], [2], [3, 4, 5, 6], [4, 7, 8, 9], [0, 2, 3, 10, 11]],
  'smoky-split-pea-soup': [[0, 1, 2], [3, 4], [0, 6, 7], [5], [6]],
  'tlayudas-with-black-beans': [
    [1, 2, 3],
    [4, 5, 6, 7],
    [0, 1],
    [2, 4, 8],
    [9, 10, 11, 12],
  ],
  'vegetable-sambar': [
    [0, 1],
    [2, 3, 4, 5],
    [11, 12],
    [6, 7, 8, 9, 10, 12],
    [11, 13, 14, 15],
  ],
};

const recipes = readCatalogue();

it('DETAIL-07 names the lines of 54 marked steps with precision and recall of at least 95 %', () => {
  const found = Object.entries(marked).flatMap(([id, expected]) => {
    const recipe = recipes.find((one) => one.id === id);
    if (recipe === undefined) throw new Error(`no recipe ${id}`);
    const { mentions } = linkSteps(recipe.ingredients, recipe.instructions, 'en');
    expect(mentions, id).toHaveLength(expected.length);
    return expected.map((lines, step) => {
      const linked = new Set(mentions[step]?.flatMap((mention) => mention.lines));
      const right = lines.filter((line) => linked.has(line)).length;
      return { id, step: step + 1, right, expected: lines.length, linked: linked.size };
    });
  });
  const sum = (of: 'right' | 'expected' | 'linked') =>
    found.reduce((total, step) => total + step[of], 0);
  expect(found).toHaveLength(54);
  expect(sum('right') / sum('linked')).toBeGreaterThanOrEqual(0.95);
  expect(sum('right') / sum('expected')).toBeGreaterThanOrEqual(0.95);
});

it('DETAIL-07 finds a step for every line of the collection', () => {
  const unnamed = recipes.flatMap(({ id, ingredients, instructions }) =>
    linkSteps(ingredients, instructions, 'en').unnamed.map((line) => `${id}: ${ingredients[line]}`),
  );
  expect(unnamed).toEqual([]);
});
