// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Garbage } from '#test/fake-api.ts';
import { makeCalculation, makeProofs } from '#test/food-samples.ts';
import { renderPiece } from '#test/render-piece.tsx';
import { CalculationPanel } from './calculation-panel.tsx';
import { NutritionFactsPanel } from './nutrition-facts-panel.tsx';
import { WhyLabelsPanel } from './why-labels-panel.tsx';

const answers = {
  readRecipeCalculation: () => makeCalculation(),
  readRecipeLabels: () => makeProofs(),
};
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('the calculation of a recipe', () => {
  it('follows a figure from the lines over their sum to the serving', async () => {
    await renderPiece(<CalculationPanel recipeId="soup" />, { answers, texts: ['foods'] });
    await screen.findByRole('table', { name: 'How Calories comes about' });
    const line = row(/^200 g red lentils/);
    expect(line.textContent).toContain('weighed, ± 2%');
    expect(line.textContent).toContain('USDA SR28, row 16144');
    expect(line.textContent).toContain('200 g358 kcal716 kcal');
    expect(row(/^3 flubberworts/).textContent).toContain('not recognized');
    expect(row(/^Sum of the dish/).textContent).toContain('716 kcal');
    expect(row(/^÷ 2 = one serving/).textContent).toContain('358 kcal');
    expect(screen.getByText('Shown as 360 kcal')).toBeDefined();
    const food = screen.getByRole('link', { name: 'red lentils' });
    expect(food.getAttribute('href')).toBe('/foods/lentils-red-dry');
  });

  it('REC-09 lists a further food of a line as a row of its own', async () => {
    const [line] = makeCalculation().lines;
    const honey = { key: 'honey', name: 'honey' };
    const within = 'peaches with 3 tbsp honey';
    const lines = line ? [line, { ...line, text: 'honey', within, food: honey }] : [];
    await renderPiece(<CalculationPanel recipeId="soup" />, {
      answers: { readRecipeCalculation: () => makeCalculation({ lines }) },
      texts: ['foods'],
    });
    await screen.findByRole('table', { name: 'How Calories comes about' });
    expect(row(/^honey/).textContent).toContain('in: peaches with 3 tbsp honey');
  });

  it('REC-09 says of a line that its figures are of another food', async () => {
    const [line] = makeCalculation().lines;
    const source = { source: 'USDA SR28', row: '02028', description: 'Spices, paprika' };
    const sumac = { text: '1 tsp sumac', food: { key: 'sumac', name: 'sumac' } };
    const lines = line ? [line, { ...line, ...sumac, source: { ...source, stands_in: true } }] : [];
    await renderPiece(<CalculationPanel recipeId="soup" />, {
      answers: { readRecipeCalculation: () => makeCalculation({ lines }) },
      texts: ['foods'],
    });
    await screen.findByRole('table', { name: 'How Calories comes about' });
    const words = 'Figures of another food, close to this one: Spices, paprika';
    expect(row(/^1 tsp sumac/).textContent).toContain(words);
    expect(row(/^200 g red lentils/).textContent).not.toContain('Figures of another');
  });

  it('says why a figure is not shown', async () => {
    const { person } = await renderPiece(<CalculationPanel recipeId="soup" />, {
      answers,
      texts: ['foods'],
    });
    await person.selectOptions(await screen.findByLabelText('Figure'), 'Fiber');
    expect(screen.getByText('Not shown: too much of it is missing.')).toBeDefined();
    expect(screen.getByText('Not recognized: 3 flubberworts.')).toBeDefined();
  });

  it('follows the glycaemic load, with the source of each index', async () => {
    const { person } = await renderPiece(<CalculationPanel recipeId="soup" />, {
      answers,
      texts: ['foods'],
    });
    await person.selectOptions(await screen.findByLabelText('Figure'), 'Glycemic load');
    const line = row(/^200 g red lentils/);
    expect(line.textContent).toContain('105 g');
    expect(line.textContent).toContain('26Diabetes Care 2008 (estimate)');
    expect(row(/^÷ 2 = one serving/).textContent).toContain('13.7');
    expect(screen.getByText('Shown as 14')).toBeDefined();
  });

  it('shows no figures in number-free mode', async () => {
    localStorage.setItem('pomona.numberFree', 'on');
    const { container } = await renderPiece(<CalculationPanel recipeId="soup" />, {
      answers,
      texts: ['foods'],
    });
    await screen.findByText(/^Number-free mode is on\./);
    expect(container.textContent).not.toMatch(/\d/);
  });
});

describe('the figures of a recipe', () => {
  it('REC-12 leaves out what cannot be told, and holds the vitamins', async () => {
    await renderPiece(<NutritionFactsPanel recipeId="soup" />, { answers, texts: ['foods'] });
    await screen.findByRole('table', { name: 'Nutrition facts: Per serving' });
    expect(row(/^Calories /).textContent).toBe('Calories360 kcal350 to 365 kcal18%');
    expect(row(/^Fiber /).textContent).toBe('Fibernot known–');
    expect(row(/^Folate /).textContent).toBe('Folate200 µg150 µg or more51%');
    expect(screen.getByText('93% of the weight was recognized.')).toBeDefined();
  });
});

describe('why a recipe has its labels', () => {
  it('REC-05 brings its own data', async () => {
    const { requests } = await renderPiece(<WhyLabelsPanel recipeId="soup" />, {
      answers,
      texts: ['foods', 'recipes'],
    });
    await screen.findByRole('heading', { level: 3, name: /^Proven/ });
    expect(screen.getByText('High-Fiber')).toBeDefined();
    expect(requests.map(({ name, params }) => [name, params])).toEqual([
      ['readRecipeLabels', { id: 'soup' }],
    ]);
  });

  it('REC-05 says that it failed, and loads when tried again', async () => {
    let isBroken = true;
    const readRecipeLabels = () => (isBroken ? new Garbage(500) : answers.readRecipeLabels());
    const { person } = await renderPiece(<WhyLabelsPanel recipeId="soup" />, {
      answers: { readRecipeLabels },
      texts: ['foods', 'recipes'],
    });
    await screen.findByText('This could not be loaded.');
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('High-Fiber');
  });
});
