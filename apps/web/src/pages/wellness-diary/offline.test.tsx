// @vitest-environment happy-dom
import type { SymptomBody, SymptomEntry } from '@pomona/contract/wellness/entries';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { emptyPage, makeSymptom, noConsent, wellnessAnswers } from '#test/wellness-samples.ts';

afterEach(() => vi.restoreAllMocks());

/** The symptoms of a server that can be out of reach. */
function diaryServer(start: SymptomEntry[] = []) {
  const line = { isDown: false };
  let entries = start;
  const orUnreachable =
    (answer: Answer): Answer =>
    (request) =>
      line.isDown ? new Unreachable() : answer(request);
  const answers: Answers = {
    readOwnUser: () => makeUser(),
    ...wellnessAnswers,
    listSymptoms: () => ({ ...emptyPage, entries, total: entries.length }),
    logSymptom: orUnreachable(({ body }) => {
      const { hours = null, notes = '', ...entry } = body as SymptomBody;
      const made = makeSymptom({ ...entry, hours, notes });
      entries = [made, ...entries.filter(({ id }) => id !== made.id)];
      return made;
    }),
    changeSymptom: orUnreachable(({ params, body }) => {
      entries = entries.map((entry) =>
        entry.id === params.id ? { ...entry, ...(body as object) } : entry,
      );
      return entries.find(({ id }) => id === params.id);
    }),
    deleteSymptom: orUnreachable(({ params }) => {
      const gone = entries.find(({ id }) => id === params.id);
      entries = entries.filter((entry) => entry !== gone);
      return gone;
    }),
  };
  return { line, answers, entries: () => entries };
}

async function open({ line, answers }: ReturnType<typeof diaryServer>, own: Answers = {}) {
  const page = await renderPage('/wellness', { token: 'stored', answers: { ...answers, ...own } });
  await screen.findByRole('region', { name: 'How do you feel?' });
  const list = within(await screen.findByRole('region', { name: 'Logged on this day' }));
  return {
    ...{ ...page, list },
    async log(type: string): Promise<void> {
      // Another one after each entry.
      const form = within(screen.getByRole('region', { name: 'How do you feel?' }));
      await page.person.click(form.getByRole('button', { name: type }));
      await page.person.click(form.getByRole('button', { name: 'Log symptom' }));
      await shownToast(`Logged: ${type} 5`);
    },
    calls: (name: string) => page.requests.filter((request) => request.name === name),
    comeBack(): void {
      line.isDown = false;
      dispatchEvent(new Event('online'));
    },
  };
}
const saved = () => screen.findByText('All changes saved', {}, { timeout: 5000 });
const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
};

describe('WELL-06 a diary without a connection', () => {
  it('shows at once what is logged, and sends it once, in order', async () => {
    const server = diaryServer();
    const { list, log, calls, comeBack } = await open(server);
    server.line.isDown = true;
    await log('Mood');
    await log('Stress');
    await screen.findByText(/2 changes are saved here and sent later/);
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    comeBack();
    await saved();
    expect(server.entries().map(({ type }) => type)).toEqual(['stress', 'mood']);
    const keys = calls('logSymptom').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('the app is closed and opened again: what waited is shown, and sent once', async () => {
    const server = diaryServer();
    const first = await open(server);
    server.line.isDown = true;
    await first.log('Mood');
    await screen.findByText(/1 change is saved here/);
    first.close();
    const second = await open(server);
    await second.list.findByText('Mood');
    expect(server.entries()).toEqual([]);
    second.comeBack();
    await waitFor(() => expect(server.entries()).toHaveLength(1));
    const [before, after] = [first, second].map(({ calls }) => calls('logSymptom')[0]?.body);
    expect(after).toEqual(before);
  });

  it('what is done to an entry that was never sent is part of logging it', async () => {
    const server = diaryServer([makeSymptom({ type: 'energy', level: 6 })]);
    const { person, list, log, calls, comeBack } = await open(server);
    server.line.isDown = true;
    await person.click(await list.findByRole('button', { name: 'Delete Energy 6' }));
    await screen.findByText(/1 change is saved here/);
    await log('Mood');
    await log('Stress');
    await person.click(list.getByRole('button', { name: 'Edit Mood 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Add a note' }));
    await person.type(dialog.getByRole('textbox', { name: 'Notes' }), 'rain');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await list.findByText('rain');
    await person.click(list.getByRole('button', { name: 'Delete Stress 5' }));
    await screen.findByText(/2 changes are saved here/);
    comeBack();
    await saved();
    expect(server.entries()).toMatchObject([{ type: 'mood', notes: 'rain' }]);
    expect(calls('changeSymptom')).toEqual([]);
  });

  it('Undo of a deletion that was never sent takes it back; the server hears nothing', async () => {
    const server = diaryServer([makeSymptom({ type: 'energy', level: 6 })]);
    const { person, list, log, calls, comeBack } = await open(server);
    server.line.isDown = true;
    await log('Mood');
    await screen.findByText(/1 change is saved here/);
    await person.click(await list.findByRole('button', { name: 'Delete Energy 6' }));
    const toast = await shownToast('Energy 6 deleted');
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await list.findByText('Energy');
    comeBack();
    await saved();
    expect(calls('deleteSymptom')).toEqual([]);
    expect(server.entries()).toHaveLength(2);
  });

  it('a correction of what was deleted elsewhere is offered as a new entry', async () => {
    const server = diaryServer([makeSymptom({ type: 'energy', level: 6 })]);
    const gone = () => new Refusal(404, 'wellness_entry_not_found', 'No such entry');
    const { person, list, calls } = await open(server, { changeSymptom: gone });
    await person.click(await list.findByRole('button', { name: 'Edit Energy 6' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Mood' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    const refused = within(
      await screen.findByRole('region', { name: 'Changes that could not be made' }),
    );
    expect(refused.getByText('“Energy 6” was not corrected')).toBeDefined();
    await person.click(refused.getByRole('button', { name: 'Add again' }));
    await waitFor(() => expect(calls('logSymptom')).toHaveLength(1));
    expect(calls('logSymptom')[0]?.body).toMatchObject({ type: 'mood', level: 6 });
  });

  it('says that consent needs a connection, and keeps what was typed', async () => {
    const server = diaryServer();
    const { person, requests } = await open(server, { readConsent: () => noConsent });
    goOffline();
    await screen.findByText(/You are offline. You can go on/);
    const form = within(screen.getByRole('region', { name: 'How do you feel?' }));
    await person.click(form.getByRole('button', { name: 'Mood' }));
    await person.click(form.getByRole('button', { name: 'Log symptom' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your answer needs a connection/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(form.getByRole('button', { name: 'Mood' }).getAttribute('aria-pressed')).toBe('true');
    expect(requests.some(({ name }) => name === 'logSymptom')).toBe(false);
  });

  it('taking the consent back drops what waits', async () => {
    const server = diaryServer();
    const { person, log, comeBack } = await open(server, {
      withdrawConsent: () => noConsent,
    });
    server.line.isDown = true;
    await log('Mood');
    await screen.findByText(/1 change is saved here/);
    await person.click(await screen.findByRole('button', { name: 'Take back consent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Take back and delete' }));
    await waitFor(() => expect(screen.queryByText(/1 change is saved here/)).toBeNull());
    comeBack();
    await screen.findByText('Nothing yet. What you log appears here.');
    expect(server.entries()).toEqual([]);
  });
});
