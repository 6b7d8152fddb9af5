import { type Browser, chromium, type Page } from '@playwright/test';
import { readCatalogue } from '../packages/catalogue/src/read.ts';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import type { RunningPomona } from './server.ts';
import { syntheticCards } from './synthetic-cards.ts';

/** Cards in the list; the aim is set for 5,000 (milliseconds from an act to the next picture on the screen). */
const sizes = [
  { count: 500, aim: 50 },
  { count: 5000, aim: 50 },
  { count: 10_000, aim: undefined },
];
const typed = ['lentil', 'jalapeño', 'sopa de lima'];
/** The shortest that a browser's Event Timing reports; anything quicker counts as this. */
const shortestReported = 16;

interface Act {
  name: string;
  milliseconds: number;
}

/** For the page: keeps the longest duration of each interaction, as browsers define them for INP. As text, for a compiler may add what the page does not know. */
const watchInteractions = `
  const longest = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries()) {
      if (!interactionId || longest.get(interactionId)?.milliseconds >= duration) continue;
      longest.set(interactionId, { name, milliseconds: duration });
    }
  }).observe({ type: 'event', durationThreshold: ${shortestReported}, buffered: true });
  window.interactions = longest;
  window.painted = [];
  let typedAt = 0;
  addEventListener('input', () => { typedAt = performance.now(); }, true);
  const afterPaint = (done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  });
  window.watchResults = () => new MutationObserver(() => {
    const since = typedAt;
    typedAt = 0;
    if (since > 0) afterPaint(() => window.painted.push(performance.now() - since));
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

interface Visit {
  acts: Act[];
  /** From a key in the search to the picture with its results, milliseconds. */
  painted: number[];
}

/** One visit: typing and filtering. Acts quicker than a browser reports are counted as the shortest reported. */
async function visit(browser: Browser, address: string, count: number): Promise<Visit> {
  const cards = syntheticCards(count, readCatalogue());
  const body = JSON.stringify(cards);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript({ content: watchInteractions });
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
  const painted = await page.evaluate<number[]>('window.painted');
  const acts = keys + (await chooseFilters(page));
  await page.waitForTimeout(500);
  const reported = await page.evaluate<Act[]>('[...window.interactions.values()]');
  await page.close();
  const quick = Math.max(0, acts - reported.length);
  const quickActs = Array.from({ length: quick }, () => ({
    name: 'quick',
    milliseconds: shortestReported,
  }));
  return { acts: [...reported, ...quickActs], painted };
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

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
      const sorted = acts.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
      const paints = painted.toSorted((a, b) => a - b);
      const inp = quantile(sorted, 0.98);
      const longest = acts.find(({ milliseconds }) => milliseconds === sorted.at(-1));
      const verdict =
        aim === undefined ? '' : ` (aim ${aim}, ${inp <= aim ? 'reached' : 'MISSED'})`;
      console.log(
        `  ${count} cards, ${acts.length} acts: median ${quantile(sorted, 0.5)}, INP ${inp}, longest ${sorted.at(-1)} (${longest?.name})${verdict}; ` +
          `key to painted result: median ${quantile(paints, 0.5).toFixed(0)}, 95 % within ${quantile(paints, 0.95).toFixed(0)}`,
      );
    }
  } finally {
    await browser.close();
  }
}
