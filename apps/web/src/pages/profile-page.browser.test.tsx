import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeCard, makeOwnRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const crumble = makeOwnRecipe({ id: 'plum-crumble', title: 'Plum Crumble' });
const answersOf = (favorite_recipes: string[], recipes = [crumble]) => ({
  readOwnUser: () => makeUser({ favorite_recipes }),
  listRecipes: () => [makeCard()],
  listOwnRecipes: () => ({ recipes }),
});

describe('/profile in a browser', () => {
  it.each(themes)('PROF-03 axe finds nothing on favourites, none and some (%s)', async (theme) => {
    const { unmount } = await renderPage('/profile', { token: 'stored', answers: answersOf([]) });
    showTheme(theme);
    await screen.findByText('No favorites yet');
    expect(await axeViolations()).toEqual([]);
    unmount();
    await renderPage('/profile', { token: 'stored', answers: answersOf(['lentil-soup']) });
    await screen.findByRole('article');
    expect(await axeViolations()).toEqual([]);
  });

  it.each(themes)('FOOD-03 axe finds nothing on own recipes and their menu (%s)', async (theme) => {
    await renderPage('/profile?tab=recipes', { token: 'stored', answers: answersOf([]) });
    showTheme(theme);
    await screen.findByText('Plum Crumble');
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'More about Plum Crumble' }).click();
    await screen.findByRole('menuitem', { name: 'Delete' });
    expect(await axeViolations()).toEqual([]);
  });

  it('PROF-03 FOOD-03 on a phone in Spanish: the tabs by keyboard, kept in the address', async () => {
    await page.viewport(390, 844);
    const { router } = await renderPage('/profile', {
      ...{ token: 'stored', language: 'es', answers: answersOf([], []) },
    });
    await screen.findByText('Aún no tienes favoritas');
    screen.getByRole('tab', { name: 'Recetas favoritas' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Aún no hay ninguna receta tuya');
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'recipes' }));
    const tab = screen.getByRole('tab', { name: 'Mis recetas' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    await expectNoSidewaysScrolling([390]);
  });
});
