import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { makeItem, shoppingServer } from '#test/shopping-samples.ts';

const soup = {
  ...{ id: 'soup', title: 'Carrot Soup', language: 'es' as const, servings: 4 },
  lines: ['200 g carrots, grated'],
};
const items = () => [
  makeItem(),
  makeItem({ item: 'carrots', quantity: '200 g', recipes: [soup] }),
  makeItem({ item: 'milk', quantity: '1', category: 'Dairy', checked: true }),
  ...Array.from({ length: 20 }, (_, index) =>
    makeItem({ item: `jar ${index}`, category: 'Pantry' }),
  ),
];

async function open(start = items(), language: 'en' | 'de' = 'en') {
  const server = shoppingServer(start);
  const answers = { readOwnUser: () => makeUser(), ...server.answers };
  const opened = await renderPage('/shopping-list', { token: 'stored', language, answers });
  if (start.length > 0) await screen.findByText('tomatoes');
  return { ...opened, server };
}

const added = () => page.getByLabelText('Add an item');

describe('/shopping-list in a browser', () => {
  it.each(themes)('SHOP-08 axe finds nothing on an empty list (%s)', async (theme) => {
    await open([]);
    showTheme(theme);
    await screen.findByText('Your shopping list is empty');
    expect(await axeViolations()).toEqual([]);
  });

  it.each(themes)(
    'SHOP-06 SHOP-07 SHOP-10 axe finds nothing on items, what is understood, and the editor (%s)',
    async (theme) => {
      await open();
      showTheme(theme);
      await added().fill('2 kg potatoes');
      await screen.findByText('Adds potatoes, 2 kg');
      expect(await axeViolations()).toEqual([]);
      await page.getByRole('button', { name: 'Edit carrots, 200 g' }).click();
      await screen.findByLabelText('Quantity');
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('SHOP-07 a tick shows in the turn of the click', async () => {
    const { server } = await open();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^tomatoes/ });
    box.click();
    expect(box.checked).toBe(true);
    await waitFor(() => expect(server.items()[0]?.checked).toBe(true));
  });

  it('SHOP-06 in German on a phone, the row that adds stays at the thumb', async () => {
    await page.viewport(390, 844);
    const { server } = await open(items(), 'de');
    const field = page.getByLabelText('Eintrag hinzufügen');
    await expect.element(field).toBeInViewport();
    await field.fill('2 kg potatoes');
    await screen.findByText('Kommt auf die Liste: potatoes, 2 kg');
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(server.items()).toHaveLength(items().length + 1));
    await expect.element(field).toBeInViewport();
    await expectNoSidewaysScrolling();
  });
});
