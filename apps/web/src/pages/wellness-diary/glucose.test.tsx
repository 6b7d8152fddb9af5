// @vitest-environment happy-dom
import type { GlucoseReading } from '@pomona/contract/wellness/glucose';
import type { GlucoseFilePreview } from '@pomona/contract/wellness/glucose-files';
import type { GlucoseDay, GlucoseSummary } from '@pomona/contract/wellness/glucose-summary';
import type { Tracking } from '@pomona/contract/wellness/tracking';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setNumberFree } from '#platform/appearance/number-free.ts';
import { type Answer, Refusal } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { noTracking, today, wellnessAnswers } from '#test/wellness-samples.ts';

const on: Tracking = { ...noTracking, glucose: true };
const id = 'a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f';
const hour = (at: string) => new Date(`${today}T${at}`).toISOString();

const emptySummary: GlucoseSummary = {
  ...{ readings: 0, days: 0, mean: null, lowest: null, highest: null, day_means: [] },
  ...{ time_in_range: null, meals: { ranked: [], logged: 0, measured: 0, mixed: 0 } },
};
const emptyDay: GlucoseDay = { day: today, points: [], meals: [] };
const point = (at: string, mgDl: number, own: object = {}) => ({
  ...{ at: hour(at), mg_dl: mgDl, is_single: false, after_gap: false, ...own },
});

function open(path: string, more: Record<string, Answer> = {}) {
  const answers = {
    readOwnUser: () => makeUser(),
    ...wellnessAnswers,
    readTracking: () => on,
    readGlucoseDay: () => emptyDay,
    readGlucoseSummary: () => emptySummary,
    listGlucose: () => ({ readings: [], next_cursor: null, total: 0 }),
    listGlucoseImports: () => ({ imports: [] }),
    listCycleStarts: () => ({ starts: [] }),
    ...more,
  };
  return renderPage(path, { token: 'stored', answers });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('glucose on the wellness page', () => {
  it('WELL-14 is there for those who turn it on, and only for them', async () => {
    let tracking = noTracking;
    const { requests } = await open('/wellness?tab=glucose', {
      readTracking: () => tracking,
      changeTracking: () => {
        tracking = on;
        return tracking;
      },
    });
    const choice = await screen.findByRole('checkbox', { name: 'Glucose' });
    expect(screen.queryByRole('tab', { name: 'Glucose' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Track Today' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    fireEvent.click(choice);
    expect(await screen.findByRole('tab', { name: 'Glucose' })).toBeDefined();
    const change = requests.find(({ name }) => name === 'changeTracking');
    expect(change?.body).toEqual({ glucose: true });
  });

  it('WELL-14 asks for consent first, and goes on after it', async () => {
    let isGiven = false;
    const { requests } = await open('/wellness', {
      readTracking: () => noTracking,
      changeTracking: () => {
        return isGiven ? on : new Refusal(403, 'consent_needed', 'Please agree first.');
      },
      giveConsent: () => {
        isGiven = true;
        return { is_given: true, version: 'x', given_at: hour('08:00'), given_version: 'x' };
      },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Cycle log' }));
    fireEvent.click(await screen.findByRole('button', { name: 'I agree, keep it' }));
    await waitFor(() =>
      expect(requests.filter(({ name }) => name === 'changeTracking').at(-1)?.body).toEqual({
        cycle: true,
      }),
    );
  });

  it('WELL-14 logs a reading as it was typed, with a comma too, and offers to take it back', async () => {
    const reading: GlucoseReading = {
      ...{ id, day: today, measured_at: hour('00:00'), mg_dl: 100.8896, unit: 'mmol/L' },
      ...{ beyond: null, source: 'hand' },
    };
    const { requests } = await open('/wellness?tab=glucose', {
      readTracking: () => ({ ...on, glucose_unit: 'mmol/L' }),
      logGlucose: () => reading,
      deleteGlucose: () => reading,
    });
    const field = await screen.findByLabelText('Glucose in mmol/L');
    fireEvent.change(field, { target: { value: 'abc' } });
    press('Log reading');
    expect(await screen.findByText('Please enter the value as your meter shows it.')).toBeDefined();
    fireEvent.change(field, { target: { value: '5,6' } });
    press('Log reading');
    expect(await shownToast('Logged: 5.6 mmol/L')).toBeDefined();
    const logged = requests.find(({ name }) => name === 'logGlucose');
    expect(logged?.body).toMatchObject({ value: 5.6, unit: 'mmol/L', day: today });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('deleteGlucose'));
  });

  it('WELL-14 WELL-09 shows the day with its meals, in words and as a table; gaps stay open', async () => {
    const day: GlucoseDay = {
      day: today,
      points: [
        ...[point('08:00', 96), point('08:05', 104), point('10:00', 420, { after_gap: true })],
        point('10:30', 99, { is_single: true }),
      ],
      meals: [
        {
          id,
          title: 'Lentil soup',
          language: 'en',
          eaten_at: hour('08:02'),
          rise: 35,
          glycemic_load: 12.2,
          is_mixed: false,
        },
        {
          id: `${id}2`,
          title: 'Plum cake',
          language: 'en',
          eaten_at: hour('09:30'),
          rise: null,
          glycemic_load: null,
          is_mixed: true,
        },
      ],
    };
    await open('/wellness?tab=glucose', { readGlucoseDay: () => day });
    const picture = await screen.findByRole('img', { name: /4 readings from 96 mg\/dL to 420/ });
    expect(picture.getAttribute('aria-label')).toContain('One gap of more than 20 minutes');
    expect(picture.querySelectorAll('path')).toHaveLength(2);
    expect(picture.querySelectorAll('circle')).toHaveLength(1);
    expect(screen.getByText('+35 mg/dL in the two hours after')).toBeDefined();
    expect(screen.getByText(/nobody can tell which one it was/)).toBeDefined();
    expect(screen.getByText(/glycemic load 12/)).toBeDefined();
    expect(
      screen.getByText('A reading is outside 54–400 mg/dL. Please follow your care plan.'),
    ).toBeDefined();
    press('Show as table');
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(3);
    act(() => setNumberFree(true));
    onTestFinished(() => act(() => setNumberFree(false)));
    expect(screen.queryByText(/glycemic load 12/)).toBeNull();
  });

  it('WELL-14 says nothing of a range until one is set; the consensus is only a suggestion', async () => {
    const { requests } = await open('/wellness?tab=glucose', {
      changeTracking: () => ({ ...on, glucose_range: { low: 70, high: 180 } }),
    });
    expect(await screen.findByText(/No range is set, so nothing is judged/)).toBeDefined();
    press('Set your range');
    expect(await screen.findByText(/Whether it fits you, your care team knows/)).toBeDefined();
    press('Save range');
    expect(await screen.findByRole('alert')).toBeDefined();
    press('Fill in these values');
    press('Save range');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const change = requests.find(({ name }) => name === 'changeTracking');
    expect(change?.body).toEqual({ glucose_range: { low: 70, high: 180 } });
  });

  it('WELL-14 ranks dishes with count and spread, and shows shares with gaps as unknown', async () => {
    const summary: GlucoseSummary = {
      ...{ readings: 500, days: 2, mean: 112, lowest: 80, highest: 171 },
      day_means: [{ day: today, mean: 112 }],
      time_in_range: {
        ...{ low: 70, high: 180, below: 0, within: 750, above: 0, unknown: 250 },
        single: { below: 0, within: 2, above: 0 },
      },
      meals: {
        ...{ logged: 8, measured: 5, mixed: 2 },
        ranked: [
          {
            ...{ title: 'Lentil soup', language: 'en', recipe_id: 'lentil-soup', times: 3 },
            ...{ rise: { median: 30, lowest: 20, highest: 40 }, glycemic_load: 12 },
          },
        ],
      },
    };
    const range = { low: 70, high: 180 };
    await open('/wellness?tab=glucose', {
      readTracking: () => ({ ...on, glucose_range: range }),
      readGlucoseSummary: () => summary,
    });
    expect(await screen.findByText(/3 times, \+20 mg\/dL to \+40 mg\/dL/)).toBeDefined();
    expect(screen.getByText('unknown (gaps)').parentElement?.textContent).toContain('25%');
    expect(screen.getByText(/500 readings on 2 days. Mean 112 mg\/dL/)).toBeDefined();
    expect(screen.getByText(/8 meals logged, 5 measured, 2 too close/)).toBeDefined();
  });

  it('WELL-14 shows what a file holds, asks what is unclear, stores it and can undo it', async () => {
    const preview: GlucoseFilePreview = {
      ...{ format: 'libreview', unit: 'mg/dL', device: 'FreeStyle Libre 3', time_zone: 'UTC' },
      ...{ first_at: null, last_at: null, readings: 0, duplicates: 0, gaps: 0 },
      ...{ skipped: [], date_order: null, is_date_order_chosen: false },
      ...{ sample_time: '03-04-2026 08:00', imported_at: null },
    };
    const stored = {
      ...{ id, format: 'libreview', unit: 'mg/dL', time_zone: 'UTC', readings: 96 },
      ...{ first_at: hour('01:00'), last_at: hour('02:00'), imported_at: hour('03:00') },
    };
    const { requests } = await open('/wellness?tab=glucose', {
      previewGlucoseFile: ({ body }) => {
        const isChosen = JSON.stringify(body).includes('dmy');
        return isChosen
          ? {
              ...{ ...preview, date_order: 'dmy', is_date_order_chosen: true, readings: 96 },
              ...{ duplicates: 4, gaps: 2, first_at: hour('01:00'), last_at: hour('02:00') },
              skipped: [{ reason: 'no_value', rows: 7, line: 9 }],
            }
          : preview;
      },
      importGlucoseFile: () => stored,
      undoGlucoseImport: () => stored,
    });
    await screen.findByRole('button', { name: 'Choose a file' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['Device,Serial'], 'ada.csv', { type: 'text/csv' });
    if (input) fireEvent.change(input, { target: { files: [file] } });
    const order = await screen.findByLabelText('How is 03-04-2026 08:00 meant?');
    const store = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Store readings' });
    expect(store().disabled).toBe(true);
    fireEvent.change(order, { target: { value: 'dmy' } });
    expect(await screen.findByText('96 new readings in mg/dL')).toBeDefined();
    expect(screen.getByText('4 readings are there already and not stored twice.')).toBeDefined();
    expect(screen.getByText('7 rows without a glucose value (first: line 9)')).toBeDefined();
    fireEvent.click(store());
    expect(await shownToast('96 readings stored')).toBeDefined();
    const sent = requests.find(({ name }) => name === 'importGlucoseFile');
    expect(sent?.body).toMatchObject({ text: 'Device,Serial', date_order: 'dmy' });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('undoGlucoseImport'));
  });

  it('WELL-14 says so when a day cannot be loaded, and loads it again', async () => {
    let isBroken = true;
    await open('/wellness?tab=glucose', {
      readGlucoseDay: () => {
        return isBroken ? new Refusal(400, 'bad_request', 'No.') : emptyDay;
      },
    });
    const text = 'This day could not be loaded. Nothing is lost.';
    const failed = (await screen.findByText(text, {}, { timeout: 5000 })).parentElement;
    isBroken = false;
    if (failed) fireEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No reading on this day/)).toBeDefined();
  });
});

describe('the cycle log', () => {
  it('WELL-14 logs first days and shows the days between, and predicts nothing', async () => {
    let starts = [
      { day: '2026-10-01', gap_days: 96 },
      { day: '2026-06-27', gap_days: null },
    ];
    const { requests } = await open('/wellness', {
      readTracking: () => ({ ...noTracking, cycle: true }),
      listCycleStarts: () => ({ starts }),
      logCycleStart: () => {
        starts = [{ day: today, gap_days: 40 }, ...starts];
        return { starts };
      },
    });
    expect(await screen.findByText(/96 days after the one before/)).toBeDefined();
    press(/as a first day/);
    expect(await screen.findByText(/is logged as a first day/)).toBeDefined();
    const logged = requests.find(({ name }) => name === 'logCycleStart');
    expect(logged?.body).toEqual({ day: today });
    expect(screen.getByText(/Nothing is predicted/)).toBeDefined();
  });
});
