// @vitest-environment happy-dom
import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Garbage, Refusal, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { makeCard, makeOwnRecipe, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const soup = makeCard();
const stew = makeCard({ id: 'bean-stew', title: 'Bean Stew' });
const saved = (...favorite_recipes: string[]) => makeUser({ favorite_recipes });

function open(path: string, answers: Answers) {
  return renderPage(path, {
    token: 'stored',
    answers: {
      readOwnUser: () => saved(),
      listRecipes: ({ query }) =>
        [soup, stew].filter(({ id }) => query.get('ids')?.split(',').includes(id)),
      ...answers,
    },
  });
}
const calls = (requests: readonly SeenRequest[], name: string) =>
  requests.filter((request) => request.name === name);
const titles = async (level: number) =>
  (await screen.findAllByRole('heading', { level }))
    .map(({ textContent }) => textContent)
    .filter((text) => text !== null);

describe('the profile', () => {
  it('PROF-01 shows who it is', async () => {
    await open('/profile', {});
    await screen.findByRole('heading', { level: 1, name: 'Ada Quince' });
    expect(screen.getByText('ada@example.org')).toBeDefined();
  });

  it('PROF-03 FOOD-03 keeps the open tab in the address, and is used with arrow keys', async () => {
    const { person, router } = await open('/profile', { listOwnRecipes: () => ({ recipes: [] }) });
    const first = await screen.findByRole('tab', { name: 'Favorite Recipes', selected: true });
    first.focus();
    await person.keyboard('{ArrowRight}');
    await screen.findByText('No recipe of yours yet');
    expect(router.state.location.href).toBe('/profile?tab=recipes');
    await person.keyboard('{ArrowLeft}');
    await screen.findByText('No favorites yet');
    expect(router.state.location.href).toBe('/profile');
  });
});

describe('the tab of favourites', () => {
  it('PROF-03 asks once for all, shows the last saved first and leaves out who is gone', async () => {
    const { requests } = await open('/profile', {
      readOwnUser: () => saved('lentil-soup', 'gone', 'bean-stew'),
    });
    expect(await titles(2)).toEqual(['Bean Stew', 'Lentil Soup']);
    const [first, ...more] = calls(requests, 'listRecipes');
    expect(more).toEqual([]);
    expect(first?.query.get('ids')).toBe('bean-stew,gone,lentil-soup');
    const card = within(screen.getAllByRole('article')[1] as HTMLElement);
    for (const fact of ['10 min prep', 'Easy']) expect(card.getByText(fact)).toBeDefined();
    expect(card.getByText('4.5 of 5 stars, 2 reviews')).toBeDefined();
  });

  it('PROF-03 says that there are none, with the way to the recipes', async () => {
    await open('/profile', {});
    await screen.findByText('No favorites yet');
    const link = screen.getByRole('link', { name: 'Browse recipes' });
    expect(link.getAttribute('href')).toBe('/recipes');
  });

  it('PROF-03 says so where each one is gone', async () => {
    await open('/profile', { readOwnUser: () => saved('gone') });
    await screen.findByText('No favorites yet');
  });

  it('PROF-03 tells that loading failed, and loads when tried again', async () => {
    let isBroken = true;
    const { person } = await open('/profile', {
      readOwnUser: () => saved('lentil-soup'),
      listRecipes: () => (isBroken ? new Garbage(500) : [soup]),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await person.click(again);
    expect(await titles(2)).toEqual(['Lentil Soup']);
  });

  it('PROF-03 FAV-02 takes a card away with its heart, and brings it back on Undo', async () => {
    const { person, requests } = await open('/profile', {
      readOwnUser: () => saved('lentil-soup', 'bean-stew'),
      removeFavourite: () => ({ favorite_recipes: ['bean-stew'] }),
      saveFavourite: () => ({ favorite_recipes: ['bean-stew', 'lentil-soup'] }),
    });
    await person.click(
      await screen.findByRole('button', { name: 'Remove Lentil Soup from favorites' }),
    );
    await waitFor(async () => expect(await titles(2)).toEqual(['Bean Stew']));
    const heart = screen.getByRole('button', { name: 'Remove Bean Stew from favorites' });
    await waitFor(() => expect(document.activeElement).toBe(heart));
    const toast = await shownToast('Removed from favorites');
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await titles(2)).toEqual(['Bean Stew', 'Lentil Soup']));
    await shownToast('Added to favorites');
    expect(calls(requests, 'saveFavourite')).toHaveLength(1);
    expect(calls(requests, 'listRecipes')).toHaveLength(1);
  });

  it('FAV-03 a removal that failed brings the card back', async () => {
    const { person } = await open('/profile', {
      readOwnUser: () => saved('lentil-soup'),
      removeFavourite: () => new Unreachable(),
    });
    await person.click(
      await screen.findByRole('button', { name: 'Remove Lentil Soup from favorites' }),
    );
    const toast = await shownToast('Error');
    expect(toast.getByText('Failed to update favorites. Please try again.')).toBeDefined();
    expect(await titles(2)).toEqual(['Lentil Soup']);
  });

  it('PROF-03 a very long list comes in parts', async () => {
    const ids = Array.from({ length: 130 }, (_, index) => `recipe-${index}`);
    const { person, requests } = await open('/profile', {
      readOwnUser: () => saved(...ids),
      listRecipes: ({ query }) =>
        (query.get('ids') ?? '').split(',').map((id) => makeCard({ id, title: id })),
    });
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(130));
    expect(calls(requests, 'listRecipes')).toHaveLength(2);
  });
});

describe('the tab of own recipes', () => {
  const crumble = makeOwnRecipe({ id: 'plum-crumble', title: 'Plum Crumble' });
  const mine = (...recipes: OwnRecipe[]) => ({ listOwnRecipes: () => ({ recipes }) });
  const tab = '/profile?tab=recipes';
  const row = async (title: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name: title });
    return within(heading.closest('article') as HTMLElement);
  };
  const choose = async (person: { click(element: Element): Promise<void> }, item: string) => {
    await person.click(await screen.findByRole('button', { name: 'More about Plum Crumble' }));
    await person.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('FOOD-03 Undo while the list is still loading loads it', async () => {
    const own = makeRecipe({ ...crumble, owner_id: 'member-1', visibility: 'private' });
    let reads = 0;
    const { person } = await open('/recipes/plum-crumble', {
      readRecipe: () => own,
      listReviews: () => [],
      deleteRecipe: () => undefined,
      restoreRecipe: () => own,
      listOwnRecipes: () => {
        reads += 1;
        return reads === 1 ? new Promise(() => {}) : { recipes: [crumble] };
      },
    });
    const bar = within(await screen.findByRole('region', { name: 'Your recipe' }));
    await person.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Loading your recipes…');
    const toast = await shownToast('“Plum Crumble” deleted');
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await row('Plum Crumble');
  });

  it('FOOD-03 REC-07 shows each with who sees it and its last change', async () => {
    const public_ = makeOwnRecipe({ id: 'b', title: 'Quince Jam', visibility: 'public' });
    const offered = makeOwnRecipe({ id: 'c', title: 'Apple Pie', visibility: 'offered' });
    await open(tab, mine(crumble, public_, offered));
    const own = await row('Plum Crumble');
    expect(own.getByText('Private')).toBeDefined();
    expect(own.getByText('Changed Nov 3, 2026')).toBeDefined();
    expect(own.getByRole('link', { name: 'Plum Crumble' }).getAttribute('href')).toBe(
      '/recipes/plum-crumble',
    );
    expect(own.getByRole('link', { name: 'Edit Plum Crumble' }).getAttribute('href')).toBe(
      '/recipes/plum-crumble/edit',
    );
    expect((await row('Quince Jam')).getByText('Published')).toBeDefined();
    expect((await row('Apple Pie')).getByText('Offered')).toBeDefined();
  });

  it('FOOD-03 FOOD-04 leads to writing and importing, also where there is none yet', async () => {
    await open(tab, mine());
    await screen.findByText('No recipe of yours yet');
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Write a recipe')).toBe('/recipes/new');
    expect(address('Import a recipe')).toBe('/recipes/import');
  });

  it('FOOD-03 tells that loading failed, and loads when tried again', async () => {
    let isBroken = true;
    const { person } = await open(tab, {
      listOwnRecipes: () => (isBroken ? new Garbage(500) : { recipes: [crumble] }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await person.click(again);
    await row('Plum Crumble');
  });

  it('REC-07 offers for publication, and withdraws', async () => {
    const offered = { ...makeRecipe({ ...crumble, visibility: 'offered', version: 1 }) };
    const { person, requests } = await open(tab, {
      ...mine(crumble),
      offerRecipe: () => offered,
      withdrawRecipe: () => ({ ...offered, visibility: 'private' }),
    });
    await row('Plum Crumble');
    await choose(person, 'Offer for publication');
    await waitFor(async () =>
      expect((await row('Plum Crumble')).getByText('Offered')).toBeDefined(),
    );
    await shownToast('Offered for publication');
    await choose(person, 'Withdraw the offer');
    await waitFor(async () =>
      expect((await row('Plum Crumble')).getByText('Private')).toBeDefined(),
    );
    expect(calls(requests, 'withdrawRecipe')[0]?.params).toEqual({ id: 'plum-crumble' });
  });

  it('REC-07 asks before a published recipe leaves the collection', async () => {
    const published = makeOwnRecipe({ ...crumble, visibility: 'public' });
    const { person, requests } = await open(tab, {
      ...mine(published),
      withdrawRecipe: () => makeRecipe({ ...published, visibility: 'private' }),
    });
    await row('Plum Crumble');
    await choose(person, 'Take back');
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls(requests, 'withdrawRecipe')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(async () =>
      expect((await row('Plum Crumble')).getByText('Private')).toBeDefined(),
    );
  });

  it('FOOD-03 deletes, and brings back on Undo', async () => {
    const { person, requests } = await open(tab, {
      ...mine(crumble),
      deleteRecipe: () => undefined,
      restoreRecipe: () => makeRecipe({ ...crumble, visibility: 'private' }),
    });
    await row('Plum Crumble');
    await choose(person, 'Delete');
    await screen.findByText('No recipe of yours yet');
    const toast = await shownToast('“Plum Crumble” deleted');
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await row('Plum Crumble');
    expect(calls(requests, 'restoreRecipe')[0]?.params).toEqual({ id: 'plum-crumble' });
  });

  it('FOOD-03 what was deleted earlier is listed with the end of its time, and comes back', async () => {
    const gone = {
      ...{ id: 'quince-jam', title: 'Quince Jam' },
      ...{ deleted_at: '2026-11-03T12:00:00.000Z', kept_until: '2026-12-03T12:00:00.000Z' },
    };
    let deleted = [gone];
    const { person, requests } = await open(tab, {
      ...mine(),
      listDeletedRecipes: () => ({ recipes: deleted }),
      restoreRecipe: () => {
        deleted = [];
        return makeRecipe({ id: gone.id, title: gone.title, visibility: 'private' });
      },
    });
    await screen.findByRole('heading', { level: 2, name: 'Deleted' });
    screen.getByText('Deleted Nov 3, 2026, gone for good on Dec 3, 2026');
    await person.click(screen.getByRole('button', { name: 'Bring Quince Jam back' }));
    await row('Quince Jam');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deleted' })).toBeNull());
    expect(calls(requests, 'restoreRecipe')[0]?.params).toEqual({ id: 'quince-jam' });
    expect(document.activeElement).not.toBe(document.body);
  });

  it('FOOD-03 what could not be brought back is told, and what is gone for good is listed no more', async () => {
    const gone = {
      ...{ id: 'quince-jam', title: 'Quince Jam' },
      ...{ deleted_at: '2026-11-03T12:00:00.000Z', kept_until: '2026-12-03T12:00:00.000Z' },
    };
    let deleted = [gone];
    const { person } = await open(tab, {
      ...mine(crumble),
      listDeletedRecipes: () => ({ recipes: deleted }),
      restoreRecipe: () => {
        deleted = [];
        return new Refusal(404, 'recipe_not_found', 'Recipe not found');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Bring Quince Jam back' }));
    await shownToast('The recipe could not be brought back');
    await waitFor(() => expect(screen.queryByText('Quince Jam')).toBeNull());
  });

  it('FOOD-03 what was deleted can be asked for again when it could not be loaded', async () => {
    let isBroken = true;
    const { person } = await open(tab, {
      ...mine(crumble),
      listDeletedRecipes: () => (isBroken ? new Garbage(500) : { recipes: [] }),
    });
    await screen.findByText('What you deleted could not be loaded.');
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deleted' })).toBeNull());
  });

  it('FOOD-03 the focus goes to the next recipe when one is deleted', async () => {
    const jam = makeOwnRecipe({ id: 'quince-jam', title: 'Quince Jam' });
    const { person } = await open(tab, { ...mine(crumble, jam), deleteRecipe: () => undefined });
    await row('Plum Crumble');
    await choose(person, 'Delete');
    await waitFor(() => expect(screen.queryByText('Plum Crumble')).toBeNull());
    const next = (await row('Quince Jam')).getByRole('link', { name: 'Quince Jam' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('FOOD-03 says why it could not be deleted, and keeps it', async () => {
    const { person } = await open(tab, {
      ...mine(crumble),
      deleteRecipe: () => new Refusal(403, 'forbidden', 'You are not allowed to do this.'),
    });
    await row('Plum Crumble');
    await choose(person, 'Delete');
    const toast = await shownToast('The recipe could not be deleted');
    expect(toast.getByText('You are not allowed to do this.')).toBeDefined();
    await row('Plum Crumble');
  });
});
