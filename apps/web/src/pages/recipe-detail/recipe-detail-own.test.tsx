// @vitest-environment happy-dom
import type { Visibility } from '@pomona/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const own = makeRecipe({ owner_id: 'member-1', visibility: 'private' });

/** A server on which only its owner finds the recipe, who can offer, withdraw, delete and restore it. */
function serverWith(start: Visibility): Answers {
  let visibility: Visibility = start;
  let isThere = true;
  const become = (next: Visibility) => {
    visibility = next;
    return { ...own, visibility };
  };
  return {
    readOwnUser: () => makeUser(),
    readRecipe: ({ headers }: SeenRequest) =>
      isThere && (headers.has('authorization') || visibility === 'public')
        ? { ...own, visibility }
        : new Refusal(404, 'recipe_not_found', 'Recipe not found'),
    offerRecipe: () => become('offered'),
    withdrawRecipe: () => become('private'),
    deleteRecipe: () => {
      isThere = false;
    },
    restoreRecipe: () => {
      isThere = true;
      return { ...own, visibility };
    },
    listOwnRecipes: () => ({ recipes: isThere ? [{ ...own, visibility }] : [] }),
    listReviews: () => ({ reviews: [], total: 0, next_cursor: null }),
  };
}

const path = `/recipes/${own.id}`;
const open = (visibility: Visibility, answers: Answers = {}) =>
  renderPage(path, { token: 'stored', answers: { ...serverWith(visibility), ...answers } });
const bar = async () => within(await screen.findByRole('region', { name: 'Your recipe' }));

describe('one’s own recipe', () => {
  it('REC-07 is asked for again in the member’s name when a visitor finds nothing', async () => {
    await open('private');
    await screen.findByRole('heading', { level: 1, name: own.title });
    expect((await bar()).getByText('Only you can see this recipe')).toBeDefined();
  });

  it('REC-07 is not there for a visitor, nor for another member', async () => {
    const { unmount } = await renderPage(path, { answers: serverWith('private') });
    await screen.findByRole('heading', { level: 1, name: 'Recipe not found' });
    unmount();
    await open('private', {
      readRecipe: () => new Refusal(404, 'recipe_not_found', 'Recipe not found'),
    });
    await screen.findByRole('heading', { level: 1, name: 'Recipe not found' });
  });

  it('DETAIL-01 is not called missing where the line is dead, and is asked for again', async () => {
    let isDead = true;
    const { person } = await open('private', {
      readRecipe: (request: SeenRequest) => {
        if (!request.headers.has('authorization'))
          return new Refusal(404, 'recipe_not_found', 'Recipe not found');
        return isDead ? new Unreachable() : own;
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Error' });
    expect(screen.queryByText('Recipe not found')).toBeNull();
    isDead = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: own.title });
  });

  it('REC-07 is forgotten when the session ends', async () => {
    const { queryClient, services } = await open('private');
    await screen.findByRole('heading', { level: 1, name: own.title });
    await services.session.signOut().catch(() => undefined);
    expect(queryClient.getQueryData(['recipes', 'one', own.id])).toBeUndefined();
  });

  it('FOOD-03 can be offered for publication, and the offer taken back', async () => {
    const { person } = await open('private');
    await person.click((await bar()).getByRole('button', { name: 'Offer for publication' }));
    await (await bar()).findByText('Offered for publication');
    await person.click((await bar()).getByRole('button', { name: 'Withdraw the offer' }));
    await (await bar()).findByText('Only you can see this recipe');
  });

  it('FOOD-03 a published one is taken back after a question', async () => {
    const { person } = await open('public');
    await person.click((await bar()).getByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Take back' }));
    await (await bar()).findByText('Only you can see this recipe');
  });

  it('FOOD-03 is deleted after a question, and Undo brings it back', async () => {
    const { person, requests } = await open('private');
    await person.click((await bar()).getByRole('button', { name: 'Delete' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this item?' }),
    );
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    const toast = await shownToast(`“${own.title}” deleted`);
    await waitFor(() => expect(window.location.pathname).toBe('/profile'));
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(requests.some(({ name }) => name === 'restoreRecipe')).toBe(true));
    await shownToast(`“${own.title}” is back`);
  });

  it('FOOD-03 leads to the form; others find nothing of that', async () => {
    const { unmount } = await open('public');
    const link = (await bar()).getByRole('link', { name: 'Edit' });
    expect(link.getAttribute('href')).toBe(`${path}/edit`);
    unmount();
    await open('public', { readOwnUser: () => makeUser({ id: 'member-2' }) });
    await screen.findByRole('heading', { level: 1, name: own.title });
    await screen.findByRole('heading', { name: 'Reviews' });
    expect(screen.queryByRole('region', { name: 'Your recipe' })).toBeNull();
  });
});
