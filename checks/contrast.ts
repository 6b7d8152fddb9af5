/**
 * WCAG 2.2 contrast of every text and control colour against every ground it stands on, in both
 * themes, computed from the token file. `npm run check:contrast`.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const tokenFile = new URL('../apps/web/src/styles/tokens.css', import.meta.url);

export type Theme = 'light' | 'dark';
export type Palette = Record<string, string>;
export type Pair = { text: string; ground: string; minRatio: number };
export type Shortfall = Pair & { theme: Theme; ratio: number };

/** AA: body text, and what is large (24 px, or 19 px bold) or no text at all. */
const text = 4.5;
const largeOrControl = 3;

const grounds = ['paper', 'surface', 'surface-sunken'];

/** Which colour stands on which: a new use of a colour belongs here first. */
export const fixedPairs: readonly Pair[] = [
  ...pairs(['ink', 'ink-muted', 'leaf', 'leaf-strong', 'berry', 'sky', 'honey-ink'], grounds, text),
  ...pairs(['ink', 'ink-muted', 'leaf', 'leaf-strong'], ['leaf-soft'], text),
  ...pairs(['ink', 'ink-muted', 'berry'], ['berry-soft'], text),
  ...pairs(['ink', 'sky'], ['sky-soft'], text),
  ...pairs(['ink', 'honey-ink'], ['honey-soft'], text),
  ...pairs(['ink'], ['apricot-soft'], text),
  ...pairs(['on-leaf'], ['leaf', 'leaf-strong'], text),
  ...pairs(['on-berry'], ['berry', 'berry-strong'], text),
  ...pairs(['apricot'], [...grounds, 'apricot-soft'], largeOrControl),
  ...pairs(['outline', 'leaf', 'berry'], grounds, largeOrControl),
];

/** The six-digit colours of both themes; a block's later value wins, as in the browser. */
export function readPalettes(css: string): Record<Theme, Palette> {
  const palettes: Record<Theme, Palette> = { light: {}, dark: {} };
  for (const [, selector = '', body = ''] of css.matchAll(/^([^{}@/*]+)\{([^{}]*)\}/gm)) {
    const theme = themeOf(selector);
    if (theme === null) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/gi)) {
      palettes[theme][name] = value;
    }
  }
  return palettes;
}

/** Every pair in use: the fixed ones, and each diet hue on its own ground and on the page's. */
export function pairsOf(palette: Palette): Pair[] {
  const diets = Object.keys(palette).filter((name) => /^diet-.*(?<!-soft)$/.test(name));
  return [
    ...fixedPairs,
    ...diets.flatMap((diet) => pairs([diet], [`${diet}-soft`, ...grounds], text)),
  ];
}

/** The pairs that fall short. Throws when a pair names a colour that a theme doesn't have. */
export function findShortfalls(css: string): Shortfall[] {
  const palettes = readPalettes(css);
  const everyPair = pairsOf({ ...palettes.light, ...palettes.dark });
  return (['light', 'dark'] as const).flatMap((theme) =>
    everyPair
      .map((pair) => ({ ...pair, theme, ratio: ratioIn(palettes[theme], pair) }))
      .filter(({ ratio, minRatio }) => ratio < minRatio),
  );
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of an sRGB colour (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioIn(palette: Palette, pair: Pair): number {
  const [one, other] = [palette[pair.text], palette[pair.ground]];
  if (one === undefined || other === undefined) {
    throw new Error(`The token file has no --${one === undefined ? pair.text : pair.ground}`);
  }
  return contrastRatio(one, other);
}

function themeOf(selector: string): Theme | null {
  if (selector.includes('.dark')) return 'dark';
  return selector.includes(':root') ? 'light' : null;
}

function pairs(texts: readonly string[], on: readonly string[], minRatio: number): Pair[] {
  return texts.flatMap((name) => on.map((ground) => ({ text: name, ground, minRatio })));
}

function main(): void {
  const css = readFileSync(tokenFile, 'utf8');
  const shortfalls = findShortfalls(css);
  for (const { theme, text: name, ground, ratio, minRatio } of shortfalls) {
    console.error(`${theme}: --${name} on --${ground} is ${ratio.toFixed(2)}, needs ${minRatio}`);
  }
  if (shortfalls.length > 0) process.exitCode = 1;
  else console.log(`contrast: ${pairsOf(readPalettes(css).light).length} pairs in two themes hold`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
