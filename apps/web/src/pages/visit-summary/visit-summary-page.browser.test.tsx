import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '#test/axe.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { makeVisitSummary } from '#test/wellness-samples.ts';

const answers = {
  readOwnUser: () => makeUser({ name: 'Ada Quince-Featherstonehaugh' }),
  readVisitSummary: () => makeVisitSummary(),
};

describe('/wellness/summary in a browser', () => {
  it.each(themes)('WELL-15 axe finds nothing (%s)', async (theme) => {
    await renderPage('/wellness/summary', { token: 'stored', answers });
    showTheme(theme);
    await screen.findByRole('article');
    expect(await axeViolations()).toEqual([]);
  });

  it.each(['de', 'fr'] as const)(
    'WELL-15 NAV-09 does not scroll sideways (%s)',
    async (language) => {
      await renderPage('/wellness/summary', { token: 'stored', language, answers });
      await screen.findByRole('article');
      await expectNoSidewaysScrolling();
    },
  );
});
