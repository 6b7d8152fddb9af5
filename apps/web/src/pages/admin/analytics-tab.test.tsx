// @vitest-environment happy-dom
import { type Analytics, countedEvents } from '@pomona/contract/admin/analytics';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

const makeAnalytics = (days: number): Analytics => ({
  days: Array.from({ length: days }, (_, index) =>
    new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
  ),
  series: countedEvents.map((event) => ({
    ...{ event, counts: Array.from({ length: days }, () => 3) },
    ...{ total: 3 * days, previous_total: 2 * days },
  })),
  empty_searches: [{ words: 'dragonfruit tart', count: 4 }],
});

const open = (answers: Answers) =>
  renderPage('/admin?tab=analytics', {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser({ is_admin: true }),
      listOfferedRecipes: () => ({ recipes: [] }),
      readAdminFigures: () => new Refusal(503, 'unavailable', 'Later'),
      readGenerationStatus: () => new Refusal(503, 'unavailable', 'Later'),
      countReportedTexts: () => ({ open: 0, chat: 0, reviews: 0, filter: 0 }),
      readAnalytics: ({ query }) => makeAnalytics(Number(query.get('days'))),
      ...answers,
    },
  });

it('ADMIN-10 shows sums, the change to before, a chart and the same as a table', async () => {
  const { person } = await open({});
  await screen.findByText('dragonfruit tart');
  const panel = within(screen.getByRole('region', { name: 'Recipes viewed' }));
  expect(panel.getByText('90')).toBeDefined();
  expect(panel.getByText('+50% against the 30 days before')).toBeDefined();
  expect(
    panel.getByRole('img', { name: 'Recipes viewed: 90 in 30 days, 3 at most on one' }),
  ).toBeDefined();
  await person.click(panel.getByRole('button', { name: 'Recipes viewed as a table' }));
  expect(panel.getAllByRole('row')).toHaveLength(31);
  const members = within(screen.getByRole('region', { name: 'Active members' }));
  expect(members.getByText('a day').parentElement?.textContent).toContain('3');
  expect(screen.getByText('dragonfruit tart')).toBeDefined();
  await person.click(screen.getByRole('radio', { name: '7 days' }));
  expect(await panel.findByText('21')).toBeDefined();
});

it('ADMIN-09 what cannot be loaded says so, and is tried again', async () => {
  let isUp = false;
  const { person } = await open({
    readAnalytics: () =>
      isUp ? makeAnalytics(30) : new Refusal(503, 'unavailable', 'Try again later'),
  });
  const failed = await screen.findByText('The figures could not be loaded');
  isUp = true;
  const state = failed.closest('div');
  if (!state) throw new Error('Nothing failed');
  await person.click(within(state).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('dragonfruit tart')).toBeDefined();
});
