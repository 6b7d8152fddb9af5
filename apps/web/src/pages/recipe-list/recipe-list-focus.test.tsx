// @vitest-environment happy-dom
import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOf, makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

// What a page fetches on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const cards = ['Lentil Soup', 'Carrot Soup', 'Leek Soup'].map((title, index) =>
  makeCard({ id: `soup-${index}`, title }),
);
const answers = { listRecipes: listOf(cards) };

async function open(address: string) {
  const page = await renderPage(address, { answers });
  await screen.findByRole('searchbox');
  return page;
}

const search = () => screen.getByRole('searchbox', { name: 'Search recipes' });
const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
/** What stands right before the section of the results. */
const results = () => screen.getByText(/^Showing/).parentElement?.previousElementSibling;

it('NAV-08 LIST-09 goes on in the search box once it was cleared', async () => {
  const { person } = await open('/recipes?q=soup');
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(document.activeElement).toBe(search());
});

it('NAV-08 LIST-08 goes on at the next chip, at the last one that is left, then in the search box', async () => {
  const { person } = await open('/recipes?diet=Vegan&meal=Dinner&cuisine=indian');
  await person.click(await remove('Vegan'));
  expect(document.activeElement).toBe(await remove('Dinner'));
  await person.click(await remove('Indian'));
  expect(document.activeElement).toBe(await remove('Dinner'));
  await person.click(await remove('Dinner'));
  expect(document.activeElement).toBe(search());
});

it('NAV-08 LIST-08 a chip that goes with another one takes no focus along', async () => {
  const { person } = await open('/recipes?diet=Vegan,High-Fiber&diets=all');
  await person.click(await remove('High-Fiber'));
  expect(screen.queryByRole('button', { name: 'Remove All of these diets' })).toBeNull();
  expect(document.activeElement).toBe(await remove('Vegan'));
});

it('NAV-08 LIST-08 goes on in the search box when all filters are cleared', async () => {
  const { person } = await open('/recipes?q=soup&diet=Vegan');
  await person.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(document.activeElement).toBe(search());
});

it('NAV-08 LIST-14 goes on at the results when nothing was found and the filters are cleared', async () => {
  const { person } = await open('/recipes?q=zzz');
  await person.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await screen.findByText('Showing 3 of 3 recipes');
  expect(document.activeElement).toBe(results());
});

it('NAV-08 LIST-14 LIST-17 does the same among more recipes than are loaded', async () => {
  const listRecipes = ({ query }: { query: URLSearchParams }) => {
    const recipes = query.get('q') === 'zzz' ? [] : cards;
    const total = recipes.length;
    return { recipes, total, total_is_exact: true, in_all: 100_000, next_cursor: null };
  };
  const { person } = await renderPage('/recipes?q=zzz', { answers: { listRecipes } });
  await person.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(within(document.body).getAllByRole('article')).toHaveLength(3));
  expect(document.activeElement).toBe(results());
});
