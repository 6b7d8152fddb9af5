// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOf, makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

const finder = vi.hoisted(() => ({ isBroken: true }));

vi.mock('#features/recipes/list/loaded-once.ts', async (original) => {
  const module = await original<typeof import('#features/recipes/list/loaded-once.ts')>();
  const breakable = (load: () => Promise<unknown>) =>
    module.loadedOnce(async () => {
      if (finder.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
      return load();
    });
  return { ...module, loadedOnce: breakable };
});

beforeEach(() => {
  finder.isBroken = true;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const soup = makeCard({ id: 'lentil-soup', title: 'Lentil Soup' });
const cake = makeCard({
  id: 'apple-cake',
  title: 'Apple Cake',
  description: 'With cinnamon.',
  ingredients: ['3 apples'],
  tags: ['baking'],
});
const answers = { listRecipes: listOf([soup, cake]) };

it('LIST-01 shows all recipes although what searches among them could not be fetched', async () => {
  await renderPage('/recipes', { answers });
  await screen.findByRole('heading', { name: 'Lentil Soup' });
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Apple Cake' })).toBeDefined();
});

it('LIST-03 says that a search could not be done, and does it when tried again', async () => {
  const { person } = await renderPage('/recipes?q=lentil', { answers });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Recipes' })).toBeDefined();
  expect(screen.queryByText(/Showing/)).toBeNull();
  finder.isBroken = false;
  await person.click(again);
  await screen.findByRole('heading', { name: 'Lentil Soup' });
  expect(screen.queryByRole('heading', { name: 'Apple Cake' })).toBeNull();
});
