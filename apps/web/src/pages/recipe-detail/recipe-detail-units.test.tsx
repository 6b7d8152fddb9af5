// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, Garbage } from '#test/fake-api.ts';
import { makeCalculation } from '#test/food-samples.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

const answers = {
  readRecipe: () => makeRecipe(),
  listReviews: () => [],
  readRecipeCalculation: () => makeCalculation(),
};
const open = (more: Record<string, Answer> = {}, path = '/recipes/lentil-soup') =>
  renderPage(path, { answers: { ...answers, ...more } });
const lines = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
const unit = (name: string) => screen.findByRole('radio', { name });

describe('metric and US units', () => {
  it('SCALE-03 converts by the density of each food, says so, and goes back', async () => {
    const { person } = await open();
    await person.click(await unit('US'));
    await waitFor(() => expect(lines()).toEqual(['≈ 1 cup red lentils', '1/2 lemon', 'salt']));
    expect(screen.getByText(/^≈ is converted by how dense each food is/)).toBeDefined();
    expect(localStorage.getItem('pomona.units')).toBe('us');
    await person.click(await unit('Original'));
    expect(lines()).toEqual(['200 g red lentils', '1/2 lemon', 'salt']);
    expect(localStorage.getItem('pomona.units')).toBeNull();
  });

  it('SCALE-03 SCALE-01 converts what is scaled', async () => {
    const { person } = await open();
    await person.click(await unit('US'));
    for (let click = 0; click < 4; click += 1)
      await person.click(screen.getByRole('button', { name: 'One serving more' }));
    await waitFor(() => expect(lines()).toEqual(['≈ 2 cups red lentils', '1 lemon', 'salt']));
  });

  it('SCALE-03 remembers the choice', async () => {
    localStorage.setItem('pomona.units', 'us');
    await open();
    await waitFor(() => expect(lines()[0]).toBe('≈ 1 cup red lentils'));
    expect(await unit('US')).toHaveProperty('checked', true);
  });

  it('SCALE-03 asks the server for nothing where nobody converts', async () => {
    const { requests } = await open();
    await unit('US');
    expect(requests.map(({ name }) => name)).not.toContain('readRecipeCalculation');
  });

  it('SCALE-03 keeps weights weights where no density can be had', async () => {
    localStorage.setItem('pomona.units', 'us');
    await open({ readRecipeCalculation: () => new Garbage(500) });
    await waitFor(() => expect(lines()[0]).toBe('≈ 7 oz red lentils'));
  });

  it('SCALE-03 takes no nonsense from storage', async () => {
    localStorage.setItem('pomona.units', 'cubits');
    await open();
    expect(await unit('Original')).toHaveProperty('checked', true);
    expect(lines()[0]).toBe('200 g red lentils');
  });
});

describe('the printed sheet in other units', () => {
  const print = vi.fn();
  Object.assign(window, { print, close: vi.fn() });

  it('SCALE-03 PRINT-01 waits for the conversion, and says that it is approximate', async () => {
    localStorage.setItem('pomona.units', 'us');
    let printed = '';
    print.mockImplementation(() => {
      printed = screen.getByRole('article').textContent ?? '';
    });
    const slowly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return makeCalculation();
    };
    await open({ readRecipeCalculation: slowly }, '/recipes/lentil-soup/print?servings=8');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(printed).toContain('≈ 2 cups red lentils');
    expect(printed).toContain('so approximate');
  });
});
