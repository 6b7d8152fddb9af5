import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { fillSignUp, newPerson, registered, submitSignUp } from './people.ts';

test('AUTH-08 what is missing is said in a fixed order: fields, match, length, terms', async ({
  page,
}) => {
  await open(page, '/signup');
  await submitSignUp(page);
  await expectToast(page, 'Missing Information', 'Please fill in all fields');
  for (const text of ['Full name is required', 'Email is required', 'Password is required'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();

  // Short, different and not agreed: the difference comes first.
  const person = newPerson();
  await fillSignUp(page, { ...person, password: 'plum' });
  await page.getByLabel('Confirm password').fill('pear');
  await submitSignUp(page);
  await expectToast(page, 'Passwords do not match');

  await page.getByLabel('Confirm password').fill('plum');
  await submitSignUp(page);
  await expectToast(page, 'Password must be at least 6 characters long');

  await fillSignUp(page, person);
  await submitSignUp(page);
  await expectToast(page, 'Please agree to the terms and conditions');
  await expect(page).toHaveURL('/signup');

  await page.getByRole('checkbox').check();
  await submitSignUp(page);
  await expectToast(page, 'Account created successfully');
  await expect(page).toHaveURL('/');
});

test('AUTH-09 an address that has an account, in whatever letters, is told', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(409));
  const person = await registered(page);
  await open(page, '/signup');
  await fillSignUp(page, { ...person, email: person.email.toUpperCase() });
  await page.getByRole('checkbox').check();
  await submitSignUp(page);
  await expectToast(page, 'Signup Failed', 'Email already exists');
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
});

test('AUTH-09 AUTH-06 a server that cannot be reached is said, and what was typed stays', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff);
  const person = newPerson();
  await open(page, '/signup');
  await page.route('**/api/users/register', (route) => route.abort());
  await fillSignUp(page, person);
  await page.getByRole('checkbox').check();
  await submitSignUp(page);
  await expectToast(page, 'Signup Failed', 'Network error. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Confirm password')).toHaveValue(person.password);
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('AUTH-07 the terms and the privacy text open beside the form', async ({ page, context }) => {
  await open(page, '/signup');
  await page.getByLabel('Full name').fill('Ada Quince');
  for (const [name, path, heading] of [
    ['terms and conditions', '/terms', 'Terms of use'],
    ['privacy policy', '/privacy', 'Privacy'],
  ] as const) {
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    const text = await opening;
    await expect(text).toHaveURL(path);
    await expect(text.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Quince');
});

test('AUTH-07 AUTH-04 signing up leads back to the room that asked', async ({ page }) => {
  await open(page, '/chat');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await fillSignUp(page, newPerson());
  await page.getByRole('checkbox').check();
  await submitSignUp(page);
  await expect(page).toHaveURL('/chat');
});
