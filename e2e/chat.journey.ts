import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  complaints,
  expect,
  expectAccessible,
  expectToast,
  hydrated,
  open,
  test,
} from './page-watch.ts';
import { arriveAsMember, newPerson } from './people.ts';

async function enter(browser: Browser, name: string, options: object, baseURL?: string) {
  const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await arriveAsMember(page, newPerson(name));
  await page.goto('/chat');
  await hydrated(page);
  await expect(page.getByText(/^(Connected|Verbunden)$/)).toBeVisible();
  return { context, page };
}

const messages = (page: Page) => page.getByRole('region', { name: /Messages|Nachrichten/ });
const field = (page: Page) => page.getByRole('textbox', { name: /Message|Nachricht/ });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(messages(page)).toContainText(text);
}

async function closeAll(...contexts: BrowserContext[]): Promise<void> {
  for (const context of contexts) await context.close();
}

test('CHAT-01 CHAT-05 CHAT-06 CHAT-08 CHAT-12 two people talk, one loses the network and misses nothing', async ({
  browser,
  baseURL,
}) => {
  const mark = String(Date.now());
  const ada = await enter(browser, 'Ada Quince', { locale: 'en-US' }, baseURL);
  const phone = { locale: 'de-DE', viewport: { width: 390, height: 844 } };
  const ben = await enter(browser, 'Ben Olive', phone, baseURL);
  await expect(ada.page.getByRole('complementary').getByText('Ben Olive').first()).toBeVisible();

  await write(ada.page, `Hello ${mark}`);
  await expect(messages(ben.page)).toContainText(`Hello ${mark}`);
  await field(ben.page).pressSequentially('Ich', { delay: 40 });
  await expect(ada.page.getByText('Ben Olive is typing…')).toBeVisible();
  await expect(ada.page.getByText('Ben Olive is typing…')).toBeHidden();

  await ben.context.setOffline(true);
  await expect(ben.page.getByText('Getrennt')).toBeVisible({ timeout: 90_000 });
  await write(ada.page, `First ${mark}`);
  await write(ada.page, `Second ${mark}: ${baseURL}/recipes/greek-lentil-salad`);
  await expect(
    messages(ada.page).getByRole('link', { name: /Greek Lentil Salad with/ }),
  ).toBeVisible();
  await field(ben.page).fill(`Kept ${mark}`);
  await expect(ben.page.getByRole('button', { name: 'Senden' })).toBeDisabled();

  await ben.context.setOffline(false);
  await expect(ben.page.getByText('Verbunden', { exact: true })).toBeVisible({ timeout: 45_000 });
  for (const text of [`First ${mark}`, `Second ${mark}`])
    await expect(messages(ben.page).getByText(text)).toHaveCount(1);
  await expect(field(ben.page)).toHaveValue(`Kept ${mark}`);
  await ben.page.getByRole('button', { name: 'Senden' }).click();
  await expect(messages(ada.page)).toContainText(`Kept ${mark}`);

  await ben.page.reload();
  await expect(messages(ben.page).getByText(`Second ${mark}`)).toHaveCount(1);
  await expectAccessible(ada.page);
  await closeAll(ada.context, ben.context);
});

test('CHAT-09 CHAT-10 a reply leads to its original; a message is edited, reported and deleted', async ({
  browser,
  baseURL,
}) => {
  const mark = String(Date.now());
  const ada = await enter(browser, 'Ada Quince', { locale: 'en-US' }, baseURL);
  const ben = await enter(browser, 'Ben Olive', { locale: 'en-US' }, baseURL);
  await write(ada.page, `How long do lentils cook? ${mark}`);
  const row = (page: Page, text: string) =>
    // The original stands before the replies that quote it.
    messages(page).getByRole('listitem').filter({ hasText: text }).first();
  const act = async (page: Page, text: string, action: string) => {
    await row(page, text)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await act(ben.page, mark, 'Reply');
  await expect(ben.page.getByText('Reply to Ada Quince')).toBeVisible();
  await write(ben.page, `About 25 minutes ${mark}`);
  await expect(ben.page.getByText('Reply to Ada Quince')).toBeHidden();
  await messages(ada.page)
    .getByRole('button', { name: /^Go to the message of Ada Quince/ })
    .last()
    .click();
  await expect(row(ada.page, `cook? ${mark}`)).toBeFocused();

  await act(ben.page, `About 25 minutes ${mark}`, 'Edit');
  await field(ben.page).fill(`About 20 minutes ${mark}`);
  await field(ben.page).press('Enter');
  await expect(messages(ada.page)).toContainText(`About 20 minutes ${mark}`);
  await expect(row(ada.page, `About 20 minutes ${mark}`)).toContainText('edited');

  await act(ada.page, `About 20 minutes ${mark}`, 'Report');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expectToast(ada.page, 'Thank you');

  await act(ada.page, `cook? ${mark}`, 'Delete');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(messages(ben.page)).toContainText('This message was deleted');
  await expect(messages(ben.page).getByText(`How long do lentils cook? ${mark}`)).toHaveCount(0);
  await closeAll(ada.context, ben.context);
});

test('CHAT-12 a recipe is shared into the chat from its page', async ({ page, baseURL, watch }) => {
  watch.expect(complaints.cutOff);
  await arriveAsMember(page);
  await open(page, '/recipes/greek-lentil-salad');
  await page.getByRole('button', { name: 'Share in the community chat' }).click();
  await expect(field(page)).toHaveValue(`${baseURL}/recipes/greek-lentil-salad`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    messages(page)
      .getByRole('link', { name: /Greek Lentil Salad with/ })
      .last(),
  ).toBeVisible();
});
