import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { Refusal } from '#test/fake-api.ts';
import { makeProofs } from '#test/food-samples.ts';
import { makeCard, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const shellfish = {
  ...{ allergen: 'crustacean' as const, eu: true, us: true },
  foods: [{ key: 'shrimp', name: 'shrimp', is_certain: true, kinds: [] }],
};
const member = makeUser();
const user = {
  ...member,
  preferences: { ...member.preferences, allergens: ['Shellfish' as const] },
};
const answers = {
  readOwnUser: () => user,
  readRecipe: () => makeRecipe({ allergen_details: ['crustacean'] }),
  listReviews: () => [],
  listSimilarRecipes: () =>
    ['a', 'b', 'c', 'd'].map((id) =>
      makeCard({ id, title: `Dish ${id}`, may_contain: ['celery'] }),
    ),
  readRecipeLabels: () => makeProofs({ allergen_foods: [shellfish] }),
  logMeal: () => new Refusal(403, 'consent_needed', 'Please agree first'),
};

const open = (more: object = {}) =>
  renderPage('/recipes/lentil-soup', { token: 'stored', answers: { ...answers, ...more } });

describe('a recipe for one member in a browser', () => {
  it('DETAIL-09 PROF-07 the warning moves the title by nothing', async () => {
    let arrive: (value: unknown) => void = () => {};
    const coming = new Promise((resolve) => {
      arrive = resolve;
    });
    await open({ readOwnUser: () => coming });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    await document.fonts.ready;
    const before = heading.getBoundingClientRect().toJSON();
    arrive(user);
    const warning = await screen.findByRole('note', { name: 'Your allergens and diets' });
    await within(warning).findByText(/It comes from: shrimp\./);
    expect(heading.getBoundingClientRect().toJSON()).toEqual(before);
  });

  it.each(themes)(
    'DETAIL-09 WELL-12 axe finds nothing on warning, similar recipes, the diary’s question and consent (%s)',
    async (theme) => {
      await open();
      showTheme(theme);
      await screen.findByRole('note', { name: 'Your allergens and diets' });
      const similar = await screen.findByText('You might also like');
      similar.scrollIntoView();
      await screen.findByText('Dish d');
      expect(await axeViolations()).toEqual([]);
      await page.getByRole('main').getByRole('button', { name: 'I cooked this' }).click();
      await screen.findByRole('button', { name: 'Keep in diary' });
      expect(await axeViolations()).toEqual([]);
      await page.getByRole('button', { name: 'Keep in diary' }).click();
      await screen.findByRole('dialog', { name: 'May we keep this for you?' });
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('DETAIL-09 NAV-09 the warning does not scroll sideways', async () => {
    await open();
    await screen.findByRole('note', { name: 'Your allergens and diets' });
    await expectNoSidewaysScrolling();
  });
});
