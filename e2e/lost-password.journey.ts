import { expect, expectAccessible, expectToast, open, test } from './page-watch.ts';
import { fillSignIn, newPerson, submitSignIn } from './people.ts';

test('AUTH-11 an administrator’s link sets a new password once; whoever was signed in is signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  const { access_token, user } = await (
    await page.request.post('/api/users/register', { data: person })
  ).json();
  const { demo_admin } = await (await page.request.get('/api/config')).json();
  const admin = await (await page.request.post('/api/users/login', { data: demo_admin })).json();
  const reply = await page.request.post(`/api/admin/users/${user.id}/reset-link`, {
    headers: { authorization: `Bearer ${admin.access_token}` },
  });
  expect(reply.status()).toBe(201);
  const { url } = await reply.json();
  const link = `${baseURL}${new URL(url).pathname}${new URL(url).hash}`;

  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByText('This site sends no mail')).toBeVisible();

  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  await expect(page.getByText(`For ${person.email}`)).toBeVisible();
  await expectAccessible(page);
  const password = 'pears in november';
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password changed');
  await expect(page).toHaveURL('/login');
  const own = { headers: { authorization: `Bearer ${access_token}` } };
  expect((await page.request.get('/api/users/me', own)).status()).toBe(401);

  await fillSignIn(page, { ...person, password });
  await submitSignIn(page);
  await expect(page).toHaveURL('/');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('This link works no more')).toBeVisible();
  await elsewhere.context().close();
});
