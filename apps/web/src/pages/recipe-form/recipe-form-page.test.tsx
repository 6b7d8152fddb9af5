// @vitest-environment happy-dom
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeImportedDraft } from '#features/recipe-writing/draft/imported-draft.ts';
import { Refusal, Unreachable } from '#test/fake-api.ts';
import { makeAnalysis, makeLine } from '#test/food-samples.ts';
import {
  formField as field,
  openForm as open,
  ownRecipe as own,
  rowsShown as rowsOf,
  saveButton as save,
  savedAs,
  sentTo,
  formServer as server,
  writeSoup,
} from '#test/recipe-form.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

describe('/recipes/new', () => {
  it('FOOD-03 asks visitors to log in and brings them back', async () => {
    await renderPage('/recipes/new');
    const main = within(screen.getByRole('main'));
    await main.findByRole('heading', { level: 1, name: 'Please login to write recipes' });
    expect(main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/login?from=%2Frecipes%2Fnew',
    );
  });

  it('FOOD-03 saves what was written, once, and goes to the recipe', async () => {
    const page = await open('/recipes/new');
    await writeSoup(page);
    await page.person.dblClick(save());
    await shownToast('Recipe created successfully');
    await waitFor(() => expect(window.location.pathname).toBe(`/recipes/${own.id}`));
    const calls = sentTo(page, 'createRecipe');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(calls[0]?.body).toMatchObject({
      title: 'Red lentil soup',
      meal_type: 'Dinner',
      prep_time: 10,
      cook_time: 0,
      ingredients: ['200 g red lentils', '1 onion'],
      instructions: ['Simmer.'],
      language: 'en',
    });
    expect(calls[0]?.body).not.toHaveProperty('image');
  });

  it('REC-11 sends the resting time, and none where none is typed', async () => {
    const page = await open('/recipes/new');
    await writeSoup(page);
    const resting = await field('Resting');
    await page.person.type(resting, '99999');
    await page.person.click(save());
    expect(resting.getAttribute('aria-invalid')).toBe('true');
    await page.person.clear(resting);
    await page.person.type(resting, '2880');
    expect(screen.getByText('2 days')).toBeDefined();
    await page.person.clear(resting);
    await page.person.click(screen.getByRole('button', { name: 'More resting', hidden: true }));
    await page.person.click(save());
    await shownToast('Recipe created successfully');
    expect(sentTo(page, 'createRecipe')[0]?.body).toMatchObject({ cook_time: 0, rest_time: 30 });
  });

  it('FOOD-03 a lost answer and a second try carry the same key; what was typed stays', async () => {
    let isUp = false;
    const page = await open('/recipes/new', {
      createRecipe: (request) => (isUp ? server.createRecipe?.(request) : new Unreachable()),
    });
    await writeSoup(page);
    await page.person.click(save());
    expect((await screen.findByText('Not saved')).parentElement?.textContent).toContain(
      'What you wrote is kept.',
    );
    isUp = true;
    await page.person.click(save());
    await shownToast('Recipe created successfully');
    const keys = sentTo(page, 'createRecipe').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('FOOD-03 what was typed after an answer was lost is saved into the recipe that it made', async () => {
    const page = await open('/recipes/new', {
      createRecipe: ({ body }) => savedAs({ ...(body as RecipeBody), title: 'Soup' }, 1),
    });
    await writeSoup(page);
    await page.person.click(save());
    await waitFor(() => expect(sentTo(page, 'changeRecipe')).toHaveLength(1));
    expect(sentTo(page, 'changeRecipe')[0]?.body).toMatchObject({
      title: 'Red lentil soup',
      version: 1,
    });
  });

  it('FOOD-03 points out what is missing at the fields and goes to the first', async () => {
    const page = await open('/recipes/new');
    const title = await field('Name of the dish');
    await page.person.click(save());
    await screen.findByText('Give the dish a name.');
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('Choose the meal it is for.')).toBeDefined();
    expect(screen.getByText('Write down at least one ingredient.')).toBeDefined();
    expect(screen.getByText('Write down at least one step.')).toBeDefined();
    expect(sentTo(page, 'createRecipe')).toHaveLength(0);
    await page.person.type(title, 'Soup');
    expect(screen.queryByText('Give the dish a name.')).toBeNull();
  });

  it('FOOD-03 shows what the server refuses at its field', async () => {
    const page = await open('/recipes/new', {
      createRecipe: () =>
        new Refusal(400, 'validation_failed', 'Please check your input.', [
          { path: 'body.title', message: 'Says nothing' },
        ]),
    });
    await writeSoup(page);
    await page.person.click(save());
    await screen.findByText('The server did not accept this. Please check it.');
    expect(document.activeElement).toBe(await field('Name of the dish'));
  });
});

describe('rows of the recipe form', () => {
  it('ADMIN-06 Enter adds, Backspace removes an empty one, Alt and arrows move, Undo brings back', async () => {
    const { person } = await open('/recipes/new');
    await person.type(await field('Ingredient 1'), 'lentils{Enter}onion{Enter}');
    expect(rowsOf(/^Ingredient/)).toEqual(['lentils', 'onion', '']);
    await person.keyboard('{Backspace}');
    expect(rowsOf(/^Ingredient/)).toEqual(['lentils', 'onion']);
    expect(document.activeElement).toBe(await field('Ingredient 2'));
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(rowsOf(/^Ingredient/)).toEqual(['onion', 'lentils']);
    expect(document.activeElement).toBe(await field('Ingredient 1'));
    await screen.findByText('Now ingredient 1 of 2');
    await person.click(screen.getByRole('button', { name: 'Remove Ingredient 2' }));
    expect(rowsOf(/^Ingredient/)).toEqual(['onion']);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rowsOf(/^Ingredient/)).toEqual(['onion', 'lentils']);
    expect(document.activeElement).toBe(await field('Ingredient 2'));
  });

  it('ADMIN-06 Enter within a row takes it apart', async () => {
    const { person } = await open('/recipes/new');
    const row = await field('Step 1');
    await person.type(row, 'Rinse. Simmer.', { initialSelectionStart: 0 });
    (row as HTMLTextAreaElement).setSelectionRange(6, 6);
    await person.keyboard('{Enter}');
    expect(rowsOf(/^Step/)).toEqual(['Rinse.', 'Simmer.']);
  });

  it('ADMIN-06 a pasted list becomes rows', async () => {
    const { person } = await open('/recipes/new');
    await person.click(await field('Ingredient 1'));
    await person.paste('• 200 g lentils\n• 1 onion\n\n• salt\n');
    expect(rowsOf(/^Ingredient/)).toEqual(['200 g lentils', '1 onion', 'salt']);
  });

  it('ADMIN-06 a row can be moved from its menu', async () => {
    const { person } = await open('/recipes/new');
    await person.type(await field('Step 1'), 'Simmer.{Enter}Rinse.');
    await person.click(screen.getByRole('button', { name: 'More for Step 2' }));
    await person.click(await screen.findByRole('menuitem', { name: /Move up/ }));
    expect(rowsOf(/^Step/)).toEqual(['Rinse.', 'Simmer.']);
  });
});

describe('what is read while one types', () => {
  it('FOOD-01 one call for all lines, headings left out; each with food, grams and problems', async () => {
    const page = await open('/recipes/new', {
      analyseFood: ({ body }) => {
        const { lines } = body as { lines: string[] };
        const named = lines.filter((line) => !line.endsWith(':'));
        return makeAnalysis({
          lines: named.map((text) => makeLine({ text, measured_by: 'assumed', grams: 2 })),
        });
      },
    });
    await page.person.click(await field('Ingredient 1'));
    await page.person.paste('For the soup:\nlentils\nlentils');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'red lentils' })).toHaveLength(2),
    );
    expect(sentTo(page, 'analyseFood')).toHaveLength(1);
    expect(screen.getAllByText('2 g')).toHaveLength(2);
    expect(screen.getAllByText('No amount, so a usual one is assumed.')).toHaveLength(2);
  });

  it('ADMIN-06 an unknown food is pointed out with proposals, and one press takes one', async () => {
    const { person } = await open('/recipes/new');
    await person.type(await field('Ingredient 1'), '200 g flubberworts, diced');
    await screen.findAllByText('We do not know this food: counted as nothing.');
    await person.click(await screen.findByRole('button', { name: 'shallots' }));
    expect(rowsOf(/^Ingredient/)).toEqual(['200 g shallots, diced']);
    await screen.findByRole('button', { name: 'red lentils' });
  });

  it('ADMIN-06 proposals come from the longest words where all words find nothing', async () => {
    const page = await open('/recipes/new', {
      searchFoods: ({ query }) => ({
        foods:
          query.get('q') === 'shallots'
            ? [{ key: 'shallot', name: 'shallots', category: 'Vegetables' }]
            : [],
      }),
    });
    await page.person.type(await field('Ingredient 1'), '2 flubbery shallots');
    await page.person.click(await screen.findByRole('button', { name: 'shallots' }));
    expect(rowsOf(/^Ingredient/)).toEqual(['2 shallots']);
  });

  it('ADMIN-06 shows figures of a serving, labels with their reasons, and allergens', async () => {
    const { person } = await open('/recipes/new');
    await person.type(await field('Ingredient 1'), '200 g red lentils');
    const panel = within(screen.getByRole('region', { name: 'What is in it' }));
    await panel.findByText('100% recognized');
    expect(panel.getByText('Calories').parentElement?.textContent).toContain('350 kcal');
    expect(panel.getByText('High-Fiber')).toBeDefined();
    expect(panel.getByText('Milk').parentElement?.textContent).toContain('butter');
  });

  it('ADMIN-06 number-free mode shows neither calories nor grams', async () => {
    localStorage.setItem('pomona.numberFree', 'on');
    const { person } = await open('/recipes/new');
    await person.type(await field('Ingredient 1'), '200 g red lentils');
    await screen.findByRole('button', { name: 'red lentils' });
    expect(screen.queryByText('200 g')).toBeNull();
    expect(screen.queryByText(/kcal/)).toBeNull();
  });

  it('FOOD-01 a failed reading loses nothing and can be tried again', async () => {
    let isUp = false;
    const { person } = await open('/recipes/new', {
      analyseFood: (request) => (isUp ? server.analyseFood?.(request) : new Unreachable()),
    });
    await person.type(await field('Ingredient 1'), '200 g red lentils');
    await screen.findByText(/could not be worked out/);
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'red lentils' });
    expect(rowsOf(/^Ingredient/)).toEqual(['200 g red lentils']);
  });
});

describe('the draft', () => {
  it('FOOD-03 outlives the page and is offered with a way to discard it', async () => {
    const first = await open('/recipes/new');
    await first.person.type(await field('Name of the dish'), 'Soup');
    await first.person.type(await field('Ingredient 1'), 'lentils{Enter}onion');
    first.unmount();

    const { person } = await open('/recipes/new');
    await screen.findByText(/We kept what you wrote/);
    expect((await field('Name of the dish')).textContent).toBe('Soup');
    expect(rowsOf(/^Ingredient/)).toEqual(['lentils', 'onion']);
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(rowsOf(/^Ingredient/)).toEqual(['']));
    expect(localStorage.getItem('pomona.recipeDrafts')).toBeNull();
  });

  it('FOOD-03 is another member’s own', async () => {
    const first = await open('/recipes/new');
    await first.person.type(await field('Name of the dish'), 'Soup');
    first.unmount();
    await open('/recipes/new', { readOwnUser: () => makeUser({ id: 'member-2' }) });
    expect((await field('Name of the dish')).textContent).toBe('');
    expect(screen.queryByText(/We kept what you wrote/)).toBeNull();
  });

  it('FOOD-03 survives the end of the session', async () => {
    const page = await open('/recipes/new', {
      createRecipe: () => new Refusal(401, 'session_rejected', 'Please log in again.'),
    });
    await writeSoup(page);
    await page.person.click(save());
    await screen.findByRole('heading', { level: 1, name: 'Please login to write recipes' });
    expect(localStorage.getItem('pomona.recipeDrafts')).toContain('Red lentil soup');
  });

  it('FOOD-04 opens with what was imported, and leaves open what the source does not say', async () => {
    storeImportedDraft({
      ...{ title: 'Linsensuppe', description: '', language: 'de', meal_type: null },
      ...{ cuisine: null, difficulty: null, prep_time: null, cook_time: 25, servings: null },
      rest_time: 720,
      ingredients: ['200 g rote Linsen'],
      instructions: ['Köcheln.'],
      tags: ['suppe'],
      source_url: 'https://example.org/suppe',
      image: 'https://example.org/suppe.jpg',
    });
    await open('/recipes/new');
    await screen.findByText(/not saved yet/);
    expect((await field('Name of the dish')).textContent).toBe('Linsensuppe');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Servings' }).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Resting' }).value).toBe('720');
    expect(
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the text' }).value,
    ).toBe('de');
    expect(screen.getByText('Fetched from example.org when you save')).toBeDefined();
  });
});

describe('/recipes/{id}/edit', () => {
  it('FOOD-03 changes the recipe with the version that was read', async () => {
    const page = await open(`/recipes/${own.id}/edit`);
    await page.person.type(await field('Name of the dish'), ' with lemon');
    await page.person.click(save());
    await shownToast('Recipe updated successfully');
    expect(sentTo(page, 'changeRecipe')[0]?.body).toMatchObject({
      title: 'Lentil Soup with lemon',
      version: 3,
      ingredients: own.ingredients,
    });
  });

  it('REC-07 what is not one’s own is as if it were not there', async () => {
    await open(`/recipes/${own.id}/edit`, {
      readRecipe: () => makeRecipe({ owner_id: 'member-2' }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Recipe not found' });
  });

  it('FOOD-03 a recipe that cannot be loaded can be asked for again', async () => {
    let isUp = false;
    const { person } = await open(`/recipes/${own.id}/edit`, {
      readRecipe: () => (isUp ? own : new Refusal(500, 'internal', 'Sorry.')),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await person.click(again);
    expect((await field('Name of the dish')).textContent).toBe('Lentil Soup');
  });

  it('FOOD-03 a published one says that it will be looked at again', async () => {
    await open(`/recipes/${own.id}/edit`, { readRecipe: () => ({ ...own, visibility: 'public' }) });
    await screen.findByText(/it is private again until an administrator has looked at it/);
  });

  it('ADMIN-06 a change made elsewhere is shown beside one’s own, and the choice is saved upon it', async () => {
    const newer = { ...own, title: 'Daal', servings: 6, version: 4 };
    let reads = 0;
    let tries = 0;
    const page = await open(`/recipes/${own.id}/edit`, {
      readRecipe: () => {
        reads += 1;
        return reads === 1 ? own : newer;
      },
      changeRecipe: (request) => {
        tries += 1;
        return tries === 1
          ? new Refusal(409, 'recipe_changed', 'Changed meanwhile.')
          : server.changeRecipe?.(request);
      },
    });
    const title = await field('Name of the dish');
    await page.person.clear(title);
    await page.person.type(title, 'Lentil stew');
    await page.person.click(save());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This recipe was changed meanwhile' }),
    );
    const names = within(dialog.getByRole('group', { name: /Name of the dish/ }));
    expect(names.getByRole<HTMLInputElement>('radio', { name: /Yours.*Lentil stew/ }).checked).toBe(
      true,
    );
    const servings = within(dialog.getByRole('group', { name: 'Servings' }));
    expect(servings.getByRole<HTMLInputElement>('radio', { name: /As saved now.*6/ }).checked).toBe(
      true,
    );
    await page.person.click(names.getByRole('radio', { name: /As saved now.*Daal/ }));
    await page.person.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await shownToast('Recipe updated successfully');
    expect(sentTo(page, 'changeRecipe')[1]?.body).toMatchObject({
      title: 'Daal',
      servings: 6,
      version: 4,
    });
  });

  it('FOOD-03 a recipe that was deleted meanwhile can be saved as a new one', async () => {
    const page = await open(`/recipes/${own.id}/edit`, {
      changeRecipe: () => new Refusal(404, 'recipe_not_found', 'Recipe not found'),
    });
    await page.person.type(await field('Name of the dish'), '!');
    await page.person.click(save());
    await page.person.click(await screen.findByRole('button', { name: 'Save as a new recipe' }));
    await waitFor(() => expect(sentTo(page, 'createRecipe')).toHaveLength(1));
    expect(sentTo(page, 'createRecipe')[0]?.body).not.toHaveProperty('version');
  });
});

describe('the picture', () => {
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('No input');
    fireEvent.change(input, { target: { files: [file] } });
  };

  it('IMG-02 takes image types only, and up to 10 MB', async () => {
    await open('/recipes/new');
    await field('Name of the dish');
    choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await screen.findByText('Please select an image file (JPG, PNG, GIF, WebP)');
    choose(new File([new Uint8Array(10_485_761)], 'a.png', { type: 'image/png' }));
    await screen.findByText('Please select an image smaller than 10MB');
  });

  it('IMG-01 an address that leads to no picture is told at the field', async () => {
    const page = await open('/recipes/new', {
      createRecipe: () => new Refusal(422, 'image_not_loaded', 'Not loaded.'),
    });
    await writeSoup(page);
    await page.person.click(screen.getByRole('button', { name: 'By address' }));
    await page.person.type(await field('Address of the picture'), 'https://example.org/a.txt');
    await page.person.click(save());
    await screen.findByText('The URL does not point to a valid image');
    expect(sentTo(page, 'createRecipe')[0]?.body).toMatchObject({
      image: 'https://example.org/a.txt',
    });
  });

  it('IMG-01 the drawn one takes the place of one’s own', async () => {
    const page = await open(`/recipes/${own.id}/edit`);
    await page.person.click(await screen.findByRole('button', { name: 'Use the drawn one' }));
    await page.person.click(save());
    await waitFor(() => expect(sentTo(page, 'changeRecipe')).toHaveLength(1));
    expect(sentTo(page, 'changeRecipe')[0]?.body).toMatchObject({ image: null });
  });
});
