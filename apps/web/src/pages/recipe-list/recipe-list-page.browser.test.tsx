import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import type { SeenRequest } from '#test/fake-api.ts';
import { listOf, makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const cards = Array.from({ length: 40 }, (_, index) =>
  makeCard({ id: `dish-${index + 10}`, title: `Dish ${index + 10}` }),
);
const all = listOf(cards);
const firstTwelve = ({ query }: SeenRequest) => ({
  ...{ recipes: cards.slice(0, Number(query.get('limit') ?? 12)), next_cursor: 'more' },
  ...{ total: cards.length, total_is_exact: true, in_all: cards.length },
});

describe('/recipes in a browser', () => {
  it('LIST-12 LIST-17 the first cards stay the same elements when the rest arrives', async () => {
    let arrive: () => void = () => {};
    const coming = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await renderPage('/recipes', {
      answers: {
        listRecipes: async (request) => {
          if (request.query.has('page')) return firstTwelve(request);
          await coming;
          return all(request);
        },
      },
    });
    await screen.findByText('Dish 13');
    const before = screen.getAllByRole('article');
    arrive();
    await screen.findByText('Showing 40 of 40 recipes');
    await waitFor(() => expect(document.querySelector('li[data-index]')).not.toBeNull());
    expect(before.map(({ isConnected }) => isConnected)).toEqual(before.map(() => true));
  });

  const narrowed = '/recipes?diet=Anti-Inflammatory,Diabetes-Friendly&meal=Breakfast&q=nothing';

  it.each(themes)(
    'LIST-08 LIST-14 axe finds nothing on open filters, chips and the empty list (%s)',
    async (theme) => {
      await renderPage(narrowed, { answers: { listRecipes: all } });
      showTheme(theme);
      await page.getByRole('button', { name: /^Filters/ }).click();
      expect(await screen.findByRole('radio', { name: 'Breakfast' })).toHaveProperty(
        'checked',
        true,
      );
      await screen.findByRole('heading', { name: 'No recipes found' });
      expect(await axeViolations()).toEqual([]);
    },
  );

  it.each(['en', 'de'] as const)(
    'LIST-05 LIST-14 NAV-09 no sideways scrolling with filters, chips and an empty list (%s)',
    async (language) => {
      await page.viewport(390, 844);
      await renderPage(narrowed, { language, answers: { listRecipes: all } });
      await page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .click();
      await waitFor(() => expect(document.getElementById('recipe-filters')).not.toBeNull());
      await expectNoSidewaysScrolling();
    },
  );
});
