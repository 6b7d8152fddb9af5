import { consentVersion, type Meal } from '@pomona/contract/wellness/meals';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayHere } from '#features/wellness/days.ts';
import { axeViolations } from '#test/axe.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import {
  makeActivity,
  makeSummary,
  makeSymptom,
  makeTip,
  wellnessAnswers,
} from '#test/wellness-samples.ts';

const today = dayHere(new Date());
const meal: Meal = {
  ...{ id: 'a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f', day: today, recipe_id: 'lentil-soup' },
  ...{ title: 'Lentil Soup', language: 'en', servings: 1.5, eaten_at: `${today}T00:30:00.000Z` },
  ...{ lines: null, left_out: [] },
  figures: { calories: 412, protein: 18.4 },
};
const answers = {
  readOwnUser: () => makeUser(),
  ...wellnessAnswers,
  readConsent: () => ({
    ...{ is_given: true, version: consentVersion },
    ...{ given_at: '2026-11-01T08:00:00.000Z', given_version: consentVersion },
  }),
  listMeals: () => ({
    ...{ day: today, meals: [meal] },
    sums: { calories: { value: 412, is_complete: true } },
  }),
};

describe('/wellness in a browser', () => {
  it.each(themes)('WELL-12 axe finds nothing on a day with a meal (%s)', async (theme) => {
    await renderPage('/wellness', { token: 'stored', answers });
    showTheme(theme);
    await screen.findByRole('article');
    expect(await axeViolations()).toEqual([]);
  });

  it('WELL-12 NAV-09 a day with a meal does not scroll sideways', async () => {
    await renderPage('/wellness', { token: 'stored', language: 'de', answers });
    await screen.findByRole('article');
    await expectNoSidewaysScrolling();
  });

  const symptoms = Array.from({ length: 20 }, (_, ago) => ({
    ...{ day: dayAfter(today, -ago), levels: { mood: 3 + (ago % 7), stress: 5 } },
    ...{ active_minutes: 20 + ago, entries: 2 },
  })).filter(({ day }) => !day.endsWith('5'));
  const full = {
    ...answers,
    readWellnessSummary: () =>
      makeSummary({
        latest_symptoms: [makeSymptom({ type: 'sleep', hours: 7.5 })],
        latest_activities: [makeActivity()],
      }),
    readWellnessHistory: () => ({ days: symptoms }),
    listSymptoms: () => ({ entries: [makeSymptom()], next_cursor: null, total: 1 }),
    listActivities: () => ({ entries: [makeActivity()], next_cursor: null, total: 1 }),
  };

  describe.each(['/wellness', '/wellness?tab=symptoms', '/wellness?tab=activities'])(
    '%s',
    (path) => {
      it.each(themes)('WELL-02 WELL-07 axe finds nothing on a full tab (%s)', async (theme) => {
        await renderPage(path, { token: 'stored', answers: full });
        showTheme(theme);
        await screen.findAllByRole('button', { name: /^Delete/ });
        expect(await axeViolations()).toEqual([]);
      });

      it('NAV-09 does not scroll sideways', async () => {
        await renderPage(path, { token: 'stored', language: 'de', answers: full });
        await screen.findAllByRole('button', { name: /löschen$/ });
        await expectNoSidewaysScrolling();
      });
    },
  );

  const content =
    'Füllen Sie eine Hälfte des Tellers mit Gemüse, ein Viertel mit Eiweiß und ein Viertel mit Beilagen. '.repeat(
      3,
    );
  const withTips = {
    ...full,
    readTips: () => ({ tips: ['one', 'two', 'three'].map((id) => makeTip({ id, content })) }),
  };

  it.each(themes)('WELL-08 axe finds nothing on the tips of the day (%s)', async (theme) => {
    await renderPage('/wellness?tab=insights', { token: 'stored', answers: withTips });
    showTheme(theme);
    await screen.findAllByRole('article');
    expect(await axeViolations()).toEqual([]);
  });

  it('WELL-08 NAV-09 the tips of the day do not scroll sideways', async () => {
    await renderPage('/wellness?tab=insights', {
      ...{ token: 'stored', language: 'de' },
      answers: withTips,
    });
    await screen.findAllByRole('article');
    await expectNoSidewaysScrolling();
  });
});
