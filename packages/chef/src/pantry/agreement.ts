import { foodByKey } from '@pomona/food/table/table';
import { classicRows, kindRows, neverRows } from './agreement-data.ts';
import type { PantryFood, Taste } from './pantry-food.ts';

/**
 * How well two foods go together: 1 for a classic, 0 for what no cook puts on one plate, between them by taste and
 * kitchen.
 */
export function tastesAgree(one: PantryFood, other: PantryFood): number {
  const own = known.get(one) ?? new Map<PantryFood, number>();
  const before = own.get(other);
  if (before !== undefined) return before;
  const score = scoreOf(one, other);
  if (own.size >= maxKnown) own.clear();
  known.set(one, own.set(other, score));
  return score;
}

/** Whether no dish should hold both. */
export function neverTogether(one: PantryFood, other: PantryFood): boolean {
  return tastesAgree(one, other) === 0;
}

/** More than the pantry has; what was typed beside it comes and goes. */
const maxKnown = 1_000;
const known = new WeakMap<PantryFood, Map<PantryFood, number>>();

function scoreOf(one: PantryFood, other: PantryFood): number {
  if (one.key === other.key) return 0.5;
  const names = kindsOf(one);
  const others = kindsOf(other);
  if (isPaired(classics, names, others)) return 1;
  if (never.some((rule) => isRefused(rule, names, others))) return 0;
  return Math.min(0.9, Math.max(0.1, 0.5 + kitchenBonus(one, other) + tasteBonus(one, other)));
}

interface NeverRule {
  pair: ReadonlySet<string>;
  exceptions: ReadonlySet<string>;
}

function isRefused(
  { pair, exceptions }: NeverRule,
  names: readonly string[],
  others: readonly string[],
): boolean {
  return isPaired(pair, names, others) && !isPaired(exceptions, names, others);
}

function isPaired(
  pairs: ReadonlySet<string>,
  names: readonly string[],
  others: readonly string[],
): boolean {
  return names.some((name) => others.some((other) => pairs.has(pairKey(name, other))));
}

function kitchenBonus({ cuisines }: PantryFood, { cuisines: others }: PantryFood): number {
  if (cuisines.length === 0 || others.length === 0) return 0;
  return cuisines.some((cuisine) => others.includes(cuisine)) ? 0.15 : -0.15;
}

/** What lifts what: fat wants acid, heat wants sweetness. */
const lifts: readonly (readonly [Taste, Taste, number])[] = [
  ['fatty', 'sour', 0.15],
  ['fatty', 'fresh', 0.1],
  ['fatty', 'bitter', 0.1],
  ['sweet', 'sour', 0.1],
  ['sweet', 'hot', 0.1],
  ['sweet', 'bitter', 0.1],
  ['sweet', 'smoky', 0.1],
  ['umami', 'umami', 0.1],
  ['umami', 'fresh', 0.1],
  ['umami', 'sour', 0.1],
  ['earthy', 'fresh', 0.1],
  ['earthy', 'sour', 0.1],
  ['neutral', 'umami', 0.1],
  ['neutral', 'hot', 0.1],
  ['bitter', 'bitter', -0.15],
  ['sour', 'sour', -0.05],
  ['fatty', 'fatty', -0.05],
];

function tasteBonus({ tastes }: PantryFood, { tastes: others }: PantryFood): number {
  const found = lifts.filter(
    ([one, other]) =>
      (tastes.includes(one) && others.includes(other)) ||
      (tastes.includes(other) && others.includes(one)),
  );
  return found.reduce((sum, [, , bonus]) => sum + bonus, 0);
}

const kinds: readonly { kind: string; words: readonly string[] }[] = kindRows
  .trim()
  .split('\n')
  .map((row) => {
    const [kind = '', words = ''] = row.split(': ');
    return { kind, words: words.split(' ') };
  });

/** A food by key, and all kinds to which it belongs. */
function kindsOf(pantry: PantryFood): readonly string[] {
  const before = kindsByKey.get(pantry.key);
  if (before !== undefined) return before;
  const listed = kinds.filter(({ words }) => words.some((word) => isOrBegins(pantry.key, word)));
  const found = [pantry.key, ...listed.map(({ kind }) => kind), ...kindsByTable(pantry)];
  kindsByKey.set(pantry.key, found);
  return found;
}

const kindsByKey = new Map<string, readonly string[]>();

const isOrBegins = (key: string, word: string) => key === word || key.startsWith(`${word}-`);

const redMeats = ['beef', 'pork', 'lamb', 'veal'] as const;

function kindsByTable({ key, isSweetDish, slots }: PantryFood): string[] {
  const food = foodByKey(key);
  if (food === undefined) return [];
  const { roles, traits } = food;
  const isMeat = traits.includes('meat') && !roles.includes('liquid') && !roles.includes('oil');
  const isRed = roles.includes('redmeat');
  const isFruit = roles.includes('fruit') || roles.includes('berry');
  const found: Record<string, boolean> = {
    seafood: roles.includes('seafood') || roles.includes('oilyfish'),
    meat: isMeat,
    poultry: isMeat && !isRed && !roles.includes('processed'),
    sausage: isMeat && roles.includes('processed'),
    cheese: traits.includes('rennet') || key.includes('cheese') || key === 'paneer',
    fruit: isFruit && !slots.includes('acid') && !slots.includes('fat'),
    berry: roles.includes('berry'),
    vegetable: slots.includes('vegetable') && !isFruit,
    pulse: roles.includes('legume'),
    'sweet-dish': isSweetDish === true && !neutralSweet.has(key),
  };
  const reds = redMeats.filter(
    (meat) => isMeat && (key.startsWith(meat) || key.includes(`-${meat}`)),
  );
  return [...Object.keys(found).filter((kind) => found[kind] === true), ...reds, ...cutsOf(key)];
}

/** Beef whose key does not begin with it. */
const cutsOf = (key: string) => (key === 'flank-steak' || key === 'merguez' ? ['beef'] : []);

/** At home in sweet and in savoury dishes. */
const neutralSweet = new Set(
  'oats oats-fine oats-large oats-steel-cut oat-bran chia-seeds semolina millet-flakes buckwheat-flakes quinoa-flakes cocoa chocolate-dark vanilla vanilla-bean dates dates-medjool kefir-lowfat coffee cacao-nibs mango-frozen whey-protein protein-pea hazelnut-butter coconut-water apple-juice rhubarb kiwi'.split(
    ' ',
  ),
);

const pairKey = (one: string, other: string) =>
  one < other ? `${one}+${other}` : `${other}+${one}`;

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = text.split(/[;\n]/).map((pair) => pair.trim().split(' '));
  return new Set(
    pairs.flatMap(([one = '', other]) => (other === undefined ? [] : pairKey(one, other))),
  );
}

const classics = pairsOf(classicRows);
const never: readonly NeverRule[] = neverRows
  .trim()
  .split('\n')
  .map((row) => {
    const [pair = '', exceptions = ''] = row.split(' but');
    return { pair: pairsOf(pair), exceptions: pairsOf(exceptions) };
  });
