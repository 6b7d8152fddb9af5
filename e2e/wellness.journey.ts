import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { activityTypes } from '@pomona/contract/wellness';
import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

test('WELL-02 WELL-06 three logs on a phone in under thirty seconds, and they survive a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAsMember(page);
  await open(page, '/wellness');
  const feeling = page.getByRole('region', { name: 'How do you feel?' });
  const moving = page.getByRole('region', { name: 'How did you move?' });
  const start = Date.now();
  await feeling.getByRole('button', { name: 'Energy' }).click();
  await feeling.getByRole('slider').press('ArrowRight');
  await feeling.getByRole('button', { name: 'Log symptom' }).click();
  await page.getByRole('button', { name: 'I agree, keep it' }).click();
  await expectToast(page, 'Logged: Energy 6');
  await moving.getByRole('button', { name: 'Walking' }).click();
  await moving.getByRole('button', { name: '30 min' }).click();
  await moving.getByRole('button', { name: 'Log activity' }).click();
  await expectToast(page, 'Logged: Walking 30 min');
  await feeling.getByRole('button', { name: 'Energy 6' }).click();
  await expectToast(page, 'Logged: Energy 6');
  expect(Date.now() - start).toBeLessThan(30_000);

  await page.reload();
  const logged = page.getByRole('region', { name: 'Logged on this day' });
  await expect(logged.getByRole('listitem')).toHaveCount(3);
  await logged.getByRole('button', { name: 'Delete Walking 30 min' }).click();
  await expect(logged.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(logged.getByRole('listitem')).toHaveCount(3);
});

test('WELL-01 WELL-07 WELL-10 the demonstration reads its figures, charts, entries and patterns', async ({
  page,
}) => {
  const config = await (await page.request.get('/api/config')).json();
  const reply = await page.request.post('/api/users/login', { data: config.demo });
  const { access_token: token } = await reply.json();
  await page.addInitScript((text) => localStorage.setItem('pomona.token', text), token);
  await open(page, '/wellness');
  const cards = page.locator('main dl').first();
  for (const figure of ['7.2', '5', '7.5h', '12'])
    await expect(cards.getByText(figure, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Symptoms' }).click();
  await expect(page.getByRole('img', { name: /^Energy: logged on \d+ of 30 days/ })).toBeVisible();
  await page.getByRole('button', { name: /^Show more/ }).click();
  await page.getByRole('tab', { name: 'Insights' }).click();
  await expect(
    page.getByText('On days with more hours of sleep, you logged lower cravings.'),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('pomona-wellness.csv');
});

test('WELL-14 who turns glucose on logs a reading, imports a file after seeing what is in it, and undoes it', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(403));
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAsMember(page);
  await open(page, '/wellness');
  await expect(page.getByRole('tab', { name: 'Glucose' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Glucose' }).click();
  await page.getByRole('button', { name: 'I agree, keep it' }).click();
  await page.getByRole('tab', { name: 'Glucose' }).click();
  await page.getByLabel('Glucose in mg/dL').fill('104');
  await page.getByRole('button', { name: 'Log reading' }).click();
  await expectToast(page, 'Logged: 104 mg/dL');
  await expect(page.getByRole('img', { name: /^1 reading from 104 mg\/dL/ })).toBeVisible();
  const row = (minute: string, value: number) => `Libre,A1,02-03-2026 08:${minute},0,${value}`;
  const head = 'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL';
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'libre.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([head, row('00', 101), row('15', 111)].join('\n')),
  });
  const preview = page.getByRole('dialog', { name: 'LibreView' });
  await preview.getByLabel('How is 02-03-2026 08:00 meant?').selectOption('dmy');
  await expect(preview.getByText('2 new readings in mg/dL')).toBeVisible();
  await preview.getByRole('button', { name: 'Store readings' }).click();
  await expectToast(page, '2 readings stored');
  const files = page.getByRole('region', { name: 'Files' });
  await expect(files.getByText('2 readings')).toBeVisible();
  await files.getByRole('button', { name: 'Undo import' }).click();
  await expect(files.getByRole('listitem')).toHaveCount(0);
});

test('WELL-15 a full summary is two pages at most, on A4 and on Letter, in English and in German', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAsMember(page);
  await open(page, '/wellness');
  const token = await page.evaluate(() => localStorage.getItem('pomona.token') ?? '');
  await logDays(page, token);
  const questions = Array.from({ length: 10 }, (_, at) => `${at} ${'Is it time? '.repeat(5)}`);
  for (const locale of ['en-US', 'de-DE']) {
    const context = await browser.newContext({ locale, ...(baseURL !== undefined && { baseURL }) });
    await context.addInitScript(
      ([text, typed]) => {
        localStorage.setItem('pomona.token', text);
        localStorage.setItem('pomona.visitQuestions', typed);
      },
      [token, questions.join('\n')] as const,
    );
    const paper = await context.newPage();
    await open(paper, '/wellness/summary');
    await expect(paper.getByRole('article').getByRole('row')).toHaveCount(12);
    await expect(paper.getByRole('heading', { level: 3 })).toHaveCount(6);
    await paper.evaluate(() => document.fonts.ready);
    for (const format of ['A4', 'Letter']) {
      const file = (await paper.pdf({ format })).toString('latin1');
      const pages = file.match(/\/Type\s*\/Page\b/g) ?? [];
      expect(pages.length, `${format} in ${locale}`).toBeGreaterThan(0);
      expect(pages.length, `${format} in ${locale}`).toBeLessThanOrEqual(2);
    }
    await context.close();
  }
});

/** All kinds of entries on most of the last 90 days. */
async function logDays(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const consent = await (await page.request.get('/api/wellness/consent', { headers })).json();
  const data = { version: consent.version };
  await page.request.put('/api/wellness/consent', { headers, data });
  const log = async (kind: string, entry: object) => {
    const data = { ...(kind !== 'cycle' && { id: randomUUID() }), ...entry };
    const reply = await page.request.post(`/api/wellness/${kind}`, { headers, data });
    expect(reply.status()).toBe(201);
  };
  await page.request.patch('/api/wellness/tracking', {
    headers,
    data: { glucose: true, cycle: true, glucose_range: { low: 70, high: 180 } },
  });
  for (const ago of [80, 45, 12])
    await log('cycle', { day: new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10) });
  for (let ago = 0; ago < 90; ago += 1) {
    if (ago % 9 === 4) continue;
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const feelings = ['energy', 'mood', 'cravings', 'stress', 'sleep'].map((type) => ({
      ...{ day, type, level: 1 + (ago % 10) },
      ...(type === 'sleep' && { hours: 5 + (ago % 16) / 4 }),
    }));
    await Promise.all([
      ...feelings.map((entry) => log('symptoms', entry)),
      log('glucose', {
        ...{ day, measured_at: `${day}T00:00:00.000Z`, value: 90 + ago, unit: 'mg/dL' },
      }),
      log('activities', { day, type: activityTypes[ago % 8], minutes: 15 + ago }),
      log('meals', {
        ...{ day, recipe_id: 'greek-lentil-salad', servings: 1 + (ago % 3) },
        eaten_at: `${day}T00:00:00.000Z`,
      }),
    ]);
  }
}
