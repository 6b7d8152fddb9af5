// @vitest-environment happy-dom
import type { AdminRecipe } from '@pomona/contract/admin/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal } from '#test/fake-api.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const makeListed = (id: string, fields: Partial<AdminRecipe> = {}): AdminRecipe => ({
  ...makeRecipe({ id, title: `Soup ${id}` }),
  ...{ owner_id: null, visibility: 'public', version: 1, offered_at: null, deleted_at: null },
  ...{ kept_until: null, ...fields },
});
const pageOf = (recipes: AdminRecipe[], next: string | null = null) => ({
  ...{ recipes, total: recipes.length, next_cursor: next },
});

const open = (answers: Answers, path = '/admin?tab=recipes') =>
  renderPage(path, {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser({ is_admin: true }),
      listOfferedRecipes: () => ({ recipes: [] }),
      readAdminFigures: () => ({
        stats: {
          ...{ total_recipes: 540, public_recipes: 532, total_users: 12, active_users: 3 },
          new_users_today: 1,
        },
      }),
      readGenerationStatus: () => ({
        ...{ total_recipes: 540, with_images: 532, without_images: 8 },
        completion_percentage: 98,
      }),
      ...answers,
    },
  });

describe('the recipes tab', () => {
  it('ADMIN-03 ADMIN-05 says how many there are, and shows page by page', async () => {
    const { person, requests } = await open({
      listAdminRecipes: ({ query }) =>
        query.get('after') === 'next'
          ? pageOf([makeListed('b')])
          : pageOf([makeListed('a')], 'next'),
    });
    expect(await screen.findByRole('tab', { name: 'Recipes (532)' })).toBeDefined();
    await screen.findByRole('link', { name: 'Soup a' });
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Soup b' });
    await person.selectOptions(screen.getByLabelText('Order'), 'title');
    await waitFor(() =>
      expect(requests.some(({ query }) => query.get('sort') === 'title')).toBe(true),
    );
  });

  it('ADMIN-07 deletes those that are ticked after a question, and brings them back', async () => {
    let isDeleted = false;
    const { person, requests } = await open({
      listAdminRecipes: () => pageOf(isDeleted ? [] : [makeListed('a'), makeListed('b')]),
      deleteAdminRecipe: () => {
        isDeleted = true;
        return null;
      },
      restoreAdminRecipe: () => makeRecipe(),
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await person.click(screen.getByRole('button', { name: 'Delete (2)' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Are you sure you want to delete this item?');
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    await shownToast('2 recipes deleted');
    await screen.findByText('No recipe found');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await shownToast('2 recipes restored');
    const sent = (name: string) => requests.filter((one) => one.name === name).length;
    expect([sent('deleteAdminRecipe'), sent('restoreAdminRecipe')]).toEqual([2, 2]);
  });

  it('ADMIN-07 says why nothing was deleted', async () => {
    const { person } = await open({
      listAdminRecipes: () => pageOf([makeListed('a')]),
      deleteAdminRecipe: () => new Refusal(500, 'internal', 'Sorry.'),
    });
    await person.click(await screen.findByRole('button', { name: 'Actions for Soup a' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    const toast = await shownToast('Delete failed');
    toast.getByText('Failed to delete recipe: 500');
  });

  it('ADMIN-09 says that nothing was loaded, and tries again', async () => {
    let isUp = false;
    const { person } = await open({
      listAdminRecipes: () => (isUp ? pageOf([]) : new Refusal(503, 'unavailable', 'Later.')),
    });
    await screen.findByText('Failed to load recipes');
    screen.getByText('Unable to load recipes for admin management');
    const toast = await shownToast('Error');
    toast.getByText('Failed to fetch recipes for admin panel');
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No recipe found')).toBeDefined();
  });
});

describe('the versions of a recipe', () => {
  const entry = (version: number) => ({
    ...{ version, saved_at: '2026-11-20T08:00:00.000Z', title: `Soup ${version}` },
    editor: { id: 'root', name: 'Root' },
  });
  const recipe = makeRecipe();
  const textOf = (version: number) => ({
    ...{ title: `Soup ${version}`, description: '', language: 'en', meal_type: 'Lunch' },
    ...{ cuisine: null, difficulty: 'easy', prep_time: 10, cook_time: 20, rest_time: 0 },
    ...{ servings: 2, ingredients: [`${version}00 g lentils`], instructions: ['Cook.'] },
    ...{ tags: [], notes: {}, source_url: null },
  });

  it('ADMIN-06 where somebody saved meanwhile both are shown, and nothing is lost', async () => {
    let current = 2;
    const { person, requests } = await open(
      {
        listRecipeVersions: () => ({
          versions: [3, 2, 1].filter((version) => version <= current).map(entry),
          ...{ current, next_before: null },
        }),
        readRecipeVersion: ({ params }) => {
          const version = Number(params.version);
          return { ...entry(version), text: textOf(version) };
        },
        restoreRecipeVersion: () => {
          if (current === 3) return recipe;
          current = 3;
          return new Refusal(409, 'recipe_changed', 'Changed.');
        },
      },
      '/admin/recipes/soup/versions',
    );
    await screen.findByText('100 g lentils', { selector: 'del', exact: false });
    await person.click(screen.getByRole('button', { name: 'Restore version 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Restore' }));
    await dialog.findByText(/Somebody saved version 3 meanwhile/);
    await dialog.findByText('300 g lentils', { selector: 'del', exact: false });
    await person.click(dialog.getByRole('button', { name: 'Restore anyway' }));
    await shownToast('Version 1 restored');
    const sent = requests.filter(({ name }) => name === 'restoreRecipeVersion');
    expect(sent.map(({ body }) => body)).toEqual([{ version: 2 }, { version: 3 }]);
  });
});
