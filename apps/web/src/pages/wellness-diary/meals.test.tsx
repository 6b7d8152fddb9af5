// @vitest-environment happy-dom
import type { Meal, MealBody, MealDay } from '@pomona/contract/wellness/meals';
import type { MealRanges } from '@pomona/contract/wellness/ranges';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setNumberFree } from '#platform/appearance/number-free.ts';
import type { Answer, SeenRequest } from '#test/fake-api.ts';
import { makeAnalysis } from '#test/food-samples.ts';
import { makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { today, wellnessAnswers } from '#test/wellness-samples.ts';

const breakfast: Meal = {
  ...{ id: 'a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f', day: today, recipe_id: null, language: 'en' },
  ...{ title: '2 eggs, grubblewurf', lines: ['2 eggs', 'grubblewurf'], left_out: ['grubblewurf'] },
  ...{ servings: 1, eaten_at: `${today}T07:30:00.000Z`, figures: { calories: 140, protein: 12 } },
};
const day = (own: Partial<MealDay> = {}): MealDay => ({
  ...{ day: today, meals: [breakfast] },
  sums: {
    calories: { value: 140, is_complete: true },
    protein: { value: 12, is_complete: true },
    fiber: { value: 2, is_complete: false },
  },
  ...own,
});
const storedMeal = ({ body }: SeenRequest): Meal => {
  const { lines = null, recipe_id: recipe = null, language = 'en', ...rest } = body as MealBody;
  const figures = { calories: 140 };
  return { ...rest, recipe_id: recipe, lines, language, title: 'As stored', left_out: [], figures };
};

const open = (more: Record<string, Answer> = {}) =>
  renderPage('/wellness', {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser(),
      ...wellnessAnswers,
      analyseFood: () => makeAnalysis(),
      logMeal: storedMeal,
      ...more,
    },
  });
type Page = Awaited<ReturnType<typeof open>>;
const logged = ({ requests }: Page) =>
  requests.flatMap(({ name, body }) => (name === 'logMeal' ? [body as MealBody] : []));

async function openDialog({ person }: Page) {
  await person.click(await screen.findByRole('button', { name: 'Add a meal' }));
  return within(await screen.findByRole('dialog', { name: 'Add a meal' }));
}

describe('adding a meal', () => {
  it('WELL-12 from lines, with how they are read; nothing is sent without any', async () => {
    const page = await open();
    const dialog = await openDialog(page);
    await page.person.click(dialog.getByRole('button', { name: 'Log meal' }));
    expect(dialog.getByText('Please write down what you ate')).toBeDefined();
    await page.person.type(dialog.getByLabelText('What did you eat?'), '2 eggs{Enter}1 apple');
    await waitFor(() => expect(page.requests.map(({ name }) => name)).toContain('analyseFood'));
    await page.person.click(dialog.getByRole('button', { name: 'Log meal' }));
    await shownToast('Logged: 2 eggs, 1 apple');
    await waitFor(() =>
      expect(logged(page)).toMatchObject([{ lines: ['2 eggs', '1 apple'], language: 'en' }]),
    );
  });

  it('WELL-12 from a recipe that is searched for, by servings', async () => {
    const recipes = [makeCard({ id: 'lentil-soup', title: 'Lentil Soup' })];
    const found = { recipes, total: 1, total_is_exact: true, in_all: 1, next_cursor: null };
    const page = await open({ listRecipes: () => found });
    const dialog = await openDialog(page);
    await page.person.click(dialog.getByRole('radio', { name: 'From a recipe' }));
    await page.person.type(dialog.getByLabelText('Find a recipe'), 'lentil');
    await page.person.click(await dialog.findByRole('button', { name: 'Lentil Soup' }));
    await page.person.click(dialog.getByRole('button', { name: 'Half a serving more' }));
    await page.person.click(dialog.getByRole('button', { name: 'Log meal' }));
    await shownToast('Logged: Lentil Soup');
    await waitFor(() =>
      expect(logged(page)).toMatchObject([{ recipe_id: 'lentil-soup', servings: 1.5 }]),
    );
  });

  it('WELL-12 again with one touch', async () => {
    const page = await open({ listRecentMeals: () => ({ meals: [breakfast] }) });
    await page.person.click(await screen.findByRole('button', { name: '2 eggs, grubblewurf' }));
    await shownToast('Logged: 2 eggs, grubblewurf');
    await waitFor(() => expect(logged(page)).toMatchObject([{ lines: breakfast.lines }]));
    expect(logged(page)[0]?.id).not.toBe(breakfast.id);
  });
});

describe('a meal that was written down', () => {
  it('WELL-12 says what it leaves out, and its lines are corrected', async () => {
    let meal = breakfast;
    const { person, requests } = await open({
      listMeals: () => day({ meals: [meal] }),
      changeMeal: ({ body }) => {
        meal = { ...meal, ...(body as object), title: '2 eggs', left_out: [] };
        return meal;
      },
    });
    expect(
      await screen.findByText('Not counted, for it could not be read: “grubblewurf”'),
    ).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Correct 2 eggs, grubblewurf' }));
    const dialog = within(await screen.findByRole('dialog'));
    const lines = dialog.getByLabelText('What did you eat?');
    await person.clear(lines);
    await person.type(lines, '2 eggs');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'changeMeal')?.body).toEqual({
        lines: ['2 eggs'],
      }),
    );
    await waitFor(() => expect(screen.queryByText(/^Not counted/)).toBeNull());
  });
});

describe('a member’s own ranges', () => {
  it('WELL-12 are set, and the day says in words where it lies', async () => {
    let ranges: MealRanges = { calories: { low: 1600, high: 2000 } };
    const { person } = await open({
      listMeals: () => day(),
      readMealRanges: () => ranges,
      setMealRanges: ({ body }) => {
        ranges = body as MealRanges;
        return ranges;
      },
    });
    expect(await screen.findByText('Below your range so far')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Your ranges' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your own ranges' }));
    const protein = within(dialog.getByRole('group', { name: /^Protein/ }));
    await person.type(protein.getByLabelText('From'), '20');
    await person.type(protein.getByLabelText('To'), '10');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(protein.getByText('From 0 to 20,000, the smaller first')).toBeDefined();
    await person.clear(protein.getByLabelText('From'));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Above your range')).toBeDefined();
    act(() => setNumberFree(true));
    await waitFor(() => expect(screen.queryByText(/kcal/)).toBeNull());
    expect(screen.getByText('Above your range')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Your ranges' })).toBeNull();
    act(() => setNumberFree(false));
  });
});
