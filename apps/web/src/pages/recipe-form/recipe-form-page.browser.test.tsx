import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { Refusal } from '#test/fake-api.ts';
import {
  formField,
  openForm,
  ownRecipe,
  rowsShown,
  saveButton,
  sentTo,
} from '#test/recipe-form.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { shownToast } from '#test/shown-toast.ts';

const path = `/recipes/${ownRecipe.id}/edit`;
/** The smallest picture that a browser shows. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** How many pictures of drafts this browser keeps. */
function keptPictures(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pomona.recipe-pictures', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('pictures');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const count = opening.result.transaction('pictures').objectStore('pictures').count();
      count.onsuccess = () => {
        opening.result.close();
        resolve(count.result);
      };
    };
  });
}

describe('the recipe form in a browser', () => {
  it('FOOD-03 a recipe is written in German on a phone, in the dark', async () => {
    await page.viewport(390, 844);
    const form = await openForm('/recipes/new', {}, 'de');
    showTheme('dark');
    await userEvent.fill(
      await formField('Name des Gerichts'),
      'Rote-Linsen-Suppe mit gerösteten Kreuzkümmelsamen',
    );
    await page.getByText('Abendessen', { exact: true }).click();
    await userEvent.fill(await formField('Vorbereitung'), '10');
    await userEvent.click(await formField('Zutat 1'));
    await userEvent.keyboard('200 g rote Linsen{Enter}1 Zwiebel');
    await page.getByRole('button', { name: 'Mehr zu Zutat 2' }).click();
    await page.getByRole('menuitem', { name: 'Nach oben' }).click();
    await waitFor(() => expect(rowsShown(/^Zutat/)).toEqual(['1 Zwiebel', '200 g rote Linsen']));
    await userEvent.fill(await formField('Schritt 1'), 'Zwiebel anschwitzen, 20 Minuten köcheln.');
    const panel = page.getByRole('button', { name: /Was drinsteckt/ });
    await panel.click();
    await screen.findByText('100 % erkannt');
    expect(await axeViolations()).toEqual([]);
    await panel.click();
    await expectNoSidewaysScrolling([390]);
    await page.getByRole('button', { name: 'Rezept speichern' }).click();
    await shownToast('Rezept erfolgreich erstellt');
    expect(sentTo(form, 'createRecipe')[0]?.body).toMatchObject({
      ...{ meal_type: 'Dinner', prep_time: 10, language: 'de' },
      ingredients: ['1 Zwiebel', '200 g rote Linsen'],
    });
  });

  it('ADMIN-06 Control and Z take back a proposal as any other word', async () => {
    await openForm('/recipes/new');
    const line = (await formField('Ingredient 1')) as HTMLTextAreaElement;
    await userEvent.type(line, '200 g flubberworts, diced');
    await page.getByRole('button', { name: 'shallots' }).click();
    expect(line.value).toBe('200 g shallots, diced');
    await waitFor(() => expect(document.activeElement).toBe(line));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(line.value).toBe('200 g flubberworts, diced'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('ADMIN-06 rows are dragged by their handle', async () => {
    await openForm(path);
    await formField('Ingredient 1');
    const [first] = ownRecipe.ingredients;
    const handles = screen
      .getByRole('list', { name: 'Ingredients' })
      .querySelectorAll('li > div > span:first-child');
    const [from, to] = [handles[0], handles[2]];
    if (!from || !to) throw new Error('No handles');
    await userEvent.dragAndDrop(from, to, { steps: 8, targetPosition: { x: 10, y: 20 } });
    await waitFor(() => expect(rowsShown(/^Ingredient/)[2]).toBe(first));
  });

  it('IMG-02 FOOD-03 a chosen picture is kept with the draft until it is discarded', async () => {
    const bytes = Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0));
    const opened = await openForm(path);
    await formField('Ingredient 1');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No input');
    await userEvent.upload(input, new File([bytes], 'soup.png', { type: 'image/png' }));
    await screen.findByAltText('The picture you chose');
    await waitFor(async () => expect(await keptPictures()).toBe(1));
    opened.unmount();

    await openForm(path);
    await screen.findByText(/We kept what you wrote/);
    await screen.findByAltText('The picture you chose');
    await page.getByRole('button', { name: 'Discard' }).click();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByAltText('The picture you chose')).toBeNull());
    await waitFor(async () => expect(await keptPictures()).toBe(0));
  });

  it.each(themes)(
    'FOOD-03 axe finds nothing on the form, its complaints and two versions (%s)',
    async (theme) => {
      let version = ownRecipe;
      await openForm(path, {
        readRecipe: () => version,
        changeRecipe: () => new Refusal(409, 'recipe_changed', 'Changed meanwhile.'),
      });
      showTheme(theme);
      const title = await formField('Name of the dish');
      await userEvent.clear(title);
      await userEvent.click(saveButton());
      await screen.findByText('Give the dish a name.');
      expect(await axeViolations()).toEqual([]);
      await userEvent.fill(title, 'Lentil stew');
      version = { ...ownRecipe, title: 'Daal', version: 4 };
      await userEvent.click(saveButton());
      await screen.findByRole('dialog', { name: 'This recipe was changed meanwhile' });
      expect(await axeViolations()).toEqual([]);
    },
  );
});
