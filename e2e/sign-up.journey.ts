import { expect, expectToast, open, test } from './page-watch.ts';
import { fillSignUp, newPerson, submitSignUp } from './people.ts';

test('AUTH-07 AUTH-04 signing up: both texts open beside the form, and then the room that asked', async ({
  page,
  context,
}) => {
  await open(page, '/chat');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
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
  await fillSignUp(page, newPerson());
  await page.getByRole('checkbox').check();
  await submitSignUp(page);
  await expectToast(page, 'Account created successfully');
  await expect(page).toHaveURL('/chat');
});
