// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listOf, makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

configure({ asyncUtilTimeout: 5000 });
beforeEach(() => localStorage.clear());

const cards = [
  makeCard({ id: 'both', title: 'Both Soup', diet_types: ['PCOS', 'Gluten-Free'] }),
  makeCard({ id: 'pcos', title: 'Barley Soup', diet_types: ['PCOS', 'Keto'] }),
  makeCard({ id: 'free', title: 'Rice Soup', diet_types: ['Gluten-Free'] }),
  makeCard({ id: 'none', title: 'Noodle Soup', diet_types: [] }),
];
const answers = { listRecipes: listOf(cards) };
const showing = (shown: number) => screen.findByText(`Showing ${shown} of 4 recipes`);
const withAny = (count: number) =>
  screen.findByRole('radio', { name: `${count} with any of them` });
const withAll = (count: number) => screen.findByRole('radio', { name: `${count} with all` });
const cardOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('article') ?? document.body);

async function openPanel(path = '/recipes') {
  const opened = await renderPage(path, { answers });
  await opened.person.click(screen.getByRole('button', { name: /^Filters/ }));
  const chip = (name: string) => screen.findByRole('button', { name });
  return { ...opened, choose: async (name: string) => opened.person.click(await chip(name)) };
}

it('LIST-10 the second diet shows the choice with both figures; any of them is how it begins', async () => {
  const { choose, router } = await openPanel();
  await choose('PCOS (PMOS)');
  await showing(2);
  expect(screen.queryByRole('radio', { name: /with all/ })).toBeNull();
  await choose('Keto');
  await showing(2);
  expect(await withAny(2)).toHaveProperty('checked', true);
  expect(await withAll(1)).toHaveProperty('checked', false);
  await waitFor(() => expect(router.state.location.search).toEqual({ diet: 'PCOS,Keto' }));
});

it('LIST-10 Gluten-Free asks for all at once, says so, and one press undoes it', async () => {
  const { choose, person, router } = await openPanel();
  await choose('PCOS (PMOS)');
  await showing(2);
  await choose('Gluten-Free');
  await showing(1);
  expect(await withAll(1)).toHaveProperty('checked', true);
  expect(screen.getByText(/Because of Gluten-Free/).getAttribute('role')).toBe('status');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ diet: 'PCOS,Gluten-Free', diets: 'all' }),
  );
  await person.click(await withAny(3));
  await showing(3);
  expect(screen.getByText(/^Not every dish here is Gluten-Free/)).toBeDefined();
  expect(localStorage.getItem(storageKeys.strictDietMatch)).toBe('any');
  expect(localStorage.getItem(storageKeys.dietMatch)).toBeNull();
});

it.each(['Vegetarian', 'Vegan'])('LIST-10 %s asks for all at once, too', async (strict) => {
  const { choose } = await openPanel('/recipes?diet=PCOS,Keto');
  await showing(2);
  await choose(strict);
  expect(await withAll(0)).toHaveProperty('checked', true);
});

it('LIST-10 with any of them each card says which of the chosen diets it misses', async () => {
  await renderPage('/recipes?diet=PCOS,Gluten-Free', { answers });
  await showing(3);
  expect(cardOf('Barley Soup').getByText('Not met: Gluten-Free')).toBeDefined();
  expect(cardOf('Rice Soup').getByText('Not met: PCOS (PMOS)')).toBeDefined();
  expect(cardOf('Both Soup').queryByText(/Not met/)).toBeNull();
});

it('LIST-10 remembers what was chosen for strict diets apart from others', async () => {
  localStorage.setItem(storageKeys.strictDietMatch, 'any');
  localStorage.setItem(storageKeys.dietMatch, 'all');
  const { choose } = await openPanel();
  await choose('PCOS (PMOS)');
  await choose('Gluten-Free');
  expect(await withAny(3)).toHaveProperty('checked', true);
  await choose('Gluten-Free');
  await choose('Keto');
  expect(await withAll(1)).toHaveProperty('checked', true);
});

it('LIST-10 LIST-17 of too many recipes the server counts both', async () => {
  const { person, requests } = await renderPage('/recipes?diet=PCOS,Gluten-Free', {
    answers: {
      listRecipes: ({ query }) => ({
        recipes: cards.slice(0, 1),
        total: query.get('diets') === 'all' ? 96 : 500,
        total_is_exact: query.get('diets') === 'all',
        in_all: 20_000,
        next_cursor: null,
      }),
    },
  });
  await screen.findByRole('radio', { name: '500+ with any of them' });
  await person.click(await screen.findByRole('radio', { name: '96 with all' }));
  await screen.findByText('Showing 96 of 20,000 recipes');
  expect(requests.some(({ query }) => query.get('diets') === 'all')).toBe(true);
});
