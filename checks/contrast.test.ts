import { readFileSync } from 'node:fs';
import { dietTypes } from '@pomona/food/labels/diets';
import { describe, expect, it } from 'vitest';
import { contrastRatio, findShortfalls, pairsOf, readPalettes } from './contrast.ts';

const css = readFileSync(new URL('../apps/web/src/styles/tokens.css', import.meta.url), 'utf8');

describe('contrast of the token file', () => {
  it('meets WCAG 2.2 AA for every pair in both themes', () => {
    expect(findShortfalls(css)).toEqual([]);
  });

  it('names the same colours in both themes', () => {
    const { light, dark } = readPalettes(css);
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });

  it('has a hue of its own for each diet label, and checks it', () => {
    const { light, dark } = readPalettes(css);
    for (const palette of [light, dark]) {
      const hues = dietTypes.map((diet) => palette[`diet-${diet.toLowerCase()}`]);
      expect(hues).not.toContain(undefined);
      expect(new Set(hues).size).toBe(dietTypes.length);
    }
    const checked = pairsOf(light).map((pair) => pair.text);
    for (const diet of dietTypes) expect(checked).toContain(`diet-${diet.toLowerCase()}`);
  });

  it('catches a planted bad pair, in the theme where it is', () => {
    const planted = css.replace(/(\.dark \{[^}]*--ink-muted: )#[\da-f]{6}/, '$1#3a443e');
    const shortfalls = findShortfalls(planted);
    expect(shortfalls.map(({ theme, text }) => `${theme} ${text}`)).toContain('dark ink-muted');
    expect(shortfalls.every(({ theme }) => theme === 'dark')).toBe(true);
  });

  it('refuses a pair whose colour is gone', () => {
    expect(() => findShortfalls(css.replaceAll('--on-berry: #', '--on-mulberry: #'))).toThrow(
      '--on-berry',
    );
  });

  it('agrees with the known extremes of the formula', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#abcdef', '#abcdef')).toBe(1);
  });
});
