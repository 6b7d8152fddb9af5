// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeenRequest } from '#test/fake-api.ts';
import { listOf, makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

const finder = vi.hoisted(() => ({
  isBroken: true,
  coming: Promise.resolve(),
  forget: (): void => {},
}));

vi.mock('#features/recipes/list/loaded-once.ts', async (original) => {
  const module = await original<typeof import('#features/recipes/list/loaded-once.ts')>();
  const breakable = (load: () => Promise<unknown>) => {
    const script = module.loadedOnce(async () => {
      if (finder.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
      await finder.coming;
      return load();
    });
    const forgetOthers = finder.forget;
    finder.forget = () => {
      forgetOthers();
      script.kept = undefined;
    };
    return script;
  };
  return { ...module, loadedOnce: breakable };
});

beforeEach(() => {
  finder.isBroken = true;
  finder.coming = Promise.resolve();
  finder.forget();
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

it('LIST-17 what the server found stands until what searches is there', async () => {
  finder.isBroken = false;
  let arrive = () => {};
  finder.coming = new Promise((resolve) => {
    arrive = resolve;
  });
  const page = { recipes: [soup], total: 1, total_is_exact: true, in_all: 2, next_cursor: null };
  const listRecipes = ({ query }: SeenRequest) => (query.has('page') ? page : [soup, cake]);
  const { queryClient } = await renderPage('/recipes?q=lentil', { answers: { listRecipes } });
  const drawn = await screen.findByRole('article');
  await waitFor(() => expect(queryClient.getQueryData(['recipes', 'all'])).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('Showing 1 of 2 recipes')).toBeDefined());
  expect(screen.getByRole('article')).toBe(drawn);
  arrive();
  await screen.findByText('Showing 1 of 2 recipes');
  expect(screen.getByRole('article')).toBe(drawn);
});
