// @vitest-environment happy-dom
import type { Preferences } from '@pomona/contract/accounts';
import type { LargerPlates, PlateWithSide } from '@pomona/contract/foods/larger-plates';
import type { Recipe } from '@pomona/contract/recipes';
import { configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#test/fake-api.ts';
import { Refusal } from '#test/fake-api.ts';
import { makeCalculation, makeProofs } from '#test/food-samples.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

// What a page fetches on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const nutrition = { calories: 550, protein: 25, carbs: 62, fiber: 12, glycemic_load: 14 };
const side = (own: Partial<PlateWithSide>): PlateWithSide => ({
  ...{ nutrition, diet_types: ['Vegan'], lost_labels: [], allergen_details: [], may_contain: [] },
  food: { key: 'brown-rice', name: 'brown rice' },
  ...{ grams: 55, weighed: 'dry' },
  ...own,
});
const plates: LargerPlates = {
  offers: [
    { size: 450, more: null, with_side: [] },
    {
      size: 550,
      more: { ...side({ lost_labels: ['PCOS'] }), servings: 1.8 },
      with_side: [
        side({}),
        side({
          food: { key: 'walnuts', name: 'walnuts' },
          weighed: 'asBought',
          allergen_details: ['tree_nut'],
        }),
      ],
    },
  ],
};

interface Opened {
  recipe?: Partial<Recipe>;
  preferences?: Partial<Preferences>;
  plates?: Answer;
}

async function open({ recipe = {}, preferences, plates: answer = () => plates }: Opened = {}) {
  const user = makeUser();
  const page = await renderPage('/recipes/lentil-soup', {
    answers: {
      readOwnUser: () => ({ ...user, preferences: { ...user.preferences, ...preferences } }),
      readRecipe: () => makeRecipe(recipe),
      listReviews: () => [],
      readRecipeLabels: () => makeProofs(),
      readRecipeCalculation: () => makeCalculation(),
      readLargerPlates: answer,
    },
    ...(preferences && { token: 'stored' }),
  });
  await screen.findByRole('heading', { name: 'Nutrition' });
  return page;
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'A larger plate' }));
  return screen.findByRole('dialog', { name: 'A larger plate' });
}

describe('DETAIL-04 a larger plate', () => {
  it('tells what more of the dish and each side come to, and what they cost', async () => {
    await open();
    const dialog = within(await openDialog());
    expect(await dialog.findByText('1.8 servings on one plate')).toBeDefined();
    expect(dialog.getByText('No longer: PCOS (PMOS).')).toBeDefined();
    expect(dialog.getByText('55 g brown rice, weighed dry')).toBeDefined();
    expect(dialog.getByText('Brings with it: Tree nuts.')).toBeDefined();
    expect(dialog.getAllByText('550 kcal').length).toBeGreaterThan(2);
  });

  it('sets the stepper to what such plates take', async () => {
    await open();
    const dialog = within(await openDialog());
    await userEvent.click(await dialog.findByRole('button', { name: /Cook 7 servings for 4/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('7', { selector: 'output, [aria-live]' })).toBeDefined();
  });

  it('proposes no side that brings what the member avoids, and says so', async () => {
    await open({ preferences: { allergens: ['Nuts'] } });
    const dialog = within(await openDialog());
    expect(await dialog.findByText('55 g brown rice, weighed dry')).toBeDefined();
    expect(dialog.queryByText('55 g walnuts')).toBeNull();
    expect(dialog.getByText(/One side is left out/)).toBeDefined();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    await open({
      plates: () => (isDown ? new Refusal(503, 'unavailable', 'Later') : plates),
    });
    const dialog = within(await openDialog());
    await dialog.findByRole('alert');
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('1.8 servings on one plate')).toBeDefined();
  });

  it.each([
    ['a snack', { meal_type: 'Snack' as const }],
    ['a full meal', { nutrition: { calories: 480, coverage: 1 } }],
    ['a dish of unknown energy', { nutrition: { coverage: 1 } }],
  ])('is not offered for %s', async (_, recipe) => {
    await open({ recipe });
    expect(screen.queryByRole('button', { name: 'A larger plate' })).toBeNull();
  });
});

describe('DETAIL-04 the figures of somebody with diabetes', () => {
  const order = () =>
    ['Protein', 'Carbs', 'Fiber'].toSorted((a, b) => {
      const [one, other] = [a, b].map((name) => screen.getAllByText(name)[0]);
      return one && other && one.compareDocumentPosition(other) & 4 ? -1 : 1;
    });

  it('begin with carbohydrate', async () => {
    await open({ preferences: { dietary_preferences: ['Diabetes-Friendly'] } });
    await screen.findAllByText('Carbs');
    expect(order()).toEqual(['Carbs', 'Protein', 'Fiber']);
  });

  it('stand as they do for everybody else without', async () => {
    await open({ preferences: { dietary_preferences: ['Vegan'] } });
    await screen.findAllByText('Carbs');
    expect(order()).toEqual(['Protein', 'Carbs', 'Fiber']);
  });
});

describe('REC-05 a label that is likely', () => {
  it('stands beside the proven ones with its word, and not among the open ones', async () => {
    await open({ recipe: { likely_diet_types: ['PCOS'], open_labels: ['PCOS', 'Low-Carb'] } });
    const likely = within(screen.getByRole('list', { name: 'Likely' }));
    expect(likely.getByRole('button', { name: 'Likely PCOS (PMOS)' })).toBeDefined();
    const labels = within(screen.getByRole('list', { name: 'Cannot be told' }));
    expect(labels.queryByRole('button', { name: /PCOS/ })).toBeNull();
    expect(labels.getByRole('button', { name: 'Low-Carb' })).toBeDefined();
  });
});
