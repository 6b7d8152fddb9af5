import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { freePort, type RunningPomona } from './server.ts';
import { anyRecipe } from './weight.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Pictures that the first cards show. The first start draws in the background; what is measured is the time after. */
const visiblePictures = 24;

async function drawPictures(address: string): Promise<void> {
  const reply = await fetch(`${address}/api/recipes/?fields=card&limit=${visiblePictures}`);
  const recipes: { image: string }[] = await reply.json();
  for (const { image } of recipes) await (await fetch(address + image)).arrayBuffer();
}

/** Lighthouse, mobile emulation, on the pages that the world reads. */
export async function measureLighthouse({ address }: RunningPomona): Promise<void> {
  await drawPictures(address);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  console.log('\nLighthouse (aims: performance 98, others 100)');
  try {
    for (const path of ['/', '/recipes', await anyRecipe(address)]) {
      const result = await lighthouse(address + path, {
        port,
        onlyCategories: categories,
        logLevel: 'error',
      });
      const { categories: scores, audits } = result?.lhr ?? {};
      const line = categories.map(
        (name) => `${name} ${Math.round((scores?.[name]?.score ?? 0) * 100)}`,
      );
      const vitals = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
      console.log(
        `  ${path}: ${line.join(', ')} (${vitals.map((id) => audits?.[id]?.displayValue).join(', ')})`,
      );
      for (const audit of Object.values(audits ?? {})) {
        const matters = ['accessibility', 'best-practices', 'seo'].some((name) =>
          scores?.[name]?.auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
        );
        if (matters && audit.score !== null && audit.score < 1)
          console.log(`    ${audit.id}: ${audit.title}`);
      }
    }
  } finally {
    await browser.close();
  }
}
