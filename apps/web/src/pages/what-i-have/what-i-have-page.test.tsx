// @vitest-environment happy-dom
import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#test/fake-api.ts';
import { Refusal } from '#test/fake-api.ts';
import { makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

configure({ asyncUtilTimeout: 5000 });

const foods = [
  { key: 'tomato', name: 'tomato', category: 'Vegetables' as const },
  { key: 'feta', name: 'feta', category: 'Dairy' as const },
];
const answers: Answers = {
  searchFoods: ({ query }) => ({
    foods: foods.filter(({ name }) => name.startsWith(query.get('q') ?? '')),
  }),
  listCookableRecipes: ({ query }) => {
    const have = query.get('have')?.split(',') ?? [];
    return {
      foods: foods.filter(({ key }) => have.includes(key)).map(({ key, name }) => ({ key, name })),
      total: 2,
      recipes: [
        { recipe: makeCard({ id: 'salad', title: 'Salad' }), missing: [] },
        { recipe: makeCard({ id: 'stew', title: 'Stew' }), missing: ['carrot', 'dill'] },
      ],
    };
  },
};
const path = '/recipes/what-i-have';
const picker = () => screen.findByRole('textbox', { name: 'What do you have?' });
const cardOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('article') ?? document.body);

it('LIST-16 foods are chosen by name, stand in the address, and each card says what it misses', async () => {
  const { person, router } = await renderPage(path, { answers });
  expect(await screen.findByText('Nothing chosen yet')).toBeDefined();
  await person.type(await picker(), 'toma');
  await person.click(await screen.findByRole('button', { name: 'tomato' }));
  await screen.findByText('2 recipes use some of it');
  expect(cardOf('Salad').getByText('Nothing is missing')).toBeDefined();
  expect(cardOf('Stew').getByText('Only 2 missing: carrot, dill')).toBeDefined();
  await person.type(await picker(), 'feta');
  await screen.findByRole('button', { name: 'feta' });
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ have: 'tomato,feta' }));
  await person.click(await screen.findByRole('button', { name: 'Remove tomato' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ have: 'feta' }));
});

it('LIST-16 filters go along', async () => {
  const { person, requests, router } = await renderPage(`${path}?have=tomato&diet=Vegan`, {
    answers,
  });
  await screen.findByText('2 recipes use some of it');
  expect(requests.find(({ name }) => name === 'listCookableRecipes')?.query.get('diet')).toBe(
    'Vegan',
  );
  await person.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await person.click(await screen.findByRole('button', { name: 'Dairy' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ have: 'tomato', diet: 'Vegan', avoid: 'Dairy' }),
  );
  await waitFor(() => expect(requests.at(-1)?.query.get('avoid')).toBe('Dairy'));
});

it('LIST-16 what fails can be tried again, and the foods stay', async () => {
  let isBroken = true;
  const { person } = await renderPage(`${path}?have=tomato`, {
    answers: {
      ...answers,
      listCookableRecipes: (request) =>
        isBroken ? new Refusal(500, 'internal', 'Broken') : answers.listCookableRecipes?.(request),
    },
  });
  expect(await screen.findByText(/Your foods are kept/)).toBeDefined();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('2 recipes use some of it');
});

it('LIST-16 ten foods are enough, and an unknown one is said to be', async () => {
  const ten = Array.from({ length: 12 }, (_, index) => `food-${index}`).join(',');
  const { unmount } = await renderPage(`${path}?have=${ten}`, { answers });
  expect(await screen.findByText(/Ten foods are enough/)).toBeDefined();
  expect(await picker()).toHaveProperty('disabled', true);
  unmount();
  const { person } = await renderPage(path, { answers });
  await person.type(await picker(), 'xyz');
  expect(await screen.findByText('No food is called “xyz”.')).toBeDefined();
});
