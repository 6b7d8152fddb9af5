// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Garbage, Refusal, type SeenRequest } from '#test/fake-api.ts';
import { makeOwnRecipe, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const offer = {
  ...makeOwnRecipe({
    id: 'plum-crumble',
    title: 'Plum Crumble',
    visibility: 'offered',
    version: 3,
  }),
  ...{ offered_at: '2026-11-04T08:00:00.000Z', nutrition: { calories: 298, protein: 6.2 } },
};
const published = makeRecipe({ id: offer.id, title: offer.title, visibility: 'public' });

const read = makeRecipe({
  ...{ id: offer.id, title: offer.title, owner_id: 'member-5' },
  ...{ visibility: 'offered', version: offer.version },
});

const open = (answers: Answers) =>
  renderPage('/admin', {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser({ is_admin: true }),
      listOfferedRecipes: () => ({ recipes: [offer] }),
      readRecipe: () => read,
      listReviews: () => ({ reviews: [], total: 0, next_cursor: null }),
      ...answers,
    },
  });
const calls = (requests: readonly SeenRequest[], name: string) =>
  requests.filter((request) => request.name === name);
const entry = async () =>
  within((await screen.findByText('Plum Crumble')).closest('article') as HTMLElement);

type Opened = Awaited<ReturnType<typeof open>>;

/** Opens the recipe, waits until it is drawn and remembered, and goes back. */
async function readAndReturn({ person, router }: Opened, link: string): Promise<void> {
  const before = localStorage.getItem('pomona.offersRead');
  await person.click(await screen.findByRole('link', { name: link }));
  await screen.findByRole('heading', { level: 1, name: offer.title });
  await waitFor(() => expect(localStorage.getItem('pomona.offersRead')).not.toBe(before));
  const note = within(await screen.findByRole('region', { name: 'Offered recipe' }));
  await person.click(note.getByRole('link', { name: 'To the offers' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
}

describe('recipes offered for publication', () => {
  it('REC-07 ADMIN-05 are told with author, date, labels and figures, a dash for what is not known', async () => {
    await open({});
    const shown = await entry();
    expect(shown.getByText('By Ada Quince, offered Nov 4, 2026')).toBeDefined();
    expect(shown.getByText('High-Fiber')).toBeDefined();
    expect(shown.getByText('300 kcal')).toBeDefined();
    expect(shown.getByText('6.2 g')).toBeDefined();
    expect(shown.getAllByText('–')).toHaveLength(3);
    expect(shown.getByRole('link', { name: 'Read Plum Crumble' }).getAttribute('href')).toBe(
      '/recipes/plum-crumble',
    );
  });

  it('REC-07 are published in the version that was read, and not before it was', async () => {
    const page = await open({ publishRecipe: () => published });
    await screen.findByText('Read it before you publish it.');
    expect(screen.queryByRole('button', { name: 'Publish Plum Crumble' })).toBeNull();
    await readAndReturn(page, 'Read Plum Crumble');
    await page.person.click(await screen.findByRole('button', { name: 'Publish Plum Crumble' }));
    await shownToast('“Plum Crumble” is published');
    expect(calls(page.requests, 'publishRecipe')[0]?.body).toEqual({ version: 3 });
    await screen.findByText('Nothing waits for you');
  });

  it('REC-07 are not published unseen when they were changed meanwhile', async () => {
    let version = 3;
    const page = await open({
      listOfferedRecipes: () => ({ recipes: [{ ...offer, version }] }),
      readRecipe: () => ({ ...read, version }),
      publishRecipe: ({ body }) =>
        (body as { version: number }).version === version
          ? published
          : new Refusal(409, 'recipe_changed', 'Changed.'),
    });
    await readAndReturn(page, 'Read Plum Crumble');
    const publish = await screen.findByRole('button', { name: 'Publish Plum Crumble' });
    version = 4;
    await page.person.click(publish);
    const toast = await shownToast('“Plum Crumble” has been changed');
    expect(toast.getByText(/Read it again before you publish it/)).toBeDefined();
    await screen.findByText('It was changed since you read it.');
    expect(screen.queryByRole('button', { name: 'Publish Plum Crumble' })).toBeNull();
    const again = screen.getByRole('link', { name: 'Read Plum Crumble again' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    await readAndReturn(page, 'Read Plum Crumble again');
    await page.person.click(await screen.findByRole('button', { name: 'Publish Plum Crumble' }));
    await shownToast('“Plum Crumble” is published');
    expect(calls(page.requests, 'publishRecipe').map(({ body }) => body)).toEqual([
      { version: 3 },
      { version: 4 },
    ]);
  });

  it('REC-07 are read anew where the list knows of a newer version than the one that was read', async () => {
    let version = 3;
    const page = await open({
      listOfferedRecipes: () => ({ recipes: [{ ...offer, version }] }),
      readRecipe: () => ({ ...read, version }),
    });
    await readAndReturn(page, 'Read Plum Crumble');
    await screen.findByRole('button', { name: 'Publish Plum Crumble' });
    version = 4;
    await page.queryClient.invalidateQueries({ queryKey: ['own', 'recipes', 'offered'] });
    await screen.findByText('It was changed since you read it.');
    await readAndReturn(page, 'Read Plum Crumble again');
    await screen.findByRole('button', { name: 'Publish Plum Crumble' });
  });

  it('REC-07 another administrator has read nothing yet', async () => {
    const first = await open({});
    await readAndReturn(first, 'Read Plum Crumble');
    const kept = localStorage.getItem('pomona.offersRead') ?? '';
    first.unmount();
    localStorage.setItem('pomona.offersRead', kept);
    await open({ readOwnUser: () => makeUser({ id: 'member-7', is_admin: true }) });
    await screen.findByText('Read it before you publish it.');
  });

  it('REC-07 are declined after a question, unread too; the focus goes to the next', async () => {
    const other = { ...offer, id: 'quince-jam', title: 'Quince Jam' };
    const { person, requests } = await open({
      listOfferedRecipes: () => ({ recipes: [offer, other] }),
      declineRecipe: () => undefined,
    });
    await person.click(await screen.findByRole('button', { name: 'Decline Plum Crumble' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls(requests, 'declineRecipe')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    await shownToast('“Plum Crumble” was declined');
    expect(calls(requests, 'declineRecipe')).toHaveLength(1);
    const next = screen.getByRole('link', { name: 'Read Quince Jam' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('REC-07 can be loaded again after a failure', async () => {
    let isBroken = true;
    const { person } = await open({
      listOfferedRecipes: () => (isBroken ? new Garbage(500) : { recipes: [offer] }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await person.click(again);
    await entry();
  });
});
