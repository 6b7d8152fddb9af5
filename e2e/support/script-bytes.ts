import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { hydrated } from '../page-watch.ts';

/** Bytes of the compressed body as sent. */
export function transferredBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

const quietMilliseconds = 1500;

/** The scripts that a browser fetches when it opens an address and nobody does anything, in bytes as transferred (brotli). */
export async function initialScripts(page: Page, url: string): Promise<Map<string, number>> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url);
  await hydrated(page);
  for (let seen = 0; seen < scripts.size; await page.waitForTimeout(quietMilliseconds))
    seen = scripts.size;
  const bytes = new Map<string, number>();
  for (const script of scripts) bytes.set(script, await transferredBytes(script));
  return bytes;
}
