// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Services } from '#platform/services.tsx';
import { type Answer, Garbage, Refusal, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { listOf, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { favouritesChannel } from './favourite-mutations.ts';

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

/** An answer that comes when the test says so. */
function answerLater() {
  let accept: (value: unknown) => void = () => {};
  const coming = new Promise((resolve) => {
    accept = resolve;
  });
  return { answer: () => coming, accept: (value: unknown) => accept(value) };
}

/** What the server has accepted so far. */
function keptBy({ session }: Services): readonly string[] {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.favorite_recipes : [];
}

const changes = (requests: readonly SeenRequest[]) =>
  requests.filter(({ name }) => name.endsWith('Favourite')).map(({ name }) => name);

/** Opens the page and waits until the member is known, before which the heart does nothing. */
async function openAsMember(path: string, circumstances: ReturnType<typeof asMember>) {
  const opened = await renderPage(path, circumstances);
  await screen.findByRole('button', { name: /Ada Quince/ });
  return opened;
}

describe('the heart of a recipe', () => {
  it('FAV-01 asks a visitor to log in and calls nobody', async () => {
    const answers = { readRecipe: () => recipe, listReviews: () => [] };
    const { person, requests, router } = await renderPage(page, { answers });
    await person.click(await save());
    const toast = await shownToast('Login Required');
    expect(toast.getByText('Please login to save favorites')).toBeDefined();
    expect(requests.some(({ name }) => name === 'saveFavourite')).toBe(false);
    await person.click(toast.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(router.state.location.href).toContain('/login?from='));
    expect(router.state.location.search).toEqual({ from: page });
  });

  it('FAV-02 FAV-04 fills at once, and is kept only after the server accepted', async () => {
    const saving = answerLater();
    const { person, requests, services } = await openAsMember(
      page,
      asMember([], { saveFavourite: saving.answer }),
    );
    await person.click(await save());
    expect((await remove()).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(requests.at(-1)?.name).toBe('saveFavourite'));
    expect(requests.at(-1)?.params).toEqual({ recipeId: recipe.id });
    expect(keptBy(services)).toEqual([]);
    saving.accept({ favorite_recipes: [recipe.id] });
    const toast = await shownToast('Added to favorites');
    expect(toast.getByText('Recipe saved to your favorites')).toBeDefined();
    expect(keptBy(services)).toEqual([recipe.id]);
    expect((await remove()).getAttribute('aria-busy')).toBeNull();
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

  it('FAV-03 on the list asks to try again when nobody answers, and the next press works', async () => {
    let answer: unknown = new Unreachable();
    const removeFavourite = () => answer;
    const { person } = await openAsMember('/recipes', asMember([recipe.id], { removeFavourite }));
    await person.click(await remove());
    const toast = await shownToast('Error');
    expect(toast.getByText('Failed to update favorites. Please try again.')).toBeDefined();
    expect((await remove()).getAttribute('aria-pressed')).toBe('true');
    answer = { favorite_recipes: [] };
    await person.click(await remove());
    await shownToast('Removed from favorites');
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

describe('hearts of somebody who leaves', () => {
  it('FAV-02 are empty at once, and the late answer changes nothing', async () => {
    const saving = answerLater();
    const { person, requests, services } = await openAsMember(
      page,
      asMember([], { saveFavourite: saving.answer, signOut: () => undefined }),
    );
    await person.click(await save());
    await waitFor(() => expect(changes(requests)).toHaveLength(1));
    await services.session.signOut();
    expect((await save()).getAttribute('aria-pressed')).toBe('false');
    services.session.accept({
      access_token: 'next',
      user: makeUser({ id: 'member-2', name: 'Ben Medlar' }),
    });
    saving.accept({ favorite_recipes: [recipe.id] });
    await waitFor(async () => expect((await save()).getAttribute('aria-busy')).toBeNull());
    expect(keptBy(services)).toEqual([]);
    expect((await save()).getAttribute('aria-pressed')).toBe('false');
  });

  it('FAV-03 of a recipe that is gone: what the server knows is read again', async () => {
    let favorite_recipes = [recipe.id];
    const removeFavourite = () => {
      favorite_recipes = [];
      return new Refusal(404, 'recipe_not_found', 'Recipe not found');
    };
    const readOwnUser = () => makeUser({ favorite_recipes });
    const { person } = await openAsMember(page, asMember([], { removeFavourite, readOwnUser }));
    await person.click(await remove());
    const toast = await shownToast('Error');
    expect(toast.getByText('Recipe not found')).toBeDefined();
    expect((await save()).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('hearts that are pressed quickly', () => {
  it('FAV-02 end in the last wish: saved and removed again', async () => {
    const saving = answerLater();
    const { person, requests, services } = await openAsMember(
      page,
      asMember([], {
        saveFavourite: saving.answer,
        removeFavourite: () => ({ favorite_recipes: [] }),
      }),
    );
    await person.click(await save());
    await waitFor(() => expect(changes(requests)).toEqual(['saveFavourite']));
    await person.click(await remove());
    expect((await save()).getAttribute('aria-pressed')).toBe('false');
    expect(changes(requests)).toEqual(['saveFavourite']);
    saving.accept({ favorite_recipes: [recipe.id] });
    await shownToast('Removed from favorites');
    expect(changes(requests)).toEqual(['saveFavourite', 'removeFavourite']);
    expect(keptBy(services)).toEqual([]);
    expect((await save()).getAttribute('aria-pressed')).toBe('false');
  });

  it('FAV-02 ask once for what is already on its way', async () => {
    const saving = answerLater();
    const { person, requests, services } = await openAsMember(
      page,
      asMember([], { saveFavourite: saving.answer }),
    );
    await person.click(await save());
    await person.click(await remove());
    await person.click(await save());
    saving.accept({ favorite_recipes: [recipe.id] });
    await shownToast('Added to favorites');
    expect(changes(requests)).toEqual(['saveFavourite']);
    expect(keptBy(services)).toEqual([recipe.id]);
  });

  it('FAV-02 of two recipes are sent one after the other, so that no older list comes last', async () => {
    const other = makeRecipe({ id: 'bean-stew', title: 'Bean Stew' });
    const kept: string[] = [];
    const first = answerLater();
    const saveFavourite = async ({ params }: SeenRequest) => {
      if (params.recipeId === recipe.id) await first.answer();
      kept.push(params.recipeId ?? '');
      return { favorite_recipes: [...kept] };
    };
    const { person, requests, services } = await openAsMember(
      '/recipes',
      asMember([], { saveFavourite, listRecipes: listOf([recipe, other]) }),
    );
    await person.click(await save());
    await person.click(await screen.findByRole('button', { name: 'Save Bean Stew to favorites' }));
    await waitFor(() => expect(changes(requests)).toHaveLength(1));
    first.accept(undefined);
    await waitFor(() => expect(keptBy(services)).toEqual([recipe.id, other.id]));
  });

  it('FAV-03 keep the last wish when the first call fails', async () => {
    const removing = answerLater();
    let calls = 0;
    const removeFavourite = async () => {
      calls += 1;
      if (calls === 1) await removing.answer();
      return new Unreachable();
    };
    const { person, requests, services } = await openAsMember(
      page,
      asMember([recipe.id], {
        removeFavourite,
        saveFavourite: () => ({ favorite_recipes: [recipe.id] }),
      }),
    );
    await person.click(await remove());
    await waitFor(() => expect(changes(requests)).toHaveLength(1));
    await person.click(await save());
    removing.accept(undefined);
    await shownToast('Added to favorites');
    expect(keptBy(services)).toEqual([recipe.id]);
    expect((await remove()).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('two windows', () => {
  it('FAV-02 agree: what another one has changed is read again', async () => {
    let favorite_recipes: string[] = [];
    const readOwnUser = () => makeUser({ favorite_recipes });
    await openAsMember(page, asMember([], { readOwnUser }));
    await save();
    favorite_recipes = [recipe.id];
    const elsewhere = new BroadcastChannel(favouritesChannel);
    elsewhere.postMessage('changed');
    await remove();
    elsewhere.close();
  });

  it('FAV-02 hear of each change that the server accepted', async () => {
    const heard: unknown[] = [];
    const elsewhere = new BroadcastChannel(favouritesChannel);
    elsewhere.onmessage = ({ data }) => heard.push(data);
    const { person } = await openAsMember(
      page,
      asMember([], { saveFavourite: () => ({ favorite_recipes: [recipe.id] }) }),
    );
    await person.click(await save());
    await waitFor(() => expect(heard).toEqual(['changed']));
    elsewhere.close();
  });

  it('FAV-03 nobody knows whether a call arrived that broke: the server is asked', async () => {
    let favorite_recipes: string[] = [];
    const saveFavourite = () => {
      favorite_recipes = [recipe.id];
      return new Unreachable();
    };
    const readOwnUser = () => makeUser({ favorite_recipes });
    const { person } = await openAsMember(page, asMember([], { saveFavourite, readOwnUser }));
    await person.click(await save());
    await shownToast('Error');
    expect((await remove()).getAttribute('aria-pressed')).toBe('true');
  });
});
