// @vitest-environment happy-dom
import type { VisitSummary } from '@pomona/contract/wellness/visit-summary';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayAfter } from '#features/wellness/days.ts';
import { setNumberFree } from '#platform/appearance/number-free.ts';
import { type Answer, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { makeVisitSummary, today } from '#test/wellness-samples.ts';

const open = (more: Record<string, Answer> = {}) =>
  renderPage('/wellness/summary', {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser({ name: 'Ada Quince' }),
      readVisitSummary: () => makeVisitSummary(),
      ...more,
    },
  });
const sheet = async () =>
  within(await screen.findByRole('article', { name: 'Wellness summary for a visit' }));
const empty: Partial<VisitSummary> = {
  ...{ logged_days: 0, entries: Array.from({ length: 90 }, () => 0), figures: [] },
};
const print = vi.fn();

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
  localStorage.removeItem('pomona.visitQuestions');
});

describe('the sheet', () => {
  it('WELL-15 says who, when, how often, in which range, and what changed', async () => {
    await open();
    const paper = await sheet();
    expect(paper.getByText('Ada Quince')).toBeDefined();
    expect(paper.getByText('Date of birth:')).toBeDefined();
    expect(paper.getByText(/not a diagnosis/)).toBeDefined();
    expect(paper.getByText(/ logged on 72 of 90 days\./).textContent).toContain(
      'Longest gap: 6 days',
    );
    const rowOf = (name: string) =>
      within(paper.getByRole('rowheader', { name }).closest('tr') ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(rowOf('Mood (1–10)')).toEqual(['61', '6.5', '2–9', '5.5 → 7']);
    expect(rowOf('Sleep (hours)')).toEqual(['9', '7.3', '6–8.5', 'too few days']);
    expect(rowOf('Energy (1–10)')).toEqual(['not logged']);
    expect(rowOf('Energy eaten (kcal)')).toEqual(['40', '1,850', '1,200–2,400', '1,900 → 1,800']);
    expect(paper.getByText('Walking: 12×, 360 min')).toBeDefined();
    expect(paper.getByText(/^Meals: 80 meals on 41 days\./)).toBeDefined();
  });

  const glucose: VisitSummary['glucose'] = {
    ...{ unit: 'mmol/L', readings: 1400, days: 20, mean: 126.112, lowest: 54, highest: 252.224 },
    ...{ halves: { first: 135.12, second: 117.104 }, known: 24_000, unknown: 1200 },
    time_in_range: {
      ...{ low: 70, high: 180, below: 1200, within: 18_000, above: 4800, unknown: 1200 },
      single: { below: 0, within: 3, above: 1 },
    },
  };

  it('WELL-15 WELL-14 has glucose in the member’s unit, with the time in their range and its gaps', async () => {
    await open({ readVisitSummary: () => makeVisitSummary({ glucose }) });
    const paper = await sheet();
    for (const line of [
      '1,400 readings on 20 days.',
      'Mean 7, lowest 3, highest 14.',
      /: 7.5 → 6.5.$/,
      'My range, set with my care team: 3.9–10.',
      'Time of the sensor: 75% within, 5% below, 20% above.',
      'Single readings: 3 within, 0 below, 1 above.',
      /^The sensor was read for 400 hours; 20 hours lie in gaps/,
    ])
      expect(paper.getByText(line)).toBeDefined();
  });

  it('WELL-15 WELL-14 has glucose and cycle starts also where nothing else was logged', async () => {
    const cycle_starts = [
      { day: '2026-11-03', gap_days: 48 },
      { day: '2026-09-16', gap_days: null },
    ];
    await open({
      readVisitSummary: () =>
        makeVisitSummary({ ...empty, glucose: { ...glucose, time_in_range: null }, cycle_starts }),
    });
    const paper = await sheet();
    expect(paper.getByText('No range of my own is set.')).toBeDefined();
    expect(
      paper.getByText('Sep 16, 2026 · Nov 3, 2026 (48 days after the one before)'),
    ).toBeDefined();
  });

  it('WELL-15 counts days against the member’s own ranges of their meals', async () => {
    const days = { below: 4, within: 30, above: 6 };
    const ranges = [
      { quantity: 'protein' as const, low: 60, high: 90, ...days },
      { quantity: 'fiber' as const, low: 30, high: null, ...days },
    ];
    await open({
      readVisitSummary: () => makeVisitSummary({ meals: { entries: 80, days: 41, ranges } }),
    });
    const paper = await sheet();
    expect(paper.getByText('Protein (g), 60–90: 30 days within, 4 below, 6 above.')).toBeDefined();
    expect(paper.getByText(/^Fiber \(g\), ≥ 30:/)).toBeDefined();
  });

  it('WELL-15 is printed by the browser', async () => {
    const { person } = await open();
    await sheet();
    await person.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('WELL-15 is of the days that are chosen', async () => {
    const { person, requests } = await open();
    await sheet();
    await person.click(screen.getByRole('radio', { name: '30 days' }));
    const to = dayAfter(today, -10);
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: to } });
    await sheet();
    await waitFor(() =>
      expect(
        requests.flatMap(({ name, query }) =>
          name === 'readVisitSummary' ? `${query.get('days')} ${query.get('to')}` : [],
        ),
      ).toEqual([`90 ${today}`, `30 ${today}`, `30 ${to}`]),
    );
    fireEvent.change(screen.getByLabelText('Last day'), {
      target: { value: dayAfter(today, 1) },
    });
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe(to);
  });
});

describe('questions', () => {
  it('WELL-15 are printed, and kept in this browser until they are deleted', async () => {
    const { person } = await open();
    const paper = await sheet();
    const field = screen.getByRole('textbox', { name: 'My questions for the visit' });
    await person.type(field, 'Is my iron fine?');
    expect(paper.getByText('Is my iron fine?')).toBeDefined();
    expect(localStorage.getItem('pomona.visitQuestions')).toBe('Is my iron fine?');
    await person.clear(field);
    expect(localStorage.getItem('pomona.visitQuestions')).toBeNull();
  });

  it('WELL-15 are there again when the page is opened again', async () => {
    localStorage.setItem('pomona.visitQuestions', 'More sleep?');
    await open();
    expect((await sheet()).getByText('More sleep?')).toBeDefined();
  });
});

it('WELL-15 figures are offered for print, and not shown, to who reads without figures', async () => {
  setNumberFree(true);
  try {
    const { person } = await open();
    const button = await screen.findByRole('button', { name: 'Print the figures for my doctor' });
    expect(screen.queryByRole('article')).toBeNull();
    await person.click(button);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const article = document.querySelector('article');
    expect(article?.textContent).toContain('5.5 → 7');
    expect(article?.parentElement?.className).toContain('hidden print:block');
  } finally {
    setNumberFree(false);
  }
});

it('WELL-15 says so where nothing was logged, and shows the way to the diary', async () => {
  await open({ readVisitSummary: () => makeVisitSummary(empty) });
  expect(await screen.findByText('Nothing logged on these days')).toBeDefined();
  expect(screen.getByRole('link', { name: 'To your diary' }).getAttribute('href')).toBe(
    '/wellness',
  );
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
});

it('WELL-15 that failed to load is loaded on request', async () => {
  let isDown = true;
  const { person } = await open({
    readVisitSummary: () => (isDown ? new Unreachable() : makeVisitSummary()),
  });
  await screen.findByText('Your summary could not be loaded');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await sheet();
});
