// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, Garbage, Refusal, Unreachable } from '#test/fake-api.ts';
import { listOf, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const recipe = makeRecipe();
const page = `/recipes/${recipe.id}`;
const save = () => screen.findByRole('button', { name: 'Save Lentil Soup to favorites' });
const remove = () => screen.findByRole('button', { name: 'Remove Lentil Soup from favorites' });

function asMember(favorite_recipes: string[], own: Record<string, Answer>) {
  const answers = {
    readRecipe: () => recipe,
    listReviews: () => [],
    listRecipes: listOf([recipe]),
    readOwnUser: () => makeUser({ favorite_recipes }),
    ...own,
  };
  return { token: 'stored', answers };
}

/** Opens the page and waits until the member is known, before which the heart does nothing. */
async function openAsMember(path: string, circumstances: ReturnType<typeof asMember>) {
  const opened = await renderPage(path, circumstances);
  await screen.findByRole('button', { name: /Ada Quince/ });
  return opened;
}

describe('the heart of a recipe', () => {
  it('FAV-01 asks a visitor to log in and calls nobody', async () => {
    const answers = { readRecipe: () => recipe, listReviews: () => [] };
    const { person, requests } = await renderPage(page, { answers });
    await person.click(await save());
    const toast = await shownToast('Login Required');
    expect(toast.getByText('Please login to save favorites')).toBeDefined();
    expect(requests.some(({ name }) => name === 'saveFavourite')).toBe(false);
  });

  it('FAV-02 FAV-04 saves, and changes only after the server accepted', async () => {
    let accept: (value: unknown) => void = () => {};
    const answer = new Promise((resolve) => {
      accept = resolve;
    });
    const { person, requests } = await openAsMember(
      page,
      asMember([], { saveFavourite: () => answer }),
    );
    await person.click(await save());
    await waitFor(() => expect(requests.at(-1)?.name).toBe('saveFavourite'));
    expect(requests.at(-1)?.params).toEqual({ recipeId: recipe.id });
    expect((await save()).getAttribute('aria-pressed')).toBe('false');
    accept({ favorite_recipes: [recipe.id] });
    expect((await remove()).getAttribute('aria-pressed')).toBe('true');
    const toast = await shownToast('Added to favorites');
    expect(toast.getByText('Recipe saved to your favorites')).toBeDefined();
  });

  it('FAV-02 removes', async () => {
    const removeFavourite = () => ({ favorite_recipes: [] });
    const { person, requests } = await openAsMember(
      page,
      asMember([recipe.id], { removeFavourite }),
    );
    await person.click(await remove());
    await save();
    expect(requests.at(-1)?.name).toBe('removeFavourite');
    const toast = await shownToast('Removed from favorites');
    expect(toast.getByText('Recipe removed from your favorites')).toBeDefined();
  });

  it('FAV-03 tells what the server said', async () => {
    const saveFavourite = () => new Refusal(404, 'recipe_not_found', 'This recipe is gone');
    const { person } = await openAsMember(page, asMember([], { saveFavourite }));
    await person.click(await save());
    const toast = await shownToast('Error');
    expect(toast.getByText('This recipe is gone')).toBeDefined();
    expect((await save()).getAttribute('aria-pressed')).toBe('false');
  });

  it('FAV-03 on the list asks to try again when nobody answers', async () => {
    const removeFavourite = () => new Unreachable();
    const { person } = await openAsMember('/recipes', asMember([recipe.id], { removeFavourite }));
    await person.click(await remove());
    const toast = await shownToast('Error');
    expect(toast.getByText('Failed to update favorites. Please try again.')).toBeDefined();
    expect((await remove()).getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    { action: 'add to', saved: [], heart: save },
    { action: 'remove from', saved: [recipe.id], heart: remove },
  ])('FAV-03 says that it failed to $action favorites', async ({ action, saved, heart }) => {
    const garbage = () => new Garbage(500);
    const circumstances = asMember(saved, { saveFavourite: garbage, removeFavourite: garbage });
    const { person } = await openAsMember(page, circumstances);
    await person.click(await heart());
    const toast = await shownToast('Error');
    expect(toast.getByText(`Failed to ${action} favorites`)).toBeDefined();
  });
});
