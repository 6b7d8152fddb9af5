import { type Browser, chromium, type Page } from '@playwright/test';
import { transferredBytes } from '../e2e/support/script-bytes.ts';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import type { RunningPomona } from './server.ts';

interface Limits {
  /** Bytes of script until the first screen is hydrated. */
  readonly first: number;
  /** Bytes of script when all of the page is hydrated. */
  readonly hydrated: number;
}

const publicPage: Limits = { first: 160_000, hydrated: 160_000 };
const recipePage: Limits = { first: 170_000, hydrated: 250_000 };
const maxMilliseconds = 1500;

/** A recipe that exists, for pages that need one. */
export async function anyRecipe(address: string): Promise<string> {
  const [first] = await (await fetch(`${address}/api/recipes/?limit=1&fields=card`)).json();
  return `/recipes/${first.id}`;
}

/** Scripts, words and the time until each public page is hydrated, without anybody doing anything. */
export async function measureWeight({ address }: RunningPomona): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  console.log('\nscript as transferred (brotli), for the first screen and for the whole page');
  try {
    for (const path of ['/', '/recipes', '/login', '/signup'])
      console.log(verdictOf(path, await visit(browser, address + path), publicPage));
    const recipe = await anyRecipe(address);
    console.log(verdictOf(recipe, await visit(browser, address + recipe), recipePage));
  } finally {
    await browser.close();
  }
}

interface Weight {
  readonly bytes: number;
  readonly files: number;
}

interface Visit {
  readonly first: Weight;
  readonly hydrated: Weight;
  /** Words of the page without scripts, and when all of it is hydrated. */
  readonly words: readonly [number, number];
  /** From `load` to the last hydrated part. */
  readonly milliseconds: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const words = await wordsWithoutScripts(browser, url);
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: 'load' });
  const since = performance.now();
  // The shell is hydrated with the first screen; sections inside follow.
  await page.waitForFunction(() => document.querySelector('#root > [data-waiting]') === null);
  const first = new Set(scripts);
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
  const milliseconds = performance.now() - since;
  await page.waitForLoadState('networkidle');
  const result = {
    first: await weightOf(first),
    hydrated: await weightOf(scripts),
    words: [words, await wordsOf(page)] as const,
    milliseconds,
  };
  await page.close();
  return result;
}

async function wordsWithoutScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const words = await wordsOf(page);
  await context.close();
  return words;
}

/** As the document has them, whether they are in view or folded away. */
async function wordsOf(page: Page): Promise<number> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  return text.split(/\s+/).filter(Boolean).length;
}

async function weightOf(scripts: ReadonlySet<string>): Promise<Weight> {
  const bytes = await Promise.all([...scripts].map(transferredBytes));
  return { bytes: bytes.reduce((sum, each) => sum + each, 0), files: bytes.length };
}

function verdictOf(path: string, { first, hydrated, words, milliseconds }: Visit, limits: Limits) {
  const isGood =
    first.bytes <= limits.first &&
    hydrated.bytes <= limits.hydrated &&
    words[0] === words[1] &&
    milliseconds <= maxMilliseconds;
  return [
    `  ${path}: ${sizeText(first)} first, ${sizeText(hydrated)} hydrated`,
    `words ${words[0]} → ${words[1]}`,
    `in ${milliseconds.toFixed(0)} ms after load`,
    isGood ? 'ok' : 'MISSED',
  ].join(', ');
}

const sizeText = ({ bytes, files }: Weight) => `${(bytes / 1000).toFixed(1)} kB in ${files} files`;
