import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeOwnRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const offer = {
  ...makeOwnRecipe({ id: 'plum-crumble', title: 'Plum Crumble', visibility: 'offered' }),
  offered_at: '2026-11-04T08:00:00.000Z',
};
const answers = {
  readOwnUser: () => makeUser({ is_admin: true }),
  listOfferedRecipes: () => ({ recipes: [offer] }),
};

it.each(themes)(
  'REC-07 axe finds nothing on offers and the question before one is declined (%s)',
  async (theme) => {
    await renderPage('/admin', { token: 'stored', answers });
    showTheme(theme);
    await screen.findByText('Plum Crumble');
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling([390, 1280]);
    await page.getByRole('button', { name: 'Decline Plum Crumble' }).click();
    await screen.findByRole('dialog');
    expect(await axeViolations()).toEqual([]);
  },
);
