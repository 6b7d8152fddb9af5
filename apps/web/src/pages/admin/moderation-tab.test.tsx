// @vitest-environment happy-dom
import type { ReportedText } from '@pomona/contract/admin/moderation';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const me = makeUser({ is_admin: true });
const eve = { id: 'b1946ac9-0000-4000-8000-000000000009', name: 'Eve' };

const makeText = (fields: Partial<ReportedText> = {}): ReportedText => ({
  ...{ kind: 'review', id: 'b1946ac9-0000-4000-8000-000000000001', text: 'Cheap pills' },
  ...{ is_gone: false, author: eve, is_author_admin: false, author_muted_until: null },
  ...{ report_count: 2, context: [], decision: null, decided_at: null, decided_by: null, note: '' },
  reports: [
    {
      ...{ reason: 'spam', comment: 'Advertising', reporter: { id: 'ada', name: 'Ada' } },
      created_at: '2026-11-20T08:00:00.000Z',
    },
  ],
  recipe: { id: 'soup', title: 'Lentil Soup', rating: 1 },
  ...fields,
});

const figures = {
  ...{ total_recipes: 540, public_recipes: 532, total_users: 12, active_users: 3 },
  new_users_today: 1,
};
const open = (answers: Answers) =>
  renderPage('/admin?tab=moderation', {
    token: 'stored',
    answers: {
      readOwnUser: () => me,
      listOfferedRecipes: () => ({ recipes: [] }),
      readAdminFigures: () => ({ stats: figures }),
      readGenerationStatus: () => ({
        ...{ total_recipes: 540, with_images: 532, without_images: 8 },
        completion_percentage: 98,
      }),
      countReportedTexts: () => ({ open: 1, chat: 0, reviews: 1, filter: 0 }),
      listReportedTexts: () => ({ texts: [makeText()], next_cursor: null }),
      ...answers,
    },
  });

describe('the queue', () => {
  it('ADMIN-03 shows the words, their author, the recipe and who reported them, and counts on the tab', async () => {
    await open({});
    expect(await screen.findByText('Cheap pills')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Review by Eve' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lentil Soup' })).toBeDefined();
    expect(screen.getByText('2 reports')).toBeDefined();
    expect(screen.getByText('Advertising')).toBeDefined();
    expect(screen.getByRole('tab', { name: /Moderation.*1 report waits/ })).toBeDefined();
  });

  it('ADMIN-03 a review is removed with a note, and its author muted', async () => {
    let texts = [makeText()];
    const { person, requests } = await open({
      listReportedTexts: () => ({ texts, next_cursor: null }),
      decideReportedText: () => {
        texts = [];
        const decided_by = { id: me.id, name: me.name };
        return makeText({ decision: 'remove', decided_at: '2026-11-21T08:00:00.000Z', decided_by });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.selectOptions(dialog.getByLabelText('Mute the author'), 'day');
    await person.type(dialog.getByLabelText('Note (optional)'), 'Insults');
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await shownToast('Removed');
    const sent = requests.find(({ name }) => name === 'decideReportedText');
    expect(sent?.body).toEqual({ decision: 'remove', note: 'Insults', mute: 'day' });
    expect(await screen.findByText('Nothing waits')).toBeDefined();
  });

  it('ADMIN-03 where another administrator was faster it says what they decided', async () => {
    const decided = makeText({
      ...{ decision: 'keep', decided_at: '2026-11-21T08:00:00.000Z' },
      decided_by: { id: 'root', name: 'Root' },
    });
    const { person, requests } = await open({
      decideReportedText: () => new Refusal(409, 'conflict', 'It was changed meanwhile.'),
      listReportedTexts: ({ query }) => ({
        texts: query.get('state') === 'decided' ? [decided] : [makeText()],
        next_cursor: null,
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await shownToast('Somebody else was faster');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.some(({ name }) => name === 'decideReportedText')).toBe(true);
  });

  it('ADMIN-03 a failure keeps the note', async () => {
    const { person } = await open({
      decideReportedText: () => new Refusal(503, 'unavailable', 'Try again later'),
    });
    await person.click(await screen.findByRole('button', { name: 'Dismiss' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Note (optional)'), 'Harmless');
    await person.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await shownToast('The decision was not saved');
    const note = dialog.getByLabelText<HTMLTextAreaElement>('Note (optional)');
    expect(note.value).toBe('Harmless');
  });

  it('ADMIN-09 what cannot be loaded says so, and is tried again', async () => {
    let isUp = false;
    const { person } = await open({
      listReportedTexts: () =>
        isUp ? { texts: [], next_cursor: null } : new Refusal(503, 'unavailable', 'Later'),
    });
    await screen.findByText('This could not be loaded');
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing waits')).toBeDefined();
  });
});

it('ADMIN-03 who is muted can be let write again', async () => {
  let mutes = [
    { user_id: eve.id, username: 'Eve', until: '2026-11-25T08:00:00.000Z', reason: 'Spam' },
  ];
  const { person } = await open({
    listChatMutes: () => ({ mutes }),
    unmuteChatMember: () => {
      mutes = [];
      return undefined;
    },
  });
  await person.click(await screen.findByRole('radio', { name: 'Muted' }));
  await person.click(await screen.findByRole('button', { name: 'Let Eve write again' }));
  expect(await screen.findByText('Nobody is muted')).toBeDefined();
});
