// @vitest-environment happy-dom
import type { Preferences } from '@pomona/contract/accounts';
import type { Recipe } from '@pomona/contract/recipes';
import { consentVersion } from '@pomona/contract/wellness/meals';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayHere } from '#features/wellness/days.ts';
import { type Answer, Refusal, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { makeCalculation, makeProofs } from '#test/food-samples.ts';
import { makeCard, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { noConsent } from '#test/wellness-samples.ts';

const found = (
  allergen: 'tree_nut' | 'peanut' | 'milk' | 'celery',
  name: string,
  is_certain = true,
) => ({
  ...{ allergen, eu: true, us: true },
  foods: [{ key: name, name, is_certain, kinds: [] }],
});
const proofs = makeProofs({
  allergen_foods: [
    found('tree_nut', 'walnuts'),
    found('peanut', 'peanut oil', false),
    found('milk', 'butter'),
  ],
  may_contain_foods: [found('celery', 'vegetable stock', false)],
});

interface Opened {
  recipe?: Partial<Recipe>;
  /** Of the member; a visitor without. */
  preferences?: Partial<Preferences>;
  answers?: Record<string, Answer>;
}

function open({ recipe = {}, preferences, answers = {} }: Opened = {}) {
  const user = makeUser();
  const all = {
    readOwnUser: () => ({ ...user, preferences: { ...user.preferences, ...preferences } }),
    readRecipe: () => makeRecipe(recipe),
    listReviews: () => [],
    readRecipeLabels: () => proofs,
    readRecipeCalculation: () => makeCalculation(),
    ...answers,
  };
  return renderPage('/recipes/lentil-soup', {
    answers: all,
    ...(preferences && { token: 'stored' }),
  });
}

/** Everything on the page is in view. */
class AllInView {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', AllInView);
});

describe('what clashes with a member’s food', () => {
  const note = () => screen.findByRole('note', { name: 'Your allergens and diets' });

  it('DETAIL-09 PROF-07 warns of their allergens and names the foods that bring them', async () => {
    await open({
      recipe: { allergen_details: ['tree_nut', 'milk'] },
      preferences: { allergens: ['Nuts'] },
    });
    await waitFor(async () => expect((await note()).textContent).toContain('walnuts'));
    const text = (await note()).textContent;
    expect(text).toContain('Contains Nuts');
    expect(text).toContain('It comes from: walnuts.');
    expect(text).toContain('Perhaps from: peanut oil.');
    expect(text).not.toContain('butter');
  });

  it('DETAIL-09 warns also where the foods cannot be asked for', async () => {
    const readRecipeLabels = () => new Refusal(404, 'recipe_not_found', 'Gone');
    await open({
      ...{ recipe: { allergen_details: ['tree_nut'] }, preferences: { allergens: ['Nuts'] } },
      answers: { readRecipeLabels },
    });
    expect((await note()).textContent).toContain('Contains Nuts');
  });

  it('REC-10 PROF-07 says "may contain" of what depends on the choice, the kind or the brand', async () => {
    await open({
      recipe: { allergen_details: ['milk'], may_contain: ['celery'] },
      preferences: { allergens: ['celery', 'tree_nut'] },
    });
    await waitFor(async () => expect((await note()).textContent).toContain('vegetable stock'));
    const text = (await note()).textContent;
    expect(text).toContain('May contain Celery');
    expect(text).not.toContain('Contains');
  });

  it('REC-10 knows peanuts apart from tree nuts', async () => {
    await open({
      recipe: { allergen_details: ['tree_nut'] },
      preferences: { allergens: ['peanut'] },
    });
    await screen.findByRole('button', { name: 'I cooked this' });
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('REC-10 tells who avoids something that not every line was read', async () => {
    await open({ recipe: { is_read_whole: false }, preferences: { allergens: ['Nuts'] } });
    expect((await note()).textContent).toMatch(/^Not every line could be read/);
  });

  it('DETAIL-09 PROF-07 says calmly which of their diets the dish has no label of', async () => {
    await open({
      recipe: { diet_types: ['Vegan'] },
      preferences: { dietary_preferences: ['Vegan', 'Keto', 'PCOS'] },
    });
    expect((await note()).textContent).toBe('Not labeled Keto and PCOS (PMOS)');
  });

  it('DETAIL-09 says nothing where nothing clashes, nor to a visitor', async () => {
    const { unmount } = await open({
      recipe: { allergen_details: ['milk'] },
      preferences: { allergens: ['Nuts'] },
    });
    await screen.findByRole('button', { name: 'I cooked this' });
    expect(screen.queryByRole('note')).toBeNull();
    unmount();
    await open({ recipe: { allergen_details: ['tree_nut'] } });
    await screen.findByRole('button', { name: 'I cooked this' });
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('recipes like this one', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => makeCard({ id, title: `Dish ${id}` }));
  const region = () => screen.findByRole('region', { name: 'You might also like' });

  it('DETAIL-09 are shown as cards that lead to them', async () => {
    await open({ answers: { listSimilarRecipes: () => four } });
    const cards = await within(await region()).findAllByRole('article');
    expect(cards).toHaveLength(4);
    const links = within(await region()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/recipes/a');
  });

  it('REC-10 carry what they may contain of what a member avoids, and whether they were read', async () => {
    const like = makeCard({ may_contain: ['milk'], is_read_whole: false });
    await open({
      preferences: { allergens: ['Dairy'] },
      answers: { listSimilarRecipes: () => [like] },
    });
    const card = await within(await region()).findByRole('article');
    await within(card).findByText('May contain Dairy');
    expect(within(card).getByText('Not every line could be read')).toBeDefined();
  });

  it('DETAIL-09 a failure is only logged, and leaves nothing behind', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open({ answers: { listSimilarRecipes: () => new Refusal(500, 'internal', 'Broken') } });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('Similar recipes could not be loaded', expect.anything()),
    );
    expect(screen.queryByText('You might also like')).toBeNull();
    expect(screen.queryByText('Broken')).toBeNull();
    log.mockRestore();
  });

  it('DETAIL-09 where there are none, nothing is said', async () => {
    const { requests } = await open({ answers: { listSimilarRecipes: () => [] } });
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('listSimilarRecipes'));
    await waitFor(() => expect(screen.queryByText('You might also like')).toBeNull());
  });
});

describe('I cooked this', () => {
  const given = {
    ...{ is_given: true, version: consentVersion },
    ...{ given_at: '2026-11-21T08:00:00.000Z', given_version: consentVersion },
  };
  const readConsent = () => given;
  const notGiven = () => noConsent;
  const mealOf = ({ body }: SeenRequest) => ({
    ...(body as { id: string; day: string; eaten_at: string; servings: number; recipe_id: string }),
    ...{ title: 'Lentil Soup', language: 'en', figures: { calories: 412 } },
    ...{ lines: null, left_out: [] },
  });
  const press = async (name: string) => screen.findByRole('button', { name });

  it('WELL-12 asks a visitor to log in', async () => {
    const { person } = await open();
    await person.click(await press('I cooked this'));
    const toast = await shownToast('Login Required');
    expect(toast.getByText('Please login to keep what you cooked')).toBeDefined();
  });

  it('WELL-12 keeps one serving just now, says so with Undo, and leads to the day', async () => {
    let kept: object = {};
    const logMeal = (request: SeenRequest) => {
      kept = mealOf(request);
      return kept;
    };
    const { person, requests } = await open({
      preferences: {},
      answers: { readConsent, logMeal, deleteMeal: () => kept },
    });
    await person.click(await press('I cooked this'));
    await person.click(await press('Keep in diary'));
    const link = await screen.findByRole('link', { name: 'See the day' });
    const today = dayHere(new Date());
    expect(link.getAttribute('href')).toBe(`/wellness?day=${today}`);
    const call = (called: string) => requests.find(({ name }) => name === called);
    await waitFor(() =>
      expect(call('logMeal')?.body).toMatchObject({
        ...{ recipe_id: 'lentil-soup', servings: 1, day: today },
      }),
    );
    await person.click(await press('Undo'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'See the day' })).toBeNull());
    await waitFor(() =>
      expect(call('logMeal')?.body).toMatchObject({ id: call('deleteMeal')?.params.id }),
    );
  });

  it('WELL-12 asks for consent first, then goes on with what was chosen', async () => {
    const { person, requests } = await open({
      preferences: {},
      answers: { readConsent: notGiven, logMeal: mealOf, giveConsent: () => given },
    });
    await person.click(await press('I cooked this'));
    await person.click(await press('Half a serving more'));
    await person.click(await press('Keep in diary'));
    const dialog = within(await screen.findByRole('dialog', { name: 'May we keep this for you?' }));
    for (const point of ['What is kept', 'Who sees it', 'How it goes away again'])
      expect(dialog.getByText(point)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'I agree, keep it' }));
    await screen.findByRole('link', { name: 'See the day' });
    await waitFor(() => {
      const sent = requests.filter(({ name }) => name === 'logMeal').map(({ body }) => body);
      expect(sent).toMatchObject([{ servings: 1.5 }]);
    });
  });

  it('WELL-12 who does not agree has nothing kept', async () => {
    const { person, requests } = await open({
      preferences: {},
      answers: { readConsent: notGiven },
    });
    await person.click(await press('I cooked this'));
    await person.click(await press('Keep in diary'));
    await person.click(await press('Not now'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.map(({ name }) => name)).not.toContain('giveConsent');
    expect(screen.queryByRole('link', { name: 'See the day' })).toBeNull();
  });

  it('WELL-12 is logged without a connection, and sent when there is one', async () => {
    let isDown = true;
    const { person, requests } = await open({
      preferences: {},
      answers: {
        readConsent,
        logMeal: (request) => (isDown ? new Unreachable() : mealOf(request)),
      },
    });
    await person.click(await press('I cooked this'));
    await person.click(await press('Keep in diary'));
    await screen.findByRole('link', { name: 'See the day' });
    const sent = () => requests.filter(({ name }) => name === 'logMeal');
    await waitFor(() => expect(sent()).toHaveLength(1));
    isDown = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent().length).toBeGreaterThan(1));
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('WELL-13 refuses an empty time and one that has not come', async () => {
    const { person, requests } = await open({ preferences: {} });
    await person.click(await press('I cooked this'));
    await person.clear(await screen.findByLabelText('Time'));
    await person.click(await press('Keep in diary'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please say the day and the time.');
    await person.type(screen.getByLabelText('Time'), '08:00');
    await person.clear(screen.getByLabelText('Day'));
    await person.type(screen.getByLabelText('Day'), '2999-01-01');
    await person.click(await press('Keep in diary'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('That time has not come yet.'),
    );
    expect(requests.map(({ name }) => name)).not.toContain('logMeal');
  });
});
