import type { Food } from '../table/table.ts';
import {
  alcoholLeft,
  type CookingMethod,
  cookingMethods,
  type RetentionClass,
  type RetentionRow,
  retentionFactors,
  vitaminsLost,
} from './retention-factors.ts';

export interface Cooking {
  /** Empty where the recipe names none. */
  methods: readonly CookingMethod[];
  /** `null` where the recipe does not say. */
  isHeated: boolean | null;
  minutes: number | null;
}

export interface CookingHints {
  instructions?: readonly string[] | undefined;
  /** 0 for a raw dish. */
  cookMinutes?: number | undefined;
}

export interface Share {
  value: number;
  low: number;
  high: number;
}

/** Without any hint: simmered with its liquid, and a range from raw to the largest recorded loss. */
export const unknownCooking: Cooking = { methods: [], isHeated: null, minutes: null };

const wordsOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const boiling = wordsOf(
  'boil(?:ed|ing)?|hervir|hierv\\p{L}*|bouill\\p{L}*|kochen|kocht|kochende\\p{L}*|aufkochen',
);
const draining = wordsOf(
  'drain(?:ed|ing)?|escurr\\p{L}*|égoutte\\p{L}*|abgießen|abtropfen|gießt? .* ab',
);
const blanching = wordsOf('blanch\\p{L}*|blanque\\p{L}*|blanchi\\p{L}*|blanchieren');
const methodWords: Readonly<Record<Exclude<CookingMethod, 'boil'>, RegExp>> = {
  bake: wordsOf(
    'bak(?:e|ed|es|ing)|roast(?:ed|ing|s)?|broil(?:ed|er|ing)?|grill(?:ed|ing)?|oven|horn(?:o|ea[rn]?)|asar|au four|rôti\\p{L}*|griller|backen|backofen|ofen|grillen|rösten',
  ),
  simmer: wordsOf(
    'simmer(?:ed|ing|s)?|brais(?:e|ed|ing)|stew(?:ed|ing)?|poach(?:ed|ing)?|fuego lento|guisar|mijot\\p{L}*|braiser|köcheln|schmoren',
  ),
  steam: wordsOf('steam(?:ed|er|ing)?|al vapor|vapeur|dämpfen|dampfgar\\p{L}*'),
  fry: wordsOf(
    'fr(?:y|ied|ying)|saut[ée](?:ed|ing|s)?|sizzl(?:e|ing)|brown(?! rice| sugar| lentil| basmati)(?:ed|ing)?|skillet|wok|fre[íi]r|sofre[íi]r|saltea[rn]?|sartén|poêle|revenir|dorer|braten|anbraten|andünsten|pfanne',
  ),
};

/** Boiled and drained in one step: the liquid is discarded; otherwise it is eaten. */
function isNamed(method: CookingMethod, step: string): boolean {
  const isDrained = blanching.test(step) || (boiling.test(step) && draining.test(step));
  if (method === 'boil') return isDrained;
  if (method === 'simmer' && boiling.test(step) && !isDrained) return true;
  return methodWords[method].test(step);
}

/** Cooking of a dish, by its cooking time first, then by the words of its steps. */
export function cookingOf({ instructions = [], cookMinutes }: CookingHints): Cooking {
  if (cookMinutes === 0) return { methods: [], isHeated: false, minutes: 0 };
  const methods = cookingMethods.filter((method) =>
    instructions.some((step) => isNamed(method, step)),
  );
  const isHeated = cookMinutes !== undefined || methods.length > 0 ? true : null;
  return { methods, isHeated, minutes: cookMinutes ?? null };
}

const losable = new Set<string>(vitaminsLost);
const all: Share = { value: 1, low: 1, high: 1 };
/** Rows of cooked foods include the losses of cooking; reheating takes up to a tenth. */
const reheated: Share = { value: 1, low: 0.9, high: 1 };
/** Factors are rounded to 5 %. */
const halfStep = 2.5;
/** Milk factors are for one hour of heat; shorter times lose proportionally less. */
const minutesOfMilk = 60;
/** Assumed where no cooking time is stated. */
const usualMinutes = 30;

export function changesInCooking({ roles }: Food, key: string): boolean {
  return losable.has(key) || (key === 'calories' && roles.includes('alcohol'));
}

/** Share left after cooking: vitamins by food class and method, energy of drinks by the alcohol that evaporates. The high end is always 1. */
export function retainedShare(
  food: Food,
  key: string,
  preparation: string | null,
  cooking: Cooking,
): Share {
  if (cooking.isHeated === false || isServedRaw(preparation)) return all;
  if (key === 'calories') return retainedEnergy(food, cooking);
  return retainedVitamin(food, key, cooking);
}

function isServedRaw(preparation: string | null): boolean {
  return (
    preparation !== null &&
    /\b(?:to (?:serve|garnish|finish)|for (?:serving|garnish)|raw|para servir|pour servir|zum (?:servieren|garnieren))\b/i.test(
      preparation,
    )
  );
}

/** Rows that describe the food already baked, smoked or canned. */
const readyMade =
  /cooked|canned|boiled|roasted|smoked|bread|bagel|muffin|tortilla|taco-shell|pita|naan|chapati|paratha|focaccia|(?:^|-)buns?(?:-|$)|(?:^|-)rolls?(?:-|$)|cracker|crouton|matzo|toast|rusk|pretzel|cookie|oreo|shortbread|gingersnap|ladyfinger|cake|waffle|croissant|chips|tostada|puffed|popcorn|granola|onion-rings|fries/;

function retainedVitamin(food: Food, key: string, { methods, minutes }: Cooking): Share {
  const column = columnOf(key);
  if (column === null) return all;
  if (readyMade.test(food.key) && !food.key.includes('flour')) return reheated;
  const kind = classOf(food);
  // No factor for this class: nothing is deducted, and the low end is that of any other.
  if (kind === null) return { value: 1, low: minRetained[column - 1] ?? 0, high: 1 };
  const factors: Partial<Record<CookingMethod, RetentionRow>> = retentionFactors[kind];
  const onRecord = Object.values(factors).map((row) => row[column]);
  const stated = methods.flatMap((method) => factors[method]?.[column] ?? []);
  const usual = factors.simmer?.[column] ?? onRecord[0] ?? 100;
  const value =
    stated.length === 0
      ? usual
      : stated.reduce((sum, retained) => sum + retained, 0) / stated.length;
  const lowest = Math.min(...(stated.length === 0 ? onRecord : stated));
  const part =
    kind === 'milk' ? Math.min(minutes ?? usualMinutes, minutesOfMilk) / minutesOfMilk : 1;
  return {
    value: value / 100 + (1 - part) * (1 - value / 100),
    low: (lowest - halfStep) / 100,
    high: 1,
  };
}

type Column = 1 | 2 | 3 | 4 | 5;
const columns: Readonly<Record<string, Column>> = {
  vitamin_a: 1,
  vitamin_c: 2,
  vitamin_b6: 3,
  folate: 4,
  vitamin_b12: 5,
};
const columnOf = (key: string): Column | null => columns[key] ?? null;

const minRetained = [1, 2, 3, 4, 5].map((column) => {
  const rows: RetentionRow[] = Object.values(retentionFactors).flatMap((byMethod) =>
    Object.values(byMethod),
  );
  return (Math.min(...rows.map((row) => Number(row[column]))) - halfStep) / 100;
});

const roots =
  /^(?:potato|carrot|beet|parsnip|turnip|rutabaga|celeriac|radish|daikon|cassava|yuca|yam|taro|jicama|kohlrabi|jerusalem)/;
/** Separates dry from cooked pulses, g per 100 g. */
const carbsOfDryPulse = 40;

/** `null` where no class of the factors is close. */
function classOf(food: Food): RetentionClass | null {
  return classOfAnimal(food) ?? classOfPlant(food);
}

function classOfAnimal({ key, roles, traits }: Food): RetentionClass | null {
  if (traits.includes('fish')) return 'fish';
  if (traits.includes('crustacean') || traits.includes('mollusc')) return 'shellfish';
  if (traits.includes('meat')) return 'poultry';
  if (isLeaf(roles)) return null;
  if (traits.includes('egg') && roles.includes('protein')) return 'egg';
  if (traits.includes('dairy')) return isCheese(key) ? 'cheese' : 'milk';
  return null;
}

const isLeaf = (roles: Food['roles']) => roles.includes('leafy') || roles.includes('herb');

function classOfPlant({ key, roles, per100 }: Food): RetentionClass | null {
  if (isLeaf(roles)) return 'leafy';
  if (key.startsWith('sweet-potato')) return 'sweetPotato';
  if (roles.includes('legume')) {
    return (per100.carbs ?? 0) > carbsOfDryPulse ? 'legume' : 'vegetable';
  }
  if (roots.test(key)) return 'root';
  if (roles.some((role) => ['vegetable', 'fruit', 'aromatic'].includes(role))) return 'vegetable';
  return roles.some((role) => role === 'starch' || role === 'wholegrain') ? 'grain' : null;
}

const isCheese = (key: string) =>
  !/milk|cream|yogurt|kefir|skyr|quark|butter|ghee|half-and-half|whey/.test(key) ||
  key.includes('cheese');

/** kcal per gram; the remaining energy of a drink is its alcohol. */
const energyPerGram = { protein: 4, carbs: 4, fat: 9 } as const;

/** The value assumes at most half an hour: wine is rarely added first. */
function retainedEnergy(food: Food, { minutes }: Cooking): Share {
  const alcohol = alcoholEnergy(food);
  const left = (time: number) => 1 - alcohol * (1 - alcoholLeftAfter(time));
  return {
    value: left(Math.min(minutes ?? usualMinutes, usualMinutes)),
    low: left(minutes ?? maxMinutes),
    // It may be added after cooking.
    high: 1,
  };
}

/** Share (0–1) of a food's energy that comes from alcohol. */
export function alcoholEnergy({ per100 }: Food): number {
  const { calories = 0, protein = 0, carbs = 0, fat = 0 } = per100;
  if (calories === 0) return 0;
  const others =
    protein * energyPerGram.protein + carbs * energyPerGram.carbs + fat * energyPerGram.fat;
  return Math.max(0, 1 - others / calories);
}

const maxMinutes = 150;

/** Share (0–1) of alcohol left, linear between the recorded times. */
export function alcoholLeftAfter(minutes: number): number {
  const time = Math.min(Math.max(minutes, 0), maxMinutes);
  const after = alcoholLeft.findIndex(([at]) => at >= time);
  const [toTime, to] = alcoholLeft[after] ?? [maxMinutes, 5];
  const [fromTime, from] = alcoholLeft[after - 1] ?? [toTime, to];
  const part = toTime === fromTime ? 0 : (time - fromTime) / (toTime - fromTime);
  return (from + part * (to - from)) / 100;
}
