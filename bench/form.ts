import { chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { actsOf, summaryOf, watchActs } from './event-timing.ts';
import { type RunningPomona, tokenOfDemo } from './server.ts';

const sizes = [5, 40, 100];
const aim = 50;
const foods = ['red lentils', 'onion, diced', 'olive oil', 'plain yogurt', 'carrots, grated'];
const typed = ['200 g brown rice', 'a pinch of salt', '3 tbsp lemon juice'];
const keyMilliseconds = 120;

/** As many lines as a form holds, pasted as one text as from a page. */
async function fillLines(page: Page, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) => `${index + 1} g ${foods[index % 5]}`);
  await page.getByRole('textbox', { name: 'Ingredient 1', exact: true }).click();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const paste = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
  }, lines.join('\n'));
  await page.getByRole('textbox', { name: `Ingredient ${count}`, exact: true }).waitFor();
  await page.waitForTimeout(2000);
}

/** Writes another line in the middle, as a person types it; how many keys that took. */
async function typeLines(page: Page, count: number): Promise<number> {
  const name = `Ingredient ${Math.ceil(count / 2)}`;
  const line = page.getByRole('textbox', { name, exact: true });
  let keys = 0;
  for (const text of typed) {
    await line.fill('');
    await line.pressSequentially(text, { delay: keyMilliseconds });
    await page.waitForTimeout(1000);
    keys += text.length;
  }
  return keys;
}

/** From a key to the next picture in the form of a recipe with many lines, whose figures follow what is typed. */
export async function measureForm({ address }: RunningPomona): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  const token = await tokenOfDemo(address);
  console.log('\nrecipe form: from a key to the next picture (Event Timing), milliseconds');
  try {
    for (const count of sizes) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await watchActs(page);
      await page.addInitScript((text) => localStorage.setItem('pomona.token', text), token);
      await page.goto(`${address}/recipes/new`);
      await fillLines(page, count);
      const keys = await typeLines(page, count);
      const { median, inp, longest } = summaryOf(await actsOf(page, keys));
      const verdict = inp <= aim ? 'reached' : 'MISSED';
      console.log(
        `  ${count} lines, ${keys} keys: median ${median}, INP ${inp}, longest ${longest} (aim ${aim}, ${verdict})`,
      );
      await context.close();
    }
  } finally {
    await browser.close();
  }
}
