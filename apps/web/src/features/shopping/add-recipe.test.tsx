// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { makeItem, wholeList } from '#test/shopping-samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const recipe = makeRecipe({ ingredients: ['200 g red lentils', '1/2 lemon', '1 tsp salt'] });
const done = (own: object = {}) => ({
  ...{ items: [makeItem()], added: 2, merged: 0, skipped: 1, replaced: false },
  ...own,
});

async function openRecipe(own: Answers = {}, token: string | undefined = 'stored') {
  const answers = {
    readRecipe: () => recipe,
    listReviews: () => [],
    readOwnUser: () => makeUser(),
    addRecipeToShoppingList: () => done(),
    readShoppingList: () => wholeList([makeItem()]),
    listSimilarRecipes: () => ({ recipes: [] }),
    ...own,
  };
  const page = await renderPage(`/recipes/${recipe.id}`, {
    answers,
    ...(token !== undefined && { token }),
  });
  if (token !== undefined) await screen.findByRole('button', { name: /Ada Quince/ });
  const button = await screen.findByRole('button', { name: 'Add to Shopping List' });
  const calls = () => page.requests.filter(({ name }) => name === 'addRecipeToShoppingList');
  return { ...page, button, calls };
}

describe('DETAIL-06 Add to Shopping List', () => {
  it('asks a visitor to log in and calls nobody', async () => {
    const page = await renderPage(`/recipes/${recipe.id}`, {
      answers: {
        readRecipe: () => recipe,
        listReviews: () => [],
        listSimilarRecipes: () => ({ recipes: [] }),
      },
    });
    await page.person.click(await screen.findByRole('button', { name: 'Add to Shopping List' }));
    const toast = await shownToast('Login Required');
    expect(toast.getByText('Please login to use shopping list')).toBeDefined();
    expect(page.requests.some(({ name }) => name === 'addRecipeToShoppingList')).toBe(false);
  });

  it('adds for the servings that are shown, says how many, and leads to the list', async () => {
    const { person, button, calls } = await openRecipe();
    await person.click(screen.getByRole('button', { name: 'One serving more' }));
    await person.click(button);
    const toast = await shownToast('2 items added');
    expect(calls()[0]?.params).toEqual({ id: recipe.id });
    expect(calls()[0]?.body).toEqual({ servings: 5, skip_staples: true, language: 'en' });
    await person.click(toast.getByRole('button', { name: 'View list' }));
    await screen.findByRole('heading', { level: 1, name: 'Shopping List' });
  });

  it('adds only what is not ticked, or all where one says so', async () => {
    const { person, button, calls } = await openRecipe();
    expect(screen.queryByRole('checkbox', { name: /Only what is not ticked/ })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: '1/2 lemon' }));
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Only what is not ticked (2)',
    });
    expect(choice.checked).toBe(true);
    await person.click(button);
    await shownToast('2 items added');
    expect(calls()[0]?.body).toMatchObject({ only: [0, 2] });
    await person.click(choice);
    await person.click(button);
    await waitFor(() => expect(calls()).toHaveLength(2));
    expect(calls()[1]?.body).not.toHaveProperty('only');
  });

  it('adds nothing, and says so, once every line is ticked; all where one asks for all', async () => {
    const { person, button, calls } = await openRecipe();
    for (const name of recipe.ingredients)
      await person.click(screen.getByRole('checkbox', { name }));
    const choice = await screen.findByRole('checkbox', { name: 'Only what is not ticked (0)' });
    await person.click(button);
    const toast = await shownToast('There was nothing to add');
    expect(toast.getByText('Every ingredient is ticked off.')).toBeDefined();
    expect(calls()).toHaveLength(0);
    await person.click(choice);
    await person.click(button);
    await waitFor(() => expect(calls()[0]?.body).not.toHaveProperty('only'));
  });

  it('a heading is no line to buy: it is not counted, and alone it is nothing', async () => {
    const ingredients = ['For the soup:', '200 g red lentils', '1/2 lemon'];
    const headed = makeRecipe({ ingredients });
    const { person, button, calls } = await openRecipe({ readRecipe: () => headed });
    await person.click(screen.getByRole('checkbox', { name: '1/2 lemon' }));
    await screen.findByRole('checkbox', { name: 'Only what is not ticked (1)' });
    await person.click(button);
    await waitFor(() => expect(calls()[0]?.body).toMatchObject({ only: [1] }));
    await person.click(screen.getByRole('checkbox', { name: '200 g red lentils' }));
    await person.click(button);
    await shownToast('There was nothing to add');
    expect(calls()).toHaveLength(1);
  });

  it('SHOP-10 leaves water and salt out unless one wants them', async () => {
    const { person, button, calls } = await openRecipe();
    await person.click(screen.getByRole('checkbox', { name: 'Leave out water and salt' }));
    await person.click(button);
    await waitFor(() => expect(calls()[0]?.body).toMatchObject({ skip_staples: false }));
  });

  it.each([
    {
      own: { added: 2, merged: 1 },
      title: '2 items added',
      text: '1 more was there already: amounts added up',
    },
    {
      own: { added: 0, merged: 3 },
      title: '3 items were there already',
      text: 'The amounts were added up.',
    },
    {
      own: { added: 0, merged: 2, replaced: true },
      title: 'Now for 4 servings',
      text: '2 items were on your list already.',
    },
    {
      own: { added: 5, merged: 1, replaced: true },
      title: '5 items added',
      text: '1 more was there already, now for 4 servings',
    },
    {
      own: { items: [], added: 0 },
      title: 'There was nothing to add',
      text: 'Only water and salt are asked for.',
    },
  ])('SHOP-10 says what became of it: $title', async ({ own, title, text }) => {
    const { person, button } = await openRecipe({ addRecipeToShoppingList: () => done(own) });
    await person.click(button);
    expect((await shownToast(title)).getByText(text)).toBeDefined();
  });

  it('tells what the server said', async () => {
    const full = new Refusal(409, 'shopping_list_full', 'Your list holds 500 items.');
    const { person, button } = await openRecipe({ addRecipeToShoppingList: () => full });
    await person.click(button);
    const toast = await shownToast('The ingredients were not added');
    expect(toast.getByText('Your list holds 500 items.')).toBeDefined();
    expect(toast.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('SHOP-09 says what will happen when nobody answers, and does it', async () => {
    let isDown = true;
    const { person, button, calls, router } = await openRecipe({
      addRecipeToShoppingList: () => (isDown ? new Unreachable() : done()),
    });
    await person.click(button);
    const toast = await shownToast('Saved for later');
    expect(toast.getByText(/The ingredients for 4 servings are added/)).toBeDefined();
    await router.navigate({ to: '/shopping-list' });
    const waiting = 'Waiting: the ingredients of “Lentil Soup” for 4 servings';
    await screen.findByText(waiting.replace('Lentil Soup', recipe.title));
    isDown = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Waiting/)).toBeNull());
    const keys = calls().map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('adds nothing in the name of who comes next', async () => {
    const { person, button, calls, services } = await openRecipe({
      addRecipeToShoppingList: () => new Unreachable(),
      signOut: () => undefined,
    });
    await person.click(button);
    await shownToast('Saved for later');
    await services.session.signOut();
    const user = makeUser({ id: 'member-2', name: 'Eve Medlar' });
    services.session.accept({ access_token: 'other', user });
    await screen.findByRole('button', { name: /Eve Medlar/ });
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls()).toHaveLength(1);
  });

  it('SHOP-09 the list can be looked at while a recipe is still on its way there', async () => {
    const { person, button, router } = await openRecipe({
      addRecipeToShoppingList: () => new Promise(() => {}),
    });
    await person.click(button);
    await router.navigate({ to: '/shopping-list' });
    await screen.findByText('tomatoes');
  });
});

describe('SHOP-10 what is at home is left out', () => {
  const choose = async () => {
    const opened = await openRecipe();
    await opened.person.click(screen.getByRole('button', { name: 'Choose what is missing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What do you need to buy?' }));
    const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
    return { ...opened, dialog, box };
  };

  it('every line has a tick, salt is proposed as being at home, and the rest is added', async () => {
    localStorage.clear();
    const { person, dialog, box, calls } = await choose();
    expect(
      ['200 g red lentils', '1/2 lemon', '1 tsp salt'].map((line) => box(line).checked),
    ).toEqual([true, true, false]);
    await person.click(box('1/2 lemon'));
    await person.click(dialog.getByRole('button', { name: 'Add 1 item' }));
    await shownToast('2 items added');
    expect(calls()[0]?.body).toEqual({
      ...{ servings: 4, only: [0], skip_staples: false, language: 'en' },
    });
  });

  it('this device remembers what is at home, and what is not', async () => {
    localStorage.setItem('pomona.atHome', JSON.stringify({ lemon: true, salt: false }));
    const { box } = await choose();
    expect([box('1/2 lemon').checked, box('1 tsp salt').checked]).toEqual([false, true]);
  });

  it('takes no nonsense from storage, and adds nothing where nothing is chosen', async () => {
    localStorage.setItem('pomona.atHome', '[nonsense');
    const { person, dialog, box } = await choose();
    for (const line of ['200 g red lentils', '1/2 lemon']) await person.click(box(line));
    const none = dialog.getByRole<HTMLButtonElement>('button', { name: 'Nothing chosen' });
    expect(none.disabled).toBe(true);
  });
});
