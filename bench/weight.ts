import { chromium } from '@playwright/test';
import { initialScripts } from '../e2e/script-bytes.ts';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import type { RunningPomona } from './server.ts';

const limitBytes = 120_000;

/** A recipe that exists, for pages that need one. */
export async function anyRecipe(address: string): Promise<string> {
  const [first] = await (await fetch(`${address}/api/recipes/?limit=1&fields=card`)).json();
  return `/recipes/${first.id}`;
}

/** Scripts that a browser fetches on opening each public page, as transferred. */
export async function measureWeight({ address }: RunningPomona): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  console.log(`\ninitial JavaScript, transferred (brotli), limit ${limitBytes / 1000} kB`);
  try {
    for (const path of ['/', '/recipes', await anyRecipe(address), '/login', '/signup']) {
      const page = await browser.newPage();
      const scripts = await initialScripts(page, address + path);
      const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0);
      const verdict = bytes <= limitBytes ? 'ok' : 'TOO MUCH';
      console.log(
        `  ${path}: ${(bytes / 1000).toFixed(1)} kB in ${scripts.size} files, ${verdict}`,
      );
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
