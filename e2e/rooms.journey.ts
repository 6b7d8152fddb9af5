import { expect, expectToast, open, test } from './page-watch.ts';
import { arriveAsDemoAdmin, newPerson } from './people.ts';

test('ROLE-03 NAV-02 ADMIN-08 an administrator finds the way to the office, and disables an account', async ({
  page,
}) => {
  const person = newPerson();
  const reply = await page.request.post('/api/users/register', { data: person });
  const { access_token: token } = await reply.json();
  const statusOfMember = async () =>
    (
      await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } })
    ).status();
  await arriveAsDemoAdmin(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByLabel('Search by name or email').fill(person.email);
  await expect(page.getByText('1 account', { exact: true })).toBeVisible();
  expect(await statusOfMember()).toBe(200);
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expectToast(page, 'User updated successfully');
  await expect.poll(statusOfMember).toBe(401);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(
    page.getByText(`Demo Admin disabled the account of ${person.name}`).first(),
  ).toBeVisible();
});
