import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { listOf, makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { showTheme, themes } from '#test/screen.ts';

const total = 300;
const many = Array.from({ length: total }, (_, index) =>
  makeCard({
    id: `dish-${index}`,
    title: `Dish ${index}`,
    rating: 5 - index / 100,
    // Rows of different heights.
    description: 'Red lentils, cumin and lemon. '.repeat(1 + (index % 5)),
    is_read_whole: index % 7 !== 0,
  }),
);

const items = () => [...document.querySelectorAll<HTMLElement>('li[aria-posinset]')];
const item = (position: number) =>
  document.querySelector<HTMLElement>(`li[aria-posinset="${position}"]`);
const linkOf = (position: number) => item(position)?.querySelector<HTMLElement>('a');

function isInView(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}

async function open(path = '/recipes') {
  const opened = await renderPage(path, { answers: { listRecipes: listOf(many) } });
  await screen.findByText(`Showing ${total} of ${total} recipes`);
  await waitFor(() => expect(items().length).toBeGreaterThan(0));
  return opened;
}

describe('a long list in a browser', () => {
  it('LIST-16 holds the cards near the window, and says how many there are', async () => {
    await open();
    expect(item(1)?.getAttribute('aria-setsize')).toBe(String(total));
    expect(items().length).toBeLessThan(40);
    // Rows that nobody has seen count as high as the seen ones: the end moves a little once they come.
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      expect(isInView(item(total))).toBe(true);
    });
    expect(items().length).toBeLessThan(40);
  });

  it('LIST-16 keeps the focus when its row leaves the window, and Tab goes on from there', async () => {
    await open();
    linkOf(2)?.focus();
    await waitFor(async () => {
      await userEvent.wheel(document.body, { delta: { y: 900 } });
      expect(isInView(item(40))).toBe(true);
    });
    expect(document.activeElement).toBe(linkOf(2));
    await userEvent.tab();
    expect(document.activeElement).toBe(linkOf(3));
    await waitFor(() => expect(isInView(item(3))).toBe(true));
  });

  it('LIST-15 shows the drawn dish where a picture cannot be loaded', async () => {
    await open();
    const picture = item(1)?.querySelector('img');
    await waitFor(() => expect(picture?.getAttribute('src')).toBe('/fallback-dish.svg'));
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
  });

  it.each(themes)(
    'LIST-16 REC-10 axe finds nothing on cards and chosen filters (%s)',
    async (theme) => {
      await renderPage('/recipes?avoid=celery&diet=Vegan&max_minutes=30', {
        answers: { listRecipes: listOf(many.slice(0, 9)) },
      });
      showTheme(theme);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await screen.findByRole('button', { name: 'Celery', pressed: true });
      await screen.findByRole('button', { name: 'Remove Without Celery' });
      expect(await axeViolations()).toEqual([]);
    },
  );
});
