// @vitest-environment happy-dom
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storeImportedDraft } from '#features/recipe-writing/draft/imported-draft.ts';
import { Refusal } from '#test/fake-api.ts';
import {
  formField,
  openForm,
  ownRecipe,
  saveButton,
  savedAs,
  sentTo,
  writeSoup,
} from '#test/recipe-form.ts';
import { makeDraft } from '#test/recipe-samples.ts';
import { shownToast } from '#test/shown-toast.ts';

/** A server that answers when the test says so. */
function answerLater() {
  let accept: (value?: unknown) => void = () => {};
  const coming = new Promise((resolve) => {
    accept = resolve;
  });
  return { answer: () => coming, accept: (value?: unknown) => accept(value) };
}
const isOff = (element: Element) => element.closest('fieldset')?.disabled;

describe('while a recipe is saved', () => {
  it('FOOD-03 nothing can be typed that would be lost, and a failure gives the fields back', async () => {
    const saving = answerLater();
    const page = await openForm('/recipes/new', { createRecipe: saving.answer });
    await writeSoup(page);
    await page.person.keyboard('{Control>}s{/Control}');
    const step = await formField('Step 1');
    await waitFor(() => expect(isOff(step)).toBe(true));
    await page.person.keyboard(' Serve.');
    expect(step.textContent).toBe('Simmer.');
    saving.accept(new Refusal(500, 'internal', 'Sorry.'));
    await screen.findByText('Not saved');
    await waitFor(() => expect(isOff(step)).toBe(false));
    expect(document.activeElement).toBe(step);
    await page.person.keyboard(' Serve.');
    expect(step.textContent).toBe('Simmer. Serve.');
  });

  it('FOOD-03 whoever has gone elsewhere stays there, and hears that it is saved', async () => {
    const saving = answerLater();
    const page = await openForm('/recipes/new', { createRecipe: saving.answer });
    await writeSoup(page);
    await page.person.click(saveButton());
    await waitFor(() => expect(sentTo(page, 'createRecipe')).toHaveLength(1));
    await page.router.navigate({ to: '/foods' });
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    saving.accept(savedAs(sentTo(page, 'createRecipe')[0]?.body as RecipeBody, 1));
    await shownToast('Recipe created successfully');
    expect(page.router.state.location.pathname).toBe('/foods');
    expect(localStorage.getItem('pomona.recipeDrafts')).toBeNull();
  });
});

describe('the form of one’s own recipe', () => {
  it('FOOD-03 deletes it after a question, and Undo brings it back', async () => {
    const page = await openForm(`/recipes/${ownRecipe.id}/edit`, {
      deleteRecipe: () => undefined,
      restoreRecipe: () => ownRecipe,
      listOwnRecipes: () => ({ recipes: [] }),
    });
    await page.person.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this item?' }),
    );
    expect(sentTo(page, 'deleteRecipe')).toEqual([]);
    await page.person.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/profile'));
    const toast = await shownToast(`“${ownRecipe.title}” deleted`);
    await page.person.click(toast.getByRole('button', { name: 'Undo' }));
    await shownToast(`“${ownRecipe.title}” is back`);
  });
});

describe('what was imported', () => {
  it('FOOD-04 is saved once, with its tags as the server keeps them', async () => {
    storeImportedDraft(makeDraft({ tags: ['Quick Dinner', '#Dessert', 'dessert'] }));
    const page = await openForm('/recipes/new');
    await formField('Name of the dish');
    await page.person.click(saveButton());
    await shownToast('Recipe created successfully');
    expect(sentTo(page, 'createRecipe')[0]?.body).toMatchObject({
      tags: ['quick-dinner', 'dessert'],
    });
    expect(sentTo(page, 'changeRecipe')).toEqual([]);
  });

  it('FOOD-04 keeps its advice', async () => {
    const notes = { make_ahead: 'Keeps three days.', swap: 'Pears work too.' };
    storeImportedDraft(makeDraft({ notes }));
    const page = await openForm('/recipes/new');
    await formField('Name of the dish');
    await page.person.click(saveButton());
    await shownToast('Recipe created successfully');
    expect(sentTo(page, 'createRecipe')[0]?.body).toMatchObject({ notes });
  });
});

describe('a tag that is being typed', () => {
  it('FOOD-03 is saved by Control and S, and kept', async () => {
    const page = await openForm(`/recipes/${ownRecipe.id}/edit`);
    await page.person.type(await formField('Tags'), 'Weeknight Dinner');
    await waitFor(() =>
      expect(localStorage.getItem('pomona.recipeDrafts')).toContain('Weeknight Dinner'),
    );
    await page.person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sentTo(page, 'changeRecipe')).toHaveLength(1));
    expect(sentTo(page, 'changeRecipe')[0]?.body).toMatchObject({
      tags: [...ownRecipe.tags, 'weeknight-dinner'],
    });
  });
});

describe('files of pictures', () => {
  it('IMG-02 the last one chosen counts, and saving waits until it is read', async () => {
    const readings = new Map<string, () => void>();
    vi.stubGlobal('Image', ShownImage);
    vi.stubGlobal(
      'FileReader',
      class {
        result = '';
        onload = () => {};
        readAsDataURL({ type, size }: Blob) {
          this.result = `data:${type};base64,${size}`;
          readings.set(type, () => this.onload());
        }
      },
    );
    const page = await openForm(`/recipes/${ownRecipe.id}/edit`);
    await formField('Name of the dish');
    choose(new File(['slow'], 'slow.png', { type: 'image/png' }));
    choose(new File(['fast'], 'fast.webp', { type: 'image/webp' }));
    await page.person.click(saveButton());
    expect(sentTo(page, 'changeRecipe')).toEqual([]);
    readings.get('image/webp')?.();
    await waitFor(() => expect(sentTo(page, 'changeRecipe')).toHaveLength(1));
    readings.get('image/png')?.();
    expect(sentTo(page, 'changeRecipe').map(({ body }) => (body as RecipeBody).image)).toEqual([
      'data:image/webp;base64,4',
    ]);
  });

  it('IMG-02 what is no picture is said, and the recipe not saved without it', async () => {
    const page = await openForm(`/recipes/${ownRecipe.id}/edit`);
    await formField('Name of the dish');
    const reading = answerLater();
    vi.stubGlobal(
      'FileReader',
      class {
        onerror = () => {};
        readAsDataURL() {
          void reading.answer().then(() => this.onerror());
        }
      },
    );
    choose(new File(['x'], 'x.png', { type: 'image/png' }));
    await page.person.click(saveButton());
    reading.accept();
    await screen.findByText(/could not be read as a picture/);
    expect(sentTo(page, 'changeRecipe')).toEqual([]);
    expect(isOff(await formField('Name of the dish'))).toBe(false);
  });
});

/** A browser that shows every picture. */
class ShownImage {
  naturalWidth = 1;
  onload = () => {};
  set src(_address: string) {
    queueMicrotask(() => this.onload());
  }
}

function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('No input');
  fireEvent.change(input, { target: { files: [file] } });
}
