import { type Browser, chromium, type Page } from '@playwright/test';
import { readCatalogue } from '../packages/catalogue/src/read.ts';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { type Act, actsOf, quantile, summaryOf, watchActs } from './event-timing.ts';
import type { RunningPomona } from './server.ts';
import { syntheticCards } from './synthetic-cards.ts';

/** Cards in the list; the aim is set for 5,000 (milliseconds from an act to the next picture on the screen). */
const sizes = [
  { count: 500, aim: 50 },
  { count: 5000, aim: 50 },
  { count: 10_000, aim: undefined },
];
const typed = ['lentil', 'jalapeño', 'sopa de lima'];

/** For the page: notes when the result of each key in the search is painted. As text, for a compiler may add what the page does not know. */
const watchPaints = `
  window.painted = [];
  let typedAt = 0;
  let frames = 0;
  addEventListener('input', () => {
    typedAt = performance.now();
    frames = 1;
    requestAnimationFrame(() => { frames = 2; });
  }, true);
  const afterPaint = (done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  });
  window.watchResults = () => new MutationObserver(() => {
    const since = typedAt;
    const isFirst = frames === 1;
    typedAt = 0;
    if (since > 0)
      afterPaint(() => window.painted.push({ milliseconds: performance.now() - since, isFirst }));
  }).observe(document.querySelector('main p[role=status]'), { childList: true, subtree: true, characterData: true });
`;

async function typeWords(page: Page): Promise<number> {
  const box = page.getByRole('searchbox').first();
  let keys = 0;
  for (const word of typed) {
    await box.click();
    await page.keyboard.type(word, { delay: 120 });
    for (const _ of word) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(60);
    }
    keys += 2 * word.length;
  }
  return keys;
}

async function chooseFilters(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Filters' }).first().click();
  const choices = page.getByRole('button', {
    name: /^(Vegan|Gluten-Free|High-Protein|Vegetarian)/,
  });
  const boxes = page.getByRole('checkbox', {
    name: /^(Vegan|Gluten-Free|High-Protein|Vegetarian)/,
  });
  await choices.or(boxes).first().waitFor();
  const offered = (await choices.count()) > 0 ? choices : boxes;
  const count = Math.min(4, await offered.count());
  for (const round of [0, 1]) {
    for (let index = 0; index < count; index += 1) {
      await offered.nth(index).click();
      await page.waitForTimeout(80 + round);
    }
  }
  return 1 + 2 * count;
}

interface Painted {
  milliseconds: number;
  /** Whether that was the first picture after the key. */
  isFirst: boolean;
}

interface Visit {
  acts: Act[];
  /** From a key in the search to the picture with its results. */
  painted: Painted[];
}

/** One visit: typing and filtering. Acts quicker than a browser reports are counted as the shortest reported. */
async function visit(browser: Browser, address: string, count: number): Promise<Visit> {
  const cards = syntheticCards(count, readCatalogue());
  const body = JSON.stringify(cards);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await watchActs(page);
  await page.addInitScript({ content: watchPaints });
  await page.route(/\/api\/recipes\/?\?.*limit=1000/, (route) => {
    const isPage = new URL(route.request().url()).searchParams.has('page');
    const answer = isPage
      ? JSON.stringify({ recipes: cards, total: count, next_cursor: null })
      : body;
    return route.fulfill({ contentType: 'application/json', body: answer });
  });
  await page.route(/\/api\/images\//, (route) => route.abort());
  await page.goto(`${address}/recipes`, { waitUntil: 'load' });
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 200);
  await page
    .getByText(new RegExp(`of ${count.toLocaleString('en').replace(',', ',?')}`))
    .first()
    .waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate('window.watchResults(), undefined');
  const keys = await typeWords(page);
  const painted = await page.evaluate<Painted[]>('window.painted');
  const acts = keys + (await chooseFilters(page));
  await page.waitForTimeout(500);
  const durations = await actsOf(page, acts);
  await page.close();
  return { acts: durations, painted };
}

/** From a key or a press to the picture that shows its result, on the list, as browsers measure INP. */
export async function measureInteraction({ address }: RunningPomona): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  console.log(
    '\nlist: from an act to the next picture (Event Timing, steps of 8), milliseconds; INP is the 98th percentile',
  );
  try {
    for (const { count, aim } of sizes) {
      const { acts, painted } = await visit(browser, address, count);
      const paints = painted.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
      const inFirst = painted.filter(({ isFirst }) => isFirst).length / painted.length;
      const { median, inp, longest } = summaryOf(acts);
      const verdict =
        aim === undefined ? '' : ` (aim ${aim}, ${inp <= aim ? 'reached' : 'MISSED'})`;
      console.log(
        `  ${count} cards, ${acts.length} acts: median ${median}, INP ${inp}, longest ${longest}${verdict}; ` +
          `key to painted result: median ${quantile(paints, 0.5).toFixed(0)}, 95 % within ${quantile(paints, 0.95).toFixed(0)}, in the first frame ${(100 * inFirst).toFixed(0)} %`,
      );
    }
  } finally {
    await browser.close();
  }
}
