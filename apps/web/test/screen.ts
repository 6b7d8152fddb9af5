import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(() => page.viewport(1280, 900));

export const themes = ['light', 'dark'] as const;
/** A small phone, a usual one, a tablet, a large window. */
export const widths = [320, 390, 768, 1920] as const;

/** As the script before the first paint does it. */
export function showTheme(theme: (typeof themes)[number]): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
}

/** At none of the widths does the page scroll sideways; a failure names what is too wide. */
export async function expectNoSidewaysScrolling(at: readonly number[] = widths): Promise<void> {
  for (const width of at) {
    await page.viewport(width, 844);
    const { clientWidth, scrollWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const named = beyond.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120));
    expect(scrollWidth <= clientWidth ? [] : [`${scrollWidth} of ${width} px`, ...named]).toEqual(
      [],
    );
  }
}

/** Presses Tab until the focus is there. */
export async function tabTo(element: Element, presses = 30): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await userEvent.tab();
    if (document.activeElement === element) return;
  }
  expect(document.activeElement, `after ${presses} presses of Tab`).toBe(element);
}
