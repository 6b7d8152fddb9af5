// @vitest-environment happy-dom
import type { User } from '@pomona/contract/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Garbage, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const ada = makeUser({
  bio: 'I bake.',
  preferences: {
    dietary_preferences: ['Vegan'],
    allergens: ['Nuts'],
    health_goals: ['Walk to work', 'Sleep early', 'Eat beans'],
    favorite_cuisines: [],
  },
  goals: [
    goal('1', 'Walk to work', '2026-11-20T08:00:00.000Z'),
    goal('2', 'Sleep early', null),
    goal('3', 'Eat beans', null),
  ],
  counters: {
    ...{ recipes_saved: 0, goals_achieved: 1, goals_total: 3 },
    ...{ streak_days: 12, level: 'Cook' },
  },
});

function goal(number: string, text: string, achieved_at: string | null): User['goals'][number] {
  const id = `b1f2c1b0-0000-4000-8000-00000000000${number}`;
  return { id, text, achieved_at, created_at: '2026-11-01T08:00:00.000Z' };
}

function open(path: string, answers: Answers = {}) {
  return renderPage(path, {
    token: 'stored',
    answers: {
      readOwnUser: () => ada,
      listRecipes: () => [],
      listOwnRecipes: () => ({ recipes: [] }),
      listSessions: () => ({ sessions: [] }),
      readConsent: () => ({ is_given: false, version: '1', given_at: null, given_version: null }),
      ...answers,
    },
  });
}
const button = (name: string) => screen.findByRole('button', { name });
const field = async (label: string) => (await screen.findByLabelText(label)) as HTMLInputElement;
/** The simulated page does not know that a fieldset disables what is in it. */
const isClosed = (input: HTMLElement) => input.closest('fieldset[disabled]') !== null;
const called = (requests: readonly { name: string }[], name: string) =>
  requests.filter((request) => request.name === name);

describe('the header', () => {
  it('PROF-01 PROF-02 shows bio, diets and the four figures of the server', async () => {
    await open('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Ada Quince' });
    expect(screen.getByText('I bake.')).toBeDefined();
    const diets = within(screen.getByRole('list', { name: 'How you eat' }));
    expect(diets.getByText('Vegan')).toBeDefined();
    const figureOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(figureOf('Recipes Saved')).toBe('0');
    expect(figureOf('Goals Achieved')).toBe('1/3');
    expect(figureOf('Streak Days')).toBe('12');
    expect(figureOf('Level')).toBe('Cook');
  });

  it('PROF-02 what another device changed is there when the page is opened', async () => {
    let reads = 0;
    await open('/profile', {
      readOwnUser: () => {
        reads += 1;
        return reads === 1 ? ada : { ...ada, name: 'Ada Byron' };
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Ada Byron' });
  });
});

describe('editing', () => {
  it('PROF-07 fields are closed until editing begins, then only what differs is sent', async () => {
    const { person, requests } = await open('/profile?tab=settings', {
      changeOwnUser: ({ body }) => ({
        ...ada,
        ...(body as Partial<User>),
        preferences: ada.preferences,
      }),
    });
    expect(isClosed(await field('Full name'))).toBe(true);
    expect(isClosed(await field('Vegan'))).toBe(true);
    await person.click(await button('Edit Profile'));
    const name = await field('Full name');
    expect(isClosed(name)).toBe(false);
    await person.clear(name);
    await person.type(name, 'Ada Byron');
    await person.click(await field('Vegan'));
    await person.click(await field('Eggs'));
    await person.click(await button('Save Changes'));
    await shownToast('Profile Updated');
    await button('Edit Profile');
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeDefined();
    expect(called(requests, 'changeOwnUser')).toMatchObject([
      {
        body: {
          name: 'Ada Byron',
          preferences: { dietary_preferences: [], allergens: ['Nuts', 'Eggs'] },
        },
      },
    ]);
  });

  it('PROF-01 begins where there is something to edit, and Cancel changes nothing', async () => {
    const { person, router } = await open('/profile');
    await person.click(await button('Edit Profile'));
    const bio = await field('Bio');
    expect(router.state.location.href).toBe('/profile?tab=settings');
    await person.type(bio, ' And roast.');
    await person.click(await button('Cancel'));
    expect((await field('Bio')).value).toBe('I bake.');
    await button('Edit Profile');
  });

  it.each<[string, () => unknown, string]>([
    [
      'a sentence of the server',
      () => new Refusal(409, 'too_many_goals', 'Fifty goals are enough'),
      'Fifty goals are enough',
    ],
    ['no sentence', () => new Garbage(500), 'Failed to update profile'],
    ['no server', () => new Unreachable(), 'An error occurred while updating your profile'],
  ])(
    'PROF-01 %s: stays in edit mode, and what was typed stays',
    async (_what, answer, sentence) => {
      const { person } = await open('/profile?tab=settings', { changeOwnUser: answer });
      await person.click(await button('Edit Profile'));
      await person.type(await field('Bio'), ' And roast.');
      await person.click(await button('Save Changes'));
      const toast = await shownToast('Update Failed');
      expect(toast.getByText(sentence)).toBeDefined();
      await button('Save Changes');
      expect((await field('Bio')).value).toBe('I bake. And roast.');
    },
  );

  it('PROF-01 asks before unsaved changes are left, and keeps them on another tab', async () => {
    const { person, router } = await open('/profile?tab=settings');
    await person.click(await button('Edit Profile'));
    await person.type(await field('Bio'), '!');
    await person.click(screen.getByRole('tab', { name: 'Favorite Recipes' }));
    await screen.findByText('No favorites yet');
    await person.click(screen.getByRole('tab', { name: 'Settings' }));
    expect((await field('Bio')).value).toBe('I bake.!');
    void router.navigate({ to: '/recipes' });
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getAllByRole('button', { name: 'Keep editing' })[0] as HTMLElement);
    expect(router.state.location.pathname).toBe('/profile');
    expect((await field('Bio')).value).toBe('I bake.!');
    void router.navigate({ to: '/recipes' });
    await person.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/recipes'));
  });
});

describe('the tab of goals', () => {
  const tab = '/profile?tab=goals';
  const row = async (text: string) => {
    const found = (await screen.findByText(text)).closest('li');
    return within(found as HTMLElement);
  };

  it('PROF-04 shows the state of each; the box to add one only while editing', async () => {
    const { person } = await open(tab);
    expect((await row('Walk to work')).getByText('Achieved')).toBeDefined();
    expect((await row('Sleep early')).getByText('In Progress')).toBeDefined();
    expect(screen.queryByLabelText('New goal')).toBeNull();
    await person.click(await button('Edit Profile'));
    await field('New goal');
    expect(screen.getByRole('tab', { name: 'Health Goals', selected: true })).toBeDefined();
  });

  it('PROF-04 adds what was typed; it stays where adding fails', async () => {
    let isBroken = true;
    const added = { ...ada, goals: [...ada.goals, goal('4', 'Breathe', null)] };
    const { person, requests } = await open(tab, {
      addGoal: () => (isBroken ? new Unreachable() : added),
    });
    await person.click(await button('Edit Profile'));
    const box = await field('New goal');
    await person.type(box, 'Breathe{Enter}');
    await shownToast('Your goals were not changed');
    expect(box.value).toBe('Breathe');
    isBroken = false;
    await person.type(box, '{Enter}');
    await row('Breathe');
    expect(box.value).toBe('');
    expect(called(requests, 'addGoal')).toMatchObject([
      { body: { text: 'Breathe' } },
      { body: { text: 'Breathe' } },
    ]);
  });

  it('PROF-04 marks and reopens; the cards follow the answer', async () => {
    const { person, requests } = await open(tab, {
      changeGoal: () => ({
        ...ada,
        counters: { ...ada.counters, goals_achieved: 2 },
        goals: ada.goals.map((one) => ({ ...one, achieved_at: '2026-11-21T08:00:00.000Z' })),
      }),
    });
    await person.click(await button('Mark as achieved: Sleep early'));
    await waitFor(() => expect(screen.getByText('2/3')).toBeDefined());
    expect((await row('Sleep early')).getByText('Achieved')).toBeDefined();
    await person.click(await button('Reopen: Walk to work'));
    await waitFor(() => expect(called(requests, 'changeGoal')).toHaveLength(2));
    expect(called(requests, 'changeGoal')).toMatchObject([
      { body: { is_achieved: true } },
      { body: { is_achieved: false } },
    ]);
  });

  it('PROF-04 removes, and brings back as it was on Undo', async () => {
    const { person, requests } = await open(tab, {
      removeGoal: () => ({ ...ada, goals: ada.goals.slice(1) }),
      addGoal: () => ada,
    });
    await person.click(await button('Remove goal: Walk to work'));
    const toast = await shownToast('Goal removed');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Walk to work/ })).toBeNull());
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await button('Reopen: Walk to work');
    const [removed] = ada.goals;
    const { id, text, ...restored } = removed ?? {};
    expect(called(requests, 'addGoal')).toMatchObject([{ body: { id, text, restored } }]);
  });

  it('PROF-04 says that there are none, and leads to adding one', async () => {
    const { person } = await open(tab, { readOwnUser: () => makeUser() });
    await screen.findByText('No goals yet');
    await person.click(await button('Add your first goal'));
    await field('New goal');
  });
});
