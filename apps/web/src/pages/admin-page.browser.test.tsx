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

const account = {
  ...{ id: 'b1946ac9-0000-4000-8000-000000000001', name: 'Eve Plum', email: 'eve@pomona.test' },
  ...{ avatar: null, is_admin: true, is_disabled: true, is_demo: false, erasure_at: null },
  ...{ created_at: '2026-11-04T08:00:00.000Z', last_used_at: null },
};

it.each(themes)(
  'ADMIN-08 axe finds nothing on the accounts and the question before one is deleted (%s)',
  async (theme) => {
    const users = { users: [account], total: 1, next_cursor: null };
    await renderPage('/admin?tab=users', {
      token: 'stored',
      answers: { ...answers, listUsers: () => users },
    });
    showTheme(theme);
    await screen.findByText('eve@pomona.test');
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling([320, 390, 1280]);
    await page.getByRole('button', { name: 'Actions for Eve Plum' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await screen.findByRole('dialog');
    expect(await axeViolations()).toEqual([]);
  },
);
