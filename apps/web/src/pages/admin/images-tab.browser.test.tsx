import type { GenerationStatus, ImageBatch } from '@pomona/contract/images';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { type Answers, Refusal } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { shownToast } from '#test/shown-toast.ts';

const statusOf = (done: number): GenerationStatus => ({
  ...{ total_recipes: 200, with_images: done, without_images: 200 - done },
  completion_percentage: done / 2,
});

const makeBatch = (fields: Partial<ImageBatch> = {}): ImageBatch => ({
  ...{ id: 'b1946ac9-0000-4000-8000-000000000003', state: 'running', total: 100, done: 0 },
  ...{ failed: 0, failures: [], started_at: '2026-11-20T08:00:00.000Z', ended_at: null },
  ...fields,
});

let status: GenerationStatus;
let batch: ImageBatch | null;
beforeEach(() => {
  status = statusOf(100);
  batch = null;
});

const figures = {
  ...{ total_recipes: 200, public_recipes: 190, total_users: 12, active_users: 3 },
  new_users_today: 1,
};
const open = (answers: Answers = {}, language: 'en' | 'de' = 'en') =>
  renderPage('/admin?tab=images', {
    token: 'stored',
    language,
    answers: {
      readOwnUser: () => makeUser({ is_admin: true }),
      listOfferedRecipes: () => ({ recipes: [] }),
      readAdminFigures: () => ({ stats: figures }),
      readGenerationStatus: () => status,
      readBatch: () => ({ batch }),
      ...answers,
    },
  });
const reads = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ name }) => name === 'readBatch').length;
const button = (name: string) => screen.findByRole('button', { name });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('the images of the dashboard', () => {
  it('IMG-05 counts, and reads again when one presses', async () => {
    const opened = await open();
    const bar = await screen.findByRole('progressbar', { name: 'Recipes with an image' });
    expect(bar.getAttribute('aria-valuetext')).toBe('100 of 200 recipes');
    status = statusOf(150);
    await opened.person.click(await button('Refresh Status'));
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('150 of 200 recipes'));
    expect(screen.getByText('75% complete')).toBeDefined();
  });

  it('IMG-06 reads every ten seconds while a batch runs, and stops when all is done', async () => {
    const opened = await open({
      generateBatch: () => {
        batch = makeBatch();
        return { job_id: batch.id };
      },
    });
    await opened.person.click(await button('Generate All Images'));
    await shownToast('Image generation started');
    await screen.findByText(/^Under way: 0 of 100/);
    const before = reads(opened);
    status = statusOf(140);
    batch = makeBatch({ done: 40 });
    await screen.findByText(/^Under way: 40 of 100/, {}, { timeout: 11_000 });
    expect(reads(opened)).toBe(before + 1);
    status = statusOf(200);
    batch = makeBatch({ state: 'done', done: 100, ended_at: '2026-11-20T08:10:00.000Z' });
    await screen.findByText(/100 of 100 images made/, {}, { timeout: 11_000 });
    expect(reads(opened)).toBe(before + 2);
    await pause(11_000);
    expect(reads(opened)).toBe(before + 2);
    await button('Generate All Images');
  }, 50_000);

  it('IMG-06 reads no more once the job has ended, though pictures are missing', async () => {
    batch = makeBatch({ state: 'cancelled', done: 3, ended_at: '2026-11-20T08:10:00.000Z' });
    const opened = await open();
    await screen.findByText(/^Stopped .*3 of 100/);
    const before = reads(opened);
    await pause(11_000);
    expect(reads(opened)).toBe(before);
  }, 20_000);

  it('IMG-06 is stopped', async () => {
    batch = makeBatch({ done: 7 });
    const opened = await open({
      cancelBatch: () => {
        batch = makeBatch({ state: 'cancelled', done: 7, ended_at: '2026-11-20T08:10:00.000Z' });
        return { batch };
      },
    });
    await opened.person.click(await button('Stop generating'));
    await screen.findByText(/^Stopped .*7 of 100/);
  });

  it.each([
    [new Refusal(403, 'forbidden', 'No.'), 'You need admin privileges to generate images.'],
    [
      new Refusal(503, 'unavailable', 'The server is busy.'),
      'Failed to start image generation: The server is busy.',
    ],
  ])('IMG-06 says why it did not start', async (refusal, text) => {
    const opened = await open({ generateBatch: () => refusal });
    await opened.person.click(await button('Generate All Images'));
    await shownToast('Generation Failed');
    expect(screen.getByText(text)).toBeDefined();
  });

  it('IMG-06 names what failed, and tries it again', async () => {
    const ended = { state: 'done', ended_at: '2026-11-20T08:10:00.000Z' } as const;
    const failures = [
      { recipe: { id: 'red-soup', title: 'Red soup' }, reason: 'failed' as const },
      { recipe: null, reason: 'interrupted' as const },
    ];
    batch = makeBatch({ ...ended, done: 98, failed: 2, failures });
    let isUp = false;
    const opened = await open({
      generateImage: () => {
        if (!isUp) return new Refusal(503, 'unavailable', 'Busy.');
        batch = makeBatch({ ...ended, done: 99, failed: 1, failures: failures.slice(1) });
        return { image_url: '/api/images/aaaaaaaaaaaaaaaa-800.webp', version: 2 };
      },
    });
    await screen.findByText('2 images could not be made');
    screen.getByText('A private recipe of a member');
    await opened.person.click(await button('Try again Red soup'));
    await shownToast('Generation failed');
    expect(
      screen.getByText('Failed to generate AI image. Please try manual upload.'),
    ).toBeDefined();
    isUp = true;
    await opened.person.click(await button('Try again Red soup'));
    await screen.findByText('1 image could not be made');
    expect(screen.queryByText('Red soup')).toBeNull();
    expect(opened.requests.find(({ name }) => name === 'generateImage')?.body).toEqual({
      recipe_id: 'red-soup',
      recipe_title: 'Red soup',
    });
  });

  it('IMG-05 what cannot be loaded says so, and is tried again', async () => {
    let isUp = false;
    const opened = await open({
      readBatch: () => (isUp ? { batch } : new Refusal(503, 'unavailable', 'Try again later')),
    });
    const section = within(await screen.findByRole('region', { name: 'Image Generation' }));
    await section.findByText('The status of the images could not be loaded');
    isUp = true;
    await opened.person.click(section.getByRole('button', { name: 'Try again' }));
    await section.findByText('50% complete');
  });

  it.each(themes)('has nothing that axe finds, in German on a phone (%s)', async (theme) => {
    await page.viewport(390, 844);
    const failures = [{ recipe: { id: 'a', title: 'Rote Suppe' }, reason: 'failed' as const }];
    batch = makeBatch({ done: 20, failed: 1, failures });
    await open({}, 'de');
    showTheme(theme);
    await screen.findByText('1 Bild konnte nicht erzeugt werden');
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling([390]);
  });
});
