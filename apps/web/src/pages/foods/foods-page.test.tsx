// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Garbage, type SeenRequest } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';

const categories = [
  { category: 'Vegetables', count: 2 },
  { category: 'Dairy', count: 1 },
];
const eggplant = { key: 'eggplant', name: 'eggplant', category: 'Vegetables' };
const tomato = { key: 'tomato', name: 'tomato', category: 'Vegetables' };

const answers = {
  listFoods: ({ query }: SeenRequest) => ({
    total: 3,
    categories,
    foods: query.get('category') === 'Vegetables' ? [eggplant, tomato] : [],
  }),
  searchFoods: ({ query }: SeenRequest) => {
    const text = query.get('q') ?? '';
    if (text.startsWith('x')) return { foods: [] };
    return { foods: [{ ...eggplant, matched: 'berenjena' }, tomato] };
  },
};

const box = () => screen.findByRole('searchbox', { name: 'Search foods' });

describe('browsing foods', () => {
  it('FOOD-02 shows the categories with their counts, and the foods of one', async () => {
    const { person } = await renderPage('/foods', { answers });
    await screen.findByText(
      '3 foods, each with its figures and the table row that they come from.',
    );
    await person.click(screen.getByRole('link', { name: /^Vegetables/ }));
    await screen.findByRole('heading', { level: 2, name: 'Vegetables' });
    const links = await screen.findAllByRole('link', { name: /Eggplant|Tomato/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/foods/eggplant',
      '/foods/tomato',
    ]);
    expect(screen.getByRole('link', { name: 'All categories' })).toBeDefined();
  });
});

describe('searching foods', () => {
  it('FOOD-02 finds as one types, tells the name that was found, and keeps it in the address', async () => {
    const { person, router, requests } = await renderPage('/foods', { answers });
    await person.type(await box(), 'berenj');
    await screen.findByText('2 foods found');
    expect(
      screen.getByRole('link', { name: /Eggplant also berenjena · Vegetables/ }),
    ).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'berenj' }));
    const searches = requests.filter(({ name }) => name === 'searchFoods');
    expect(searches.at(-1)?.query.get('language')).toBe('en');
    expect(searches.length).toBeLessThan(6);
  });

  it('FOOD-02 begins with what the address says', async () => {
    await renderPage('/foods?q=berenjena', { answers });
    expect(await box()).toHaveProperty('value', 'berenjena');
    await screen.findByText('2 foods found');
  });

  it('FOOD-02 works by keyboard: arrows walk, Enter opens the best match', async () => {
    const answersToo = { ...answers, readFood: () => new Garbage(500) };
    const { person, router } = await renderPage('/foods?q=berenjena', { answers: answersToo });
    await screen.findByText('2 foods found');
    await person.click(await box());
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/foods/tomato');
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(await box());
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/foods/eggplant'));
  });

  it('FOOD-02 says that nothing was found, and clears', async () => {
    const { person } = await renderPage('/foods?q=xyz', { answers });
    await screen.findByRole('heading', { name: 'No food found' });
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    await screen.findByRole('heading', { name: 'Browse by category' });
  });

  it('FOOD-02 says that it failed, and finds when tried again', async () => {
    let isBroken = true;
    const searchFoods = () => (isBroken ? new Garbage(500) : { foods: [tomato] });
    const { person } = await renderPage('/foods?q=tom', { answers: { ...answers, searchFoods } });
    await screen.findByRole('heading', { name: 'The foods could not be loaded' });
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    const found = await screen.findByRole('link', { name: /^Tomato/ });
    expect(within(found).getByText('Vegetables')).toBeDefined();
  });
});
