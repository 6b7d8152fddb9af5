// @vitest-environment happy-dom
import {
  consentVersion,
  type Meal,
  type MealChange,
  type MealDay,
  type WellnessConsent,
} from '@pomona/contract/wellness/meals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayAfter, dayHere } from '#features/wellness/days.ts';
import { setNumberFree } from '#platform/appearance/number-free.ts';
import { type Answer, Refusal } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { noConsent, wellnessAnswers } from '#test/wellness-samples.ts';

const today = dayHere(new Date());

function makeMeal(own: Partial<Meal> = {}): Meal {
  return {
    ...{ id: 'a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f', day: today, recipe_id: 'lentil-soup' },
    ...{ title: 'Lentil Soup', language: 'en', servings: 1, eaten_at: `${today}T11:30:00.000Z` },
    ...{ lines: null, left_out: [] },
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
const consent: WellnessConsent = {
  ...{ is_given: true, version: consentVersion },
  ...{ given_at: '2026-11-01T08:00:00.000Z', given_version: consentVersion },
};
function open(path = '/wellness', more: Record<string, Answer> = {}) {
  const answers = {
    readOwnUser: () => makeUser(),
    ...wellnessAnswers,
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
    const listed = requests.filter(({ name }) => name === 'listMeals');
    expect(listed[0]?.query.get('day')).toBe(today);
  });

  it('WELL-13 half an hour after midnight is the new day of the device, though still the old one in Greenwich', async () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Europe/Berlin';
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T23:30:00Z') });
    onTestFinished(() => {
      process.env.TZ = zone;
      vi.useRealTimers();
    });
    const meal = makeMeal({ day: '2026-11-20', eaten_at: '2026-11-19T23:30:00.000Z' });
    const { requests } = await open('/wellness', {
      listMeals: () => fullDay({ day: '2026-11-20', meals: [meal] }),
    });
    await screen.findByRole('heading', { level: 2, name: 'Today' });
    expect(screen.getByText('Friday, November 20')).toBeDefined();
    expect((await screen.findByRole('article')).textContent).toMatch(/12:30|00:30/);
    const calls = requests.filter(({ name }) => name === 'listMeals');
    expect(calls.map(({ query }) => query.get('day'))).toEqual(['2026-11-20']);
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
    await screen.findByRole('heading', { name: 'No meals on this day yet' });
    const after = screen.getByRole('button', { name: 'The day after' });
    expect(after.getAttribute('aria-disabled')).toBe('true');
    await person.click(after);
    expect(router.state.location.search).toEqual({});
    await person.click(screen.getByRole('button', { name: 'The day before' }));
    await screen.findByRole('heading', { level: 2, name: 'Yesterday' });
    expect(router.state.location.search).toEqual({ day: dayAfter(today, -1) });
    await person.click(screen.getByRole('button', { name: 'Today' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Today' });
    expect(document.activeElement).toBe(heading);
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
    let stored = makeMeal();
    const changeMeal: Answer = ({ body }) => {
      stored = { ...stored, ...(body as { servings: number }) };
      return stored;
    };
    const listMeals = () => fullDay({ meals: [stored] });
    const { person, requests } = await open('/wellness', { changeMeal, listMeals });
    await person.click(
      await screen.findByRole('button', { name: 'Half a serving of Lentil Soup more' }),
    );
    expect(await screen.findByText('1.5 servings')).toBeDefined();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'changeMeal')?.body).toEqual({ servings: 1.5 }),
    );
  });

  it('WELL-06 a change that the server refuses goes back to what is stored, and is offered again', async () => {
    let isRefused = true;
    let stored = makeMeal();
    const changeMeal: Answer = ({ body }) => {
      if (isRefused) return new Refusal(422, 'validation_failed', 'Too much');
      stored = { ...stored, ...(body as { servings: number }) };
      return stored;
    };
    const listMeals = () => fullDay({ meals: [stored] });
    const { person } = await open('/wellness', { changeMeal, listMeals });
    await person.click(
      await screen.findByRole('button', { name: 'Half a serving of Lentil Soup more' }),
    );
    const refused = within(
      await screen.findByRole('region', { name: 'Changes that could not be made' }),
    );
    expect(refused.getByText('“Lentil Soup” was not corrected')).toBeDefined();
    expect(refused.getByText('Too much')).toBeDefined();
    await screen.findByText('1 serving');
    isRefused = false;
    await person.click(refused.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stored.servings).toBe(1.5));
    await screen.findByText('1.5 servings');
    expect(screen.queryByRole('region', { name: 'Changes that could not be made' })).toBeNull();
  });

  it('WELL-06 keeps every press, its figures in step; what waits is one change', async () => {
    let stored = makeMeal();
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const { person, requests } = await open('/wellness', {
      changeMeal: async ({ body }) => {
        const { servings } = body as { servings: number };
        if (servings === 1.5) await first;
        stored = { ...stored, servings, figures: { calories: 412 * servings } };
        return stored;
      },
      listMeals: () => fullDay({ meals: [stored] }),
    });
    const more = await screen.findByRole('button', { name: 'Half a serving of Lentil Soup more' });
    for (let presses = 0; presses < 3; presses += 1) await person.click(more);
    const meal = screen.getByRole('article');
    await within(meal).findByText('2.5 servings');
    expect(meal.textContent).toContain('≈ 1,030 kcal');
    answerFirst();
    await waitFor(() => expect(stored.servings).toBe(2.5));
    const sent = requests.filter(({ name }) => name === 'changeMeal');
    expect(sent.map(({ body }) => body)).toEqual([{ servings: 1.5 }, { servings: 2.5 }]);
    expect(within(meal).getByText('2.5 servings')).toBeDefined();
  });

  it('WELL-06 corrects when it was eaten, and the meal goes to its day', async () => {
    let stored = makeMeal();
    const yesterday = dayAfter(today, -1);
    const { person, requests } = await open('/wellness', {
      changeMeal: ({ body }) => {
        const { eaten } = body as { eaten: NonNullable<MealChange['eaten']> };
        stored = { ...stored, day: eaten.day, eaten_at: eaten.at };
        return stored;
      },
      listMeals: ({ query }) =>
        query.get('day') === stored.day ? fullDay({ meals: [stored] }) : noDay(today),
    });
    await person.click(
      await screen.findByRole('button', { name: /: change when you ate Lentil Soup$/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'When did you eat it?' }));
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: yesterday } });
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '' } });
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert').textContent).toBe('Please say the day and the time.');
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '20:15' } });
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await shownToast('Lentil Soup: time changed');
    const at = new Date(`${yesterday}T20:15`).toISOString();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'changeMeal')?.body).toEqual({
        eaten: { day: yesterday, at },
      }),
    );
    await screen.findByRole('heading', { name: 'No meals on this day yet' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Meals' }));
  });

  it('WELL-06 deletes, and brings the very same meal back on Undo, also without its recipe', async () => {
    const meal = makeMeal({ recipe_id: null, language: 'de' });
    let meals = [meal];
    const { person, requests } = await open('/wellness', {
      listMeals: () => fullDay({ meals }),
      deleteMeal: () => {
        meals = [];
        return meal;
      },
      restoreMeal: () => {
        meals = [meal];
        return meal;
      },
    });
    expect((await screen.findByText('Lentil Soup')).lang).toBe('de');
    await person.click(await screen.findByRole('button', { name: 'Delete Lentil Soup' }));
    await screen.findByRole('heading', { name: 'No meals on this day yet' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Meals' }));
    await waitFor(() => expect(meals).toEqual([]));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('article');
    const { id, ...stored } = meal;
    await waitFor(() => {
      const sent = requests.find(({ name }) => name === 'restoreMeal');
      expect([sent?.params.id, sent?.body]).toEqual([id, stored]);
    });
  });

  it('WELL-06 the focus goes on with the next meal when one is deleted', async () => {
    const bread = makeMeal({ id: 'b4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f', title: 'Rye Bread' });
    let meals = [makeMeal(), bread];
    const { person } = await open('/wellness', {
      listMeals: () => fullDay({ meals }),
      deleteMeal: () => {
        meals = [bread];
        return makeMeal();
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Delete Lentil Soup' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Rye Bread' })),
    );
  });
});

describe('consent', () => {
  it('WELL-12 can be taken back, and with it everything that was kept', async () => {
    const withdrawConsent = () => noConsent;
    const { person, requests } = await open('/wellness', { withdrawConsent });
    await person.click(await screen.findByRole('button', { name: 'Take back consent' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Keep my diary' })).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Take back and delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.map(({ name }) => name)).toContain('withdrawConsent');
    expect(screen.queryByRole('button', { name: 'Take back consent' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('WELL-12 to an earlier text is asked for anew, and can be taken back as it is', async () => {
    const earlier = { ...consent, is_given: false, given_version: '2025-01' };
    const { person, requests } = await open('/wellness', {
      readConsent: () => earlier,
      giveConsent: () => consent,
    });
    await screen.findByText(/^You agreed on November 1, 2026 to an earlier text\./);
    expect(screen.getByRole('button', { name: 'Take back consent' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Read the new text' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'I agree, keep it' }));
    await screen.findByText(/^You agreed on November 1, 2026 that your diary is kept\./);
    expect(requests.find(({ name }) => name === 'giveConsent')?.body).toEqual({
      version: consentVersion,
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your consent' })),
    );
  });

  it('WELL-12 nothing is said of it to whoever has not agreed', async () => {
    const readConsent = () => noConsent;
    await open('/wellness', { readConsent });
    await screen.findByRole('article');
    expect(screen.queryByText(/You agreed on/)).toBeNull();
  });
});
