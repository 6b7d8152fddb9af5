import type { ImportRow, RecipeImport } from '@pomona/contract/admin/imports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { shownToast } from '#test/shown-toast.ts';

const none = { waiting: 0, ready: 0, doubtful: 0, duplicate: 0, failed: 0, saved: 0 };
const makeImport = (fields: Partial<RecipeImport> = {}): RecipeImport => ({
  ...{ id: 'b1946ac9-0000-4000-8000-000000000003', name: 'recipes.zip', state: 'read' },
  ...{ failure: null, bytes: 4_000_000, received_bytes: 4_000_000, next_part: null, total: 5 },
  ...{ counts: { ...none, ready: 2, doubtful: 1, duplicate: 1, failed: 1 }, chosen: 0 },
  ...{ created_at: '2026-11-20T08:00:00.000Z', kept_until: '2026-11-27T08:00:00.000Z' },
  ...fields,
});
const makeRow = (position: number, fields: Partial<ImportRow> = {}): ImportRow => ({
  ...{ position, path: `recipes/${position}.json`, state: 'ready', problem: null, doubts: [] },
  ...{ title: `Soup ${position}`, lines: 4, unmatched: 0, labels: [], duplicate_of: null },
  ...{ is_chosen: false, recipe_id: null },
  ...fields,
});
const rows = [
  makeRow(0, { labels: ['Vegan', 'Vegetarian', 'High-Fiber', 'Low-Sugar'] }),
  makeRow(1),
  makeRow(2, { state: 'doubtful', doubts: ['no_servings', 'unmatched'], unmatched: 1 }),
  makeRow(3, {
    state: 'duplicate',
    duplicate_of: { id: 'red-soup', title: 'Red soup', because: 'title' },
  }),
  makeRow(4, { state: 'failed', problem: 'broken', title: '', lines: 0 }),
];

let found: RecipeImport | null;
beforeEach(() => {
  found = null;
});

const open = (answers: Answers = {}, language: 'en' | 'de' = 'en') =>
  renderPage('/admin/recipes/import', {
    token: 'stored',
    language,
    answers: {
      readOwnUser: () => makeUser({ is_admin: true }),
      listOfferedRecipes: () => ({ recipes: [] }),
      readRecipeImport: () => ({ import: found }),
      listImportRows: ({ query }) => ({
        rows: rows.filter(({ state }) => (query.get('state') ?? state) === state),
        next_after: null,
      }),
      ...answers,
    },
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
function chooseFile(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('Nothing takes a file');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const bodiesOf = ({ requests }: Awaited<ReturnType<typeof open>>, called: string) =>
  requests.filter(({ name }) => name === called).map(({ body }) => body);

describe('the import of an archive', () => {
  it('ADMIN-12 is refused to members', async () => {
    await open({ readOwnUser: () => makeUser({ is_admin: false }) });
    await screen.findByText(/^Access Denied/);
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  });

  it('ADMIN-12 sends the file in parts, shows how far, and goes on to reading', async () => {
    const bytes = 3_200_000;
    const sent: number[] = [];
    const opened = await open({
      startRecipeImport: ({ body }) => {
        const { name } = body as { name: string };
        found = makeImport({
          ...{ state: 'uploading', name, bytes, received_bytes: 0, next_part: 0, total: 0 },
          counts: none,
        });
        return found;
      },
      sendArchivePart: ({ params, body }) => {
        sent.push(atob((body as { data: string }).data).length);
        const next = Number(params.number) + 1;
        const isLast = next === 3;
        found = makeImport({
          ...{ state: isLast ? 'unpacking' : 'uploading', bytes, total: 0, counts: none },
          ...{ next_part: isLast ? null : next, received_bytes: sent.reduce((a, b) => a + b) },
        });
        return found;
      },
    });
    await button('Choose a file');
    chooseFile(new File([new Uint8Array(bytes)], 'mine.zip'));
    await screen.findByText('The archive is being unpacked …');
    expect(sent).toEqual([1_572_864, 1_572_864, 54_272]);
    expect(bodiesOf(opened, 'startRecipeImport')).toEqual([{ name: 'mine.zip', bytes }]);
    found = makeImport();
    await screen.findByText(/5 recipes were found/, {}, { timeout: 5000 });
  });

  it('ADMIN-12 an upload that breaks off keeps the file, and goes on where it stopped', async () => {
    let isUp = false;
    const opened = await open({
      startRecipeImport: () => {
        found = makeImport({
          ...{ state: 'uploading', name: 'mine.zip', bytes: 10, received_bytes: 0, next_part: 0 },
          ...{ total: 0, counts: none },
        });
        return found;
      },
      sendArchivePart: () =>
        isUp
          ? makeImport()
          : new Refusal(413, 'payload_too_large', 'That is too large to be sent.'),
    });
    await button('Choose a file');
    chooseFile(new File([new Uint8Array(10)], 'mine.zip'));
    await screen.findByText('The upload of “mine.zip” broke off');
    screen.getByText('That is too large to be sent.');
    isUp = true;
    found = found && { ...found };
    await opened.person.click(await button('Try again'));
    await waitFor(() => expect(bodiesOf(opened, 'sendArchivePart')).toHaveLength(2));
    expect(bodiesOf(opened, 'startRecipeImport')).toHaveLength(1);
  });

  it('ADMIN-12 says what is wrong with a file, and why an archive failed', async () => {
    found = makeImport({ state: 'failed', failure: 'nothing_found', total: 0, counts: none });
    await open();
    await screen.findByText('“recipes.zip” could not be read');
    screen.getByText('No recipe files are in this archive, only others.');
    chooseFile(new File([], 'nothing.zip'));
    await screen.findByText('“nothing.zip” is empty. Choose another file.');
  });

  it('ADMIN-12 shows how far reading is, and is stopped', async () => {
    found = makeImport({ state: 'reading', total: 10, counts: { ...none, waiting: 6, ready: 4 } });
    const opened = await open({
      stopRecipeImport: () => {
        found = makeImport();
        return found;
      },
    });
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('aria-valuetext')).toBe('4 of 10 recipes');
    await opened.person.click(await button('Stop reading'));
    await screen.findByText(/5 recipes were found/);
  });
});

describe('what was read', () => {
  beforeEach(() => {
    found = makeImport();
  });

  it('ADMIN-12 says of each recipe why it is where it is', async () => {
    await open();
    await screen.findByText('This file is damaged or not what its name says.');
    screen.getByText('There is a recipe of this name:', { exact: false });
    screen.getByText('Not every line was recognized; figures and labels leave it out.');
    screen.getByText('and 1 more');
    expect(screen.getAllByRole('checkbox', { name: /^Save Soup/ })).toHaveLength(4);
  });

  it('ADMIN-12 shows one group', async () => {
    const opened = await open();
    await opened.person.click(await button('To check (1)'));
    await waitFor(() =>
      expect(screen.getAllByRole('checkbox', { name: /^Save Soup/ })).toHaveLength(1),
    );
    screen.getByRole('heading', { name: 'Soup 2' });
  });

  it('ADMIN-12 saves what is chosen: the ready ones, but for single ones', async () => {
    const opened = await open({
      saveRecipeImport: () => {
        found = makeImport({ counts: { ...none, saved: 3, duplicate: 1, failed: 1 } });
        return found;
      },
    });
    await button('Save 2 recipes');
    await opened.person.click(await screen.findByRole('checkbox', { name: 'Save Soup 1' }));
    await opened.person.click(screen.getByRole('checkbox', { name: 'Save Soup 3' }));
    await opened.person.click(screen.getByRole('checkbox', { name: 'To check (0 of 1)' }));
    await opened.person.selectOptions(screen.getByLabelText('Meal'), 'Lunch');
    const servings = screen.getByLabelText('Servings');
    await opened.person.clear(servings);
    await opened.person.type(servings, '0');
    await opened.person.click(await button('Save 3 recipes'));
    expect(bodiesOf(opened, 'saveRecipeImport')).toEqual([]);
    await opened.person.clear(servings);
    await opened.person.type(servings, '6');
    await opened.person.click(await button('Save 3 recipes'));
    await screen.findByText(/3 of 5 recipes are saved/);
    expect(bodiesOf(opened, 'saveRecipeImport')).toEqual([
      {
        states: ['ready', 'doubtful'],
        exceptions: [1, 3],
        defaults: { meal_type: 'Lunch', servings: 6 },
      },
    ]);
  });

  it('ADMIN-12 keeps the choice where saving fails', async () => {
    const opened = await open({ saveRecipeImport: () => new Unreachable() });
    await opened.person.click(await screen.findByRole('checkbox', { name: 'Save Soup 1' }));
    await opened.person.click(await button('Save 1 recipe'));
    await shownToast('The recipes could not be saved');
    await button('Save 1 recipe');
  });

  it('ADMIN-12 shows one recipe in full before it is saved', async () => {
    const opened = await open({
      readImportRow: () => ({
        row: rows[2],
        draft: {
          ...{ title: 'Soup 2', description: 'Warm.', language: 'en', meal_type: null },
          ...{ cuisine: null, difficulty: null, prep_time: 10, cook_time: 65, rest_time: null },
          ...{ servings: null, ingredients: ['1 carrot', '2 zzyzzx'], instructions: ['Cook it.'] },
          ...{ tags: ['warm'], source_url: 'https://example.org/soup', image: null },
        },
        unmatched: ['2 zzyzzx'],
      }),
      analyseLines: () => new Unreachable(),
    });
    await opened.person.click(await button('Look Soup 2'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Cook it.');
    expect(dialog.getAllByText('not said').length).toBeGreaterThan(1);
    await opened.person.click(dialog.getByRole('checkbox', { name: 'Save this recipe' }));
    await opened.person.keyboard('{Escape}');
    await button('Save 3 recipes');
  });

  it('ADMIN-12 is discarded after a question', async () => {
    const opened = await open({
      discardRecipeImport: () => {
        found = null;
        return undefined;
      },
    });
    await opened.person.click(await button('Discard import'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/Nothing was saved/);
    await opened.person.click(dialog.getByRole('button', { name: 'Discard import' }));
    await button('Choose a file');
    const names = opened.requests.map(({ name }) => name);
    expect(names.slice(names.indexOf('discardRecipeImport'))).not.toContain('listImportRows');
  });

  it('ADMIN-12 that cannot be loaded says so, and is tried again', async () => {
    let isUp = false;
    const opened = await open({
      readRecipeImport: () =>
        isUp ? { import: found } : new Refusal(503, 'unavailable', 'Try again later'),
    });
    await screen.findByText('The import could not be loaded');
    isUp = true;
    await opened.person.click(await button('Try again'));
    await screen.findByText(/5 recipes were found/);
  });

  it.each(themes)('ADMIN-12 axe finds nothing, in German on a phone (%s)', async (theme) => {
    await page.viewport(390, 844);
    await open({}, 'de');
    showTheme(theme);
    await screen.findByRole('heading', { name: 'Soup 3' });
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling([320, 390]);
  });
});
