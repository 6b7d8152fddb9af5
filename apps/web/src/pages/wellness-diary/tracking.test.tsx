// @vitest-environment happy-dom
import type { SymptomEntry } from '@pomona/contract/wellness/entries';
import type { HistoryDay } from '@pomona/contract/wellness/history';
import type { WellnessInsights } from '@pomona/contract/wellness/insights';
import { consentVersion } from '@pomona/contract/wellness/meals';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#features/wellness/days.ts';
import { type Answer, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import {
  emptyPage,
  makeActivity,
  makeSummary,
  makeSymptom,
  noConsent,
  today,
  wellnessAnswers,
} from '#test/wellness-samples.ts';

const open = (path = '/wellness', more: Record<string, Answer> = {}) =>
  renderPage(path, {
    token: 'stored',
    answers: { readOwnUser: () => makeUser(), ...wellnessAnswers, ...more },
  });
const card = async (name: string) =>
  (await screen.findByText(name)).parentElement?.querySelector('dd')?.textContent;
const symptomForm = async () =>
  within(await screen.findByRole('region', { name: 'How do you feel?' }));
const activityForm = async () =>
  within(await screen.findByRole('region', { name: 'How did you move?' }));

describe('a day with more entries than a page', () => {
  it('WELL-06 shows the others on request, of both kinds', async () => {
    const symptoms = Array.from({ length: 3 }, (_, at) => makeSymptom({ notes: `felt ${at}` }));
    const activities = Array.from({ length: 3 }, (_, at) => makeActivity({ notes: `moved ${at}` }));
    const pageOf = <Entry,>(entries: Entry[], cursor: string | null) =>
      cursor === null
        ? { entries: entries.slice(0, 2), next_cursor: 'next', total: 3 }
        : { entries: entries.slice(2), next_cursor: null, total: 3 };
    const { person } = await open('/wellness', {
      listSymptoms: ({ query }) => pageOf(symptoms, query.get('cursor')),
      listActivities: ({ query }) => pageOf(activities, query.get('cursor')),
    });
    const day = within(await screen.findByRole('region', { name: 'Logged on this day' }));
    await day.findByText('moved 1');
    expect(day.queryByText('felt 2')).toBeNull();
    await person.click(day.getByRole('button', { name: 'Show more (2 left)' }));
    await day.findByText('felt 2');
    await day.findByText('moved 2');
    expect(day.getAllByRole('listitem')).toHaveLength(6);
    expect(day.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });
});

describe('the cards', () => {
  it('WELL-01 read the figures of the server', async () => {
    await open();
    expect(await screen.findByText('7.2')).toBeDefined();
    expect(await card('Workouts per week')).toBe('5');
    expect(await card('Avg sleep')).toBe('7.5h');
    expect(await card('Day streak')).toBe('12');
  });

  it('WELL-01 have a dash and a hint where nothing was logged', async () => {
    const figures = { energy: null, workouts_per_week: null, sleep_hours: null, streak_days: 0 };
    await open('/wellness', { readWellnessSummary: () => makeSummary({ figures }) });
    expect(await screen.findAllByText('Nothing logged yet')).toHaveLength(3);
    expect(await card('Day streak')).toBe('0');
  });
});

describe('a symptom', () => {
  it('WELL-03 needs a type, and says so', async () => {
    const { person, requests } = await open();
    const form = await symptomForm();
    await person.click(form.getByRole('button', { name: 'Log symptom' }));
    const toast = await shownToast('Missing Information');
    expect(toast.getByText('Please select a symptom type')).toBeDefined();
    expect(form.getByText('Please select a symptom type')).toBeDefined();
    expect(requests.some(({ name }) => name === 'logSymptom')).toBe(false);
  });

  it('WELL-03 WELL-06 is logged for the day, confirmed, and taken back on Undo', async () => {
    let entries: SymptomEntry[] = [];
    const { person, requests } = await open('/wellness', {
      listSymptoms: () => ({ ...emptyPage, entries, total: entries.length }),
      logSymptom: ({ body }) => {
        entries = [makeSymptom({ ...(body as SymptomEntry), hours: 7.5 })];
        return entries[0];
      },
      deleteSymptom: () => {
        const [entry] = entries;
        entries = [];
        return entry;
      },
    });
    const form = await symptomForm();
    await person.click(form.getByRole('button', { name: 'Sleep' }));
    await person.type(form.getByRole('textbox', { name: 'Hours slept' }), '7.5');
    await person.click(form.getByRole('button', { name: 'Add a note' }));
    await person.type(form.getByRole('textbox', { name: 'Notes' }), 'woke once');
    await person.click(form.getByRole('button', { name: 'Log symptom' }));
    const toast = await shownToast('Logged: Sleep 5 · 7.5 h');
    const sent = await waitFor(() => {
      const found = requests.find(({ name }) => name === 'logSymptom');
      expect(found).toBeDefined();
      return found;
    });
    expect(sent?.body).toMatchObject({
      ...{ day: today, type: 'sleep', level: 5, hours: 7.5, notes: 'woke once' },
    });
    const list = within(screen.getByRole('region', { name: 'Logged on this day' }));
    expect(await list.findByText('woke once')).toBeDefined();
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await list.findByText('Nothing yet. What you log appears here.')).toBeDefined();
  });

  it('WELL-03 as last time is one touch', async () => {
    const { person, requests } = await open('/wellness', {
      readWellnessSummary: () =>
        makeSummary({ latest_symptoms: [makeSymptom({ type: 'stress', level: 3 })] }),
      logSymptom: ({ body }) => makeSymptom(body as SymptomEntry),
    });
    await person.click(await screen.findByRole('button', { name: 'Stress 3' }));
    await shownToast('Logged: Stress 3');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'logSymptom')?.body).toMatchObject({
        ...{ day: today, type: 'stress', level: 3 },
      }),
    );
  });

  it('WELL-06 consent is asked once before the first entry, and the entry follows', async () => {
    const { person, requests } = await open('/wellness', {
      readConsent: () => noConsent,
      logSymptom: ({ body }) => makeSymptom(body as SymptomEntry),
      giveConsent: () => ({
        ...{ is_given: true, version: consentVersion },
        ...{ given_at: '2026-11-01T08:00:00.000Z', given_version: consentVersion },
      }),
    });
    const form = await symptomForm();
    await person.click(form.getByRole('button', { name: 'Mood' }));
    await person.click(form.getByRole('button', { name: 'Log symptom' }));
    await person.click(await screen.findByRole('button', { name: 'I agree, keep it' }));
    await shownToast('Logged: Mood 5');
    const called = () =>
      requests.map(({ name }) => name).filter((name) => /Symptom$|^give/.test(name));
    await waitFor(() => expect(called()).toEqual(['giveConsent', 'logSymptom']));
    const next = await symptomForm();
    await person.click(next.getByRole('button', { name: 'Stress' }));
    await person.click(next.getByRole('button', { name: 'Log symptom' }));
    await shownToast('Logged: Stress 5');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('WELL-06 is corrected, and deleted with a way back', async () => {
    let entries = [makeSymptom({ notes: 'before' })];
    const { person, requests } = await open('/wellness', {
      listSymptoms: () => ({ ...emptyPage, entries, total: entries.length }),
      changeSymptom: ({ body }) => {
        entries = entries.map((entry) => ({ ...entry, ...(body as object) }));
        return entries[0];
      },
      deleteSymptom: () => {
        const [entry] = entries;
        entries = [];
        return entry;
      },
      logSymptom: ({ body }) => {
        entries = [makeSymptom(body as SymptomEntry)];
        return entries[0];
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Edit Mood 7' }));
    const dialog = within(await screen.findByRole('dialog'));
    const notes = dialog.getByRole('textbox', { name: 'Notes' });
    await person.clear(notes);
    await person.type(notes, 'after');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('after')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Delete Mood 7' }));
    const toast = await shownToast('Mood 7 deleted');
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('after')).toBeDefined();
    const changed = requests.find(({ name }) => name === 'changeSymptom');
    expect(changed?.body).toMatchObject({ notes: 'after', type: 'mood', level: 7, day: today });
  });
});

describe('what was logged on the day', () => {
  it('WELL-06 says when it could not be loaded, and tries again', async () => {
    let isReachable = false;
    const { person } = await open('/wellness', {
      listSymptoms: () =>
        isReachable
          ? { ...emptyPage, entries: [makeSymptom()], total: 1 }
          : new Refusal(403, 'forbidden', 'No'),
    });
    const list = within(await screen.findByRole('region', { name: 'Logged on this day' }));
    await list.findByText(/could not be loaded/);
    isReachable = true;
    await person.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByRole('button', { name: 'Edit Mood 7' })).toBeDefined();
  });
});

describe('an activity', () => {
  it('WELL-04 needs type and duration, and says so', async () => {
    const { person } = await open();
    const form = await activityForm();
    await person.click(form.getByRole('button', { name: 'Log activity' }));
    const toast = await shownToast('Missing Information');
    expect(toast.getByText('Please fill in workout type and duration')).toBeDefined();
  });

  it('WELL-04 WELL-06 is logged for a day of the past in three touches', async () => {
    const yesterday = dayAfter(today, -1);
    const { person, requests } = await open(`/wellness?day=${yesterday}`, {
      logActivity: ({ body }) => makeActivity(body as object),
    });
    const form = await activityForm();
    await person.click(form.getByRole('button', { name: 'Swimming' }));
    await person.click(form.getByRole('button', { name: '45 min' }));
    await person.click(form.getByRole('button', { name: 'Log activity' }));
    await shownToast('Logged: Swimming 45 min');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'logActivity')?.body).toMatchObject({
        ...{ day: yesterday, type: 'Swimming', minutes: 45 },
      }),
    );
  });
});

describe('the history', () => {
  const days: HistoryDay[] = [
    { day: dayAfter(today, -3), levels: { mood: 4 }, entries: 1 },
    { day: today, levels: { mood: 8 }, active_minutes: 45, entries: 2 },
  ];

  it('WELL-07 WELL-09 has a chart with its words and its table, and the entries by day', async () => {
    const { person, requests } = await open('/wellness?tab=symptoms', {
      readWellnessHistory: () => ({ days }),
      listSymptoms: () => ({ ...emptyPage, entries: [makeSymptom()], total: 1 }),
    });
    const text = 'Mood: logged on 2 of 30 days. On average 6, lowest 4, highest 8.';
    expect(await screen.findByRole('img', { name: text })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await person.click(screen.getByRole('radio', { name: '90 days' }));
    await screen.findByText(/logged on 2 of 90 days/);
    const read = requests.filter(({ name }) => name === 'readWellnessHistory').at(-1);
    expect(read?.query.get('from')).toBe(dayAfter(today, -89));
  });

  it('WELL-07 shows a page at a time', async () => {
    const { person } = await open('/wellness?tab=activities', {
      listActivities: ({ query }) =>
        query.get('cursor') === null
          ? {
              entries: [makeActivity()],
              next_cursor: `${today}_1_a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f`,
              total: 2,
            }
          : { entries: [makeActivity({ type: 'Cardio' })], next_cursor: null, total: 2 },
    });
    await person.click(await screen.findByRole('button', { name: 'Show more (1 left)' }));
    expect(await screen.findByRole('button', { name: 'Edit Cardio 30 min' })).toBeDefined();
  });

  it('WELL-07 says what to do when there is nothing, and when it could not be loaded', async () => {
    await open('/wellness?tab=symptoms', { listSymptoms: () => new Unreachable() });
    expect(await screen.findByText('Nothing logged in this time.')).toBeDefined();
    expect(await screen.findByText('Your entries could not be loaded')).toBeDefined();
  });
});

describe('insights', () => {
  const week = (own: object) => ({
    ...{ week: '2026-11-16', logged_days: 0, minutes_per_day: null, levels: [], activities: [] },
    ...own,
  });
  const insights: WellnessInsights = {
    this_week: week({
      logged_days: 3,
      minutes_per_day: 40,
      levels: [{ type: 'mood', level: 7, entries: 3 }],
    }),
    last_week: week({ logged_days: 5, levels: [{ type: 'mood', level: 6.5, entries: 2 }] }),
    patterns: [
      {
        ...{ driver: 'sleep_hours', outcome: 'cravings', lag_days: 1, paired_days: 19 },
        ...{ correlation: -0.48, interval: { low: -0.7, high: -0.2 }, chance: 0.025 },
      },
    ],
    looked_at: 4,
    missing: [{ driver: 'stress', outcome: 'cravings', lag_days: 0, paired_days: 9 }],
  };

  it('WELL-08 tells the week against the last', async () => {
    await open('/wellness?tab=insights', { readInsights: () => insights });
    expect(await screen.findByText('Days with an entry: 3, last week 5.')).toBeDefined();
    expect(screen.getByText('+0.5 against last week')).toBeDefined();
    expect(screen.getByText('nothing to compare')).toBeDefined();
  });

  it('WELL-10 tells a pattern with its days, strength and chance, and what is missing', async () => {
    await open('/wellness?tab=insights', { readInsights: () => insights });
    expect(
      await screen.findByText('The day after more hours of sleep, you logged lower cravings.'),
    ).toBeDefined();
    expect(
      screen.getByText(
        '19 days, moderate relation (ρ = -0.48; 95 %: -0.70 to -0.20), could be chance 1 in 40.',
      ),
    ).toBeDefined();
    expect(screen.getByText('Stress and cravings: 9 days with both, 5 to go')).toBeDefined();
  });

  it('WELL-10 without enough days claims nothing', async () => {
    const none = { ...insights, patterns: [], looked_at: 0, missing: [] };
    await open('/wellness?tab=insights', { readInsights: () => none });
    expect(await screen.findByText(/Until then nothing is claimed/)).toBeDefined();
  });
});
