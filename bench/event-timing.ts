import type { Page } from '@playwright/test';

/** The shortest that a browser's Event Timing reports; anything quicker counts as this. */
const minDuration = 16;

/** One interaction, from the key or press to the next picture on the screen. */
export interface Act {
  name: string;
  milliseconds: number;
}

/** For the page: keeps the longest duration of each interaction, as browsers define them for INP. As text, for a compiler may add what the page does not know. */
const script = `
  const longest = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries()) {
      if (!interactionId || longest.get(interactionId)?.milliseconds >= duration) continue;
      longest.set(interactionId, { name, milliseconds: duration });
    }
  }).observe({ type: 'event', durationThreshold: ${minDuration}, buffered: true });
  window.interactions = longest;
`;

export const watchActs = (page: Page) => page.addInitScript({ content: script });

/** What the page measured of so many acts. Those quicker than a browser reports are counted as the shortest reported. */
export async function actsOf(page: Page, count: number): Promise<Act[]> {
  const reported = await page.evaluate<Act[]>('[...window.interactions.values()]');
  const quick = Array.from({ length: Math.max(0, count - reported.length) }, () => ({
    name: 'quick',
    milliseconds: minDuration,
  }));
  return [...reported, ...quick];
}

export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Median, the 98th percentile (INP) and the longest act. */
export function summaryOf(acts: readonly Act[]): { median: number; inp: number; longest: string } {
  const sorted = acts.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const all = sorted.map(({ milliseconds }) => milliseconds);
  const { milliseconds = 0, name = 'none' } = sorted.at(-1) ?? {};
  return {
    median: quantile(all, 0.5),
    inp: quantile(all, 0.98),
    longest: `${milliseconds} (${name})`,
  };
}
