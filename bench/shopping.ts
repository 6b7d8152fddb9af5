import { randomUUID } from 'node:crypto';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { storageKeys } from '../packages/contract/src/constants.ts';
import { shoppingCategories } from '../packages/food/src/foods/categories.ts';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { actsOf, summaryOf, watchActs } from './event-timing.ts';
import type { RunningPomona } from './server.ts';

const itemCount = 500;
/** Items in one call. */
const batch = 100;
/** A phone of the middle class, as Lighthouse slows a desktop down. */
const slowdown = 4;
const aim = 100;
const ticks = 20;

async function registered(context: BrowserContext, address: string): Promise<string> {
  const person = { name: 'Ada Quince', email: `${randomUUID()}@example.org` };
  const reply = await context.request.post(`${address}/api/users/register`, {
    data: { ...person, password: 'plum-harvest-19' },
  });
  const { access_token: token } = await reply.json();
  return token;
}

async function fill(context: BrowserContext, address: string, token: string): Promise<void> {
  for (let from = 0; from < itemCount; from += batch) {
    const items = Array.from({ length: batch }, (_, index) => ({
      id: randomUUID(),
      item: `thing ${from + index}q`,
      quantity: '1 box',
      category: shoppingCategories[index % shoppingCategories.length],
    }));
    const reply = await context.request.post(`${address}/api/shopping/items`, {
      headers: { authorization: `Bearer ${token}` },
      data: { items, language: 'en' },
    });
    if (reply.status() !== 201) throw new Error(await reply.text());
  }
}

/** Taps every second line, from this one. */
async function tick(page: Page, first: number): Promise<void> {
  for (let index = first; index < first + 2 * ticks; index += 2) {
    const box = page.getByRole('checkbox').nth(index);
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(500);
    await box.tap();
    await page.waitForTimeout(900);
  }
}

/** From a tap on a line of a long shopping list to the picture that shows the tick, on a phone. */
export async function measureShopping({ address }: RunningPomona): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  try {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
    const token = await registered(context, address);
    await fill(context, address, token);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.token,
      token,
    ] as const);
    const page = await context.newPage();
    await watchActs(page);
    await page.goto(`${address}/shopping-list`);
    await page
      .getByRole('checkbox')
      .nth(itemCount - 1)
      .waitFor({ state: 'attached' });
    await page.waitForTimeout(1500);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const positions = [0, itemCount / 2, itemCount - 2 * ticks];
    for (const position of positions) await tick(page, position);
    await context.setOffline(true);
    await page.waitForTimeout(700);
    for (const position of positions) await tick(page, position + 1);
    const { median, inp, longest } = summaryOf(await actsOf(page, 2 * positions.length * ticks));
    console.log(
      `\nshopping list: ${itemCount} items on a phone, the processor slowed ${slowdown} times, online and offline, milliseconds\n` +
        `  ${2 * positions.length * ticks} ticks: median ${median}, INP ${inp}, longest ${longest} (aim ${aim}, ${inp <= aim ? 'reached' : 'MISSED'})`,
    );
  } finally {
    await browser.close();
  }
}
