import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectToast, open, test } from '../page-watch.ts';
import { arriveAsDemoAdmin, arriveAsMember, newPerson } from '../people.ts';

test('ADMIN-03 REV-07 a member reports a review; an administrator reads it, removes it with a note, and mutes its author', async ({
  page: member,
  browser,
  baseURL,
}) => {
  const comment = `Cures everything, ${randomUUID().slice(0, 8)}.`;
  const author = newPerson('Sol Medlar');
  const { access_token: token } = await (
    await member.request.post('/api/users/register', { data: author })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const recipe = '/api/recipes/greek-lentil-salad/reviews';
  const review = () => member.request.post(recipe, { headers, data: { rating: 3, comment } });
  expect((await review()).status()).toBe(201);

  await arriveAsMember(member);
  await open(member, '/recipes/greek-lentil-salad');
  const entry = member.getByRole('listitem').filter({ hasText: comment });
  await entry.getByRole('button', { name: 'More about the review by Sol Medlar' }).click();
  await member.getByRole('menuitem', { name: 'Report' }).click();
  const report = member.getByRole('dialog', { name: 'Report this review' });
  await report.getByLabel('What is wrong with it?').selectOption('It is unsafe health advice');
  await report.getByRole('button', { name: 'Report' }).click();
  await expectToast(member, 'Thank you');

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const admin = await context.newPage();
  await arriveAsDemoAdmin(admin);
  await open(admin, '/admin?tab=moderation');
  const reported = admin.getByRole('listitem').filter({ hasText: comment });
  await expect(reported).toContainText('Unsafe health advice');
  await expectAccessible(admin);
  await reported.getByRole('button', { name: 'Remove' }).click();
  const decision = admin.getByRole('dialog', { name: 'Remove it?' });
  await decision.getByLabel('Note (optional)').fill('A claim of healing.');
  await decision.getByLabel('Mute the author').selectOption('For a day');
  await decision.getByRole('button', { name: 'Remove' }).click();
  await expectToast(admin, 'Removed');
  await expect(reported).toHaveCount(0);
  await admin.getByRole('radio', { name: 'Decided' }).check({ force: true });
  await expect(admin.getByText('Note: A claim of healing.').first()).toBeVisible();
  await admin.getByRole('radio', { name: 'Muted' }).check({ force: true });
  await expect(admin.getByText(author.name).first()).toBeVisible();

  await member.reload();
  await expect(member.getByRole('region', { name: 'Reviews' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect((await review()).status()).toBe(403);
  await context.close();
});
