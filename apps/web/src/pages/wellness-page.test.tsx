// @vitest-environment happy-dom
import { consentVersion, type Meal, type MealDay } from '@pomona/contract/wellness-meals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayHere } from '#features/wellness/days.ts';
import { setNumberFree } from '#platform/number-free.ts';
import { type Answer, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const today = dayHere(new Date());

function makeMeal(own: Partial<Meal> = {}): Meal {
  return {
    ...{ id: 'a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f', day: today, recipe_id: 'lentil-soup' },
    ...{ title: 'Lentil Soup', servings: 1, eaten_at: `${today}T11:30:00.000Z` },
    figures: { calories: 412, protein: 18.4, fiber: 9, glycemic_load: 12 },
    ...own,
  };
}
const whole = (value: number) => ({ value, is_complete: true });
const fullDay = (own: Partial<MealDay> = {}): MealDay => ({
  day: today,
  meals: [makeMeal()],
  sums: {
    ...{ calories: whole(412), protein: whole(18.4), fiber: whole(9), glycemic_load: whole(12) },
  },
  ...own,
});
const noDay = (day: string): MealDay => ({ day, meals: [], sums: {} });
const consent = { is_given: true, version: consentVersion, given_at: '2026-11-01T08:00:00.000Z' };

function open(path = '/wellness', more: Record<string, Answer> = {}) {
  const answers = {
    readOwnUser: () => makeUser(),
    readConsent: () => consent,
    listMeals: () => fullDay(),
    ...more,
  };
  return renderPage(path, { token: 'stored', answers });
}
const tile = (label: string) => screen.getByText(label).parentElement?.textContent;

describe('the day in the diary', () => {
  it('WELL-12 shows today’s meals and what they add up to', async () => {
    const { requests } = await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeDefined();
    const meal = await screen.findByRole('article');
    expect(within(meal).getByRole('link').getAttribute('href')).toBe('/recipes/lentil-soup');
    expect(meal.textContent).toContain('≈ 410 kcal');
    expect(tile('Protein')).toBe('Protein≈ 18g');
    expect(tile('Glycemic load')).toBe('Glycemic load≈ 12');
    const asked = requests.filter(({ name }) => name === 'listMeals');
    expect(asked[0]?.query.get('day')).toBe(today);
    expect(screen.getByText(/^More of this diary is still being built/)).toBeDefined();
  });

  it('WELL-12 says "at least" where a dish knows a figure not, and a dash where none does', async () => {
    const sums = { calories: { value: 412, is_complete: false }, protein: whole(18) };
    await open('/wellness', { listMeals: () => fullDay({ sums }) });
    await screen.findByRole('article');
    expect(tile('Calories')).toContain('≥ 410');
    expect(tile('Fiber')).toBe('Fiber–');
    expect(screen.getByText(/^≥ or –/)).toBeDefined();
  });

  it('WELL-12 hides every figure in number-free mode', async () => {
    await open();
    await screen.findByRole('article');
    act(() => setNumberFree(true));
    await waitFor(() => expect(screen.queryByText(/kcal/)).toBeNull());
    expect(screen.queryByText('Protein')).toBeNull();
    act(() => setNumberFree(false));
  });

  it('WELL-12 goes a day back, to any day and to today again, and never past it', async () => {
    const listMeals: Answer = ({ query }) => noDay(query.get('day') ?? '');
    const { person, router } = await open('/wellness', { listMeals });
    await screen.findByRole('heading', { name: 'Nothing cooked on this day yet' });
    const after = screen.getByRole('button', { name: 'The day after' });
    expect(after.getAttribute('aria-disabled')).toBe('true');
    await person.click(after);
    expect(router.state.location.search).toEqual({});
    await person.click(screen.getByRole('button', { name: 'The day before' }));
    await screen.findByRole('heading', { level: 2, name: 'Yesterday' });
    expect(router.state.location.search).toEqual({ day: dayAfter(today, -1) });
    await person.click(screen.getByRole('button', { name: 'Today' }));
    await screen.findByRole('heading', { level: 2, name: 'Today' });
    const way = screen.getByRole('link', { name: 'Find a recipe' });
    expect(way.getAttribute('href')).toBe('/recipes');
  });

  it('WELL-12 opens at the day of the address; one that has not come is today', async () => {
    const listMeals: Answer = ({ query }) => noDay(query.get('day') ?? '');
    const { requests, unmount } = await open('/wellness?day=2026-01-05', { listMeals });
    await screen.findByRole('heading', { level: 2, name: /January 5/ });
    expect(requests.find(({ name }) => name === 'listMeals')?.query.get('day')).toBe('2026-01-05');
    unmount();
    await open('/wellness?day=2999-01-01', { listMeals });
    await screen.findByRole('heading', { level: 2, name: 'Today' });
  });

  it('WELL-12 says that it could not be loaded, and loads when tried again', async () => {
    let isBroken = true;
    const listMeals = () => (isBroken ? new Refusal(403, 'forbidden', 'No') : fullDay());
    const { person } = await open('/wellness', { listMeals });
    await screen.findByRole('heading', { name: 'Your diary could not be loaded' });
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
  });
});

describe('correcting a meal', () => {
  it('WELL-06 changes the servings by halves, shown at once', async () => {
    let held = makeMeal();
    const changeMeal: Answer = ({ body }) => {
      held = { ...held, ...(body as { servings: number }) };
      return held;
    };
    const listMeals = () => fullDay({ meals: [held] });
    const { person, requests } = await open('/wellness', { changeMeal, listMeals });
    await person.click(
      await screen.findByRole('button', { name: 'Half a serving of Lentil Soup more' }),
    );
    expect(await screen.findByText('1.5 servings')).toBeDefined();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'changeMeal')?.body).toEqual({ servings: 1.5 }),
    );
  });

  it('WELL-06 a change that fails says so and goes back to what is kept', async () => {
    const changeMeal = () => new Unreachable();
    const { person } = await open('/wellness', { changeMeal });
    await person.click(
      await screen.findByRole('button', { name: 'Half a serving of Lentil Soup more' }),
    );
    const toast = await shownToast('Error');
    expect(toast.getByText(/^This could not be changed/)).toBeDefined();
    await screen.findByText('1 serving');
  });

  it('WELL-06 deletes, and brings the very same meal back on Undo', async () => {
    const meal = makeMeal();
    let meals = [meal];
    const { person, requests } = await open('/wellness', {
      listMeals: () => fullDay({ meals }),
      deleteMeal: () => {
        meals = [];
      },
      logMeal: () => {
        meals = [meal];
        return meal;
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Delete Lentil Soup' }));
    await screen.findByRole('heading', { name: 'Nothing cooked on this day yet' });
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('article');
    const { id, day, eaten_at, servings, recipe_id } = meal;
    expect(requests.find(({ name }) => name === 'logMeal')?.body).toEqual({
      ...{ id, day, eaten_at, servings, recipe_id },
    });
  });
});

describe('consent', () => {
  it('WELL-12 can be taken back, and with it everything that was kept', async () => {
    const withdrawn = { ...consent, is_given: false, given_at: null };
    const withdrawConsent = () => withdrawn;
    const { person, requests } = await open('/wellness', { withdrawConsent });
    await person.click(await screen.findByRole('button', { name: 'Take back consent' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Keep my diary' })).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Take back and delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.map(({ name }) => name)).toContain('withdrawConsent');
    expect(screen.queryByRole('button', { name: 'Take back consent' })).toBeNull();
  });

  it('WELL-12 nothing is said of it to whoever has not agreed', async () => {
    const readConsent = () => ({ ...consent, is_given: false, given_at: null });
    await open('/wellness', { readConsent });
    await screen.findByRole('article');
    expect(screen.queryByText(/You agreed on/)).toBeNull();
  });
});
