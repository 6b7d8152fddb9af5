import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { fillSignIn, newPerson, registered, rememberToken, submitSignIn } from './people.ts';

test('AUTH-05 both fields are needed, and the cursor goes to the first that is empty', async ({
  page,
}) => {
  await open(page, '/login');
  await submitSignIn(page);
  await expectToast(page, 'Missing Information', 'Please fill in all fields');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  );
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill('someone@example.org');
  await expect(page.getByText('Email is required')).toBeHidden();
  await submitSignIn(page);
  await expectToast(page, 'Please fill in all fields');
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeHidden();
});

test('AUTH-06 a wrong password and an unknown account get the same answer, and what was typed stays', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(401));
  const person = await registered(page);
  await open(page, '/login');
  for (const email of [person.email, newPerson().email]) {
    await fillSignIn(page, { email, password: 'not-the-password' });
    await submitSignIn(page);
    await expectToast(page, 'Login Failed', 'Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Close notification' }).click();
  }
});

test('AUTH-06 a server that cannot be reached is said, what was typed stays, and the next try works', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff);
  const person = await registered(page);
  await open(page, '/login');
  await page.route('**/api/users/login', (route) => route.abort());
  await fillSignIn(page, person);
  await submitSignIn(page);
  await expectToast(page, 'Login Failed', 'Network error. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.unroute('**/api/users/login');
  await submitSignIn(page);
  await expectToast(page, 'Login successful');
});

test('AUTH-04 ROLE-02 the demo box fills the demo account, and signing in leads back to the room that asked', async ({
  page,
}) => {
  await open(page, '/wellness');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByRole('button', { name: 'Fill in the demo member' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('demo@pomona.example');
  await submitSignIn(page);
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL('/wellness');
});

test('AUTH-04 no address of another site is gone back to', async ({ page }) => {
  const person = await registered(page);
  await open(page, '/login?from=https://example.org/');
  await fillSignIn(page, person);
  await submitSignIn(page);
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL('/');
});

test('AUTH-10 password managers know the fields, and the password can be shown', async ({
  page,
}) => {
  await open(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('plum');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('AUTH-01 a token that the server does not know goes away without a word', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(401));
  await rememberToken(page, 'made-up');
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pomona.token'))).toBeNull();
  await expect(page.locator('li[data-tone]')).toHaveCount(0);
});

test('AUTH-01 NAV-10 while the server is away a session is kept, and the bar shows neither state', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff);
  const person = await registered(page);
  await open(page, '/login');
  await fillSignIn(page, person);
  await submitSignIn(page);
  await expect(page).toHaveURL('/');

  await page.route('**/api/users/me', (route) => route.abort());
  await open(page, '/recipes');
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Checking your session')).toBeAttached();
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.unroute('**/api/users/me');
  await expect(bar.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
});

test('AUTH-02 a session that ends in one window ends in the other', async ({ page, context }) => {
  const person = await registered(page);
  await open(page, '/login');
  await fillSignIn(page, person);
  await submitSignIn(page);
  const other = await context.newPage();
  await open(other, '/recipes');
  await expect(other.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
  await page.getByRole('button', { name: 'Account of Ada Quince' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectToast(other, 'You signed out in another tab');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
