import type { Language } from '@pomona/food/foods/languages';
import type { Cuisine } from '@pomona/food/labels/diets';
import { foodByKey } from '@pomona/food/table/table';
import type { Dish, DishPart, Slot, Vessel } from '../dish.ts';
import { pantryFood } from '../pantry/pantry.ts';
import type { Taste } from '../pantry/pantry-food.ts';
import { agreed, contracted, listed, withArticle } from './grammar.ts';
import { type Noun, nounOf } from './nouns/nouns.ts';
import { capital } from './steps.ts';
import { descriptionWords, type Family, familyOf } from './texts/descriptions-data.ts';
import { chosen, hashed } from './variety.ts';

const maxDescription = 220;
const maxFoods = 3;

/** What it is, and what one of its foods does for the taste. */
export function descriptionOf(dish: Dish, language: Language, seed: number): string {
  const words = descriptionWords[language];
  const family = familyOf[dish.formula] ?? 'pan';
  const openings = words.opening[family].filter(
    (text) => !words.oneVessel.test(text) || isFromOne(dish, family),
  );
  const opening = chosen(openings, seed, 'opening') ?? '{b}.';
  const cuisine = isOfKitchen(dish) ? words.cuisine[dish.cuisine] : '';
  const named = dish.titleParts
    .filter((index) => family !== 'egg' || dish.parts[index]?.food !== 'egg' || isOnly(dish))
    .slice(0, maxFoods);
  const nouns = named.flatMap((index) => nounAt(dish, index, language) ?? []);
  const foods = (form: 'bare' | 'dative') =>
    listed(
      distinct(nouns).map((noun) => ({ noun, isComponent: false, share: null })),
      language,
      form,
    );
  const first = opening
    .replace('{bd}', foods('dative'))
    .replace('{b}', foods('bare'))
    .replace('{c}', cuisine);
  const tastes = tasteSentences(dish, language, seed).slice(0, 2);
  const both = [first, ...tastes].map(capital);
  while (both.length > 1 && both.join(' ').length > maxDescription) both.pop();
  return contracted(both.join(' '), language);
}

const cookingVessels: readonly Vessel[] = ['pan', 'pot', 'wok', 'saucepan', 'baking_tray'];

/** Whether "from one pot" is true. */
function isFromOne({ steps }: Dish, family: Family): boolean {
  const used = new Set(
    steps.flat().flatMap(({ vessel }) => (vessel && cookingVessels.includes(vessel) ? vessel : [])),
  );
  return used.size === 1 && used.has(family === 'egg' ? 'pan' : 'pot');
}

const tellingSlots: readonly Slot[] = ['spice', 'herb', 'sauce', 'aromatic', 'topping'];

/** A kitchen is named where a seasoning of it is there; the Indian one by its spices. */
const isOfKitchen = (dish: Dish): dish is Dish & { cuisine: Cuisine } =>
  dish.cuisine !== null &&
  dish.parts.some(
    ({ slot, food }) =>
      (dish.cuisine === 'indian' ? slot === 'spice' : tellingSlots.includes(slot)) &&
      pantryFood(food)?.cuisines.some((one) => one === dish.cuisine) === true,
  );

const isOnly = ({ titleParts }: Dish) => titleParts.length === 1;

const distinct = (nouns: readonly Noun[]) => [
  ...new Map(nouns.map((noun) => [noun.form, noun])).values(),
];

function nounAt(dish: Dish, index: number, language: Language): Noun | null {
  const part = dish.parts[index];
  if (part === undefined) return null;
  const amount = part.slot === 'acid' ? { ...part.amount, value: 1 } : part.amount;
  return nounOf(part.food, amount, language);
}

type Effect = Taste | 'crunch' | 'creamy' | 'herb';

/** One sentence each for the most telling foods that the title does not name. */
function tasteSentences(dish: Dish, language: Language, seed: number): string[] {
  const words = descriptionWords[language].taste;
  const effects = new Map<Effect, number>();
  for (const [index, part] of dish.parts.entries()) {
    const effect = dish.titleParts.includes(index) ? null : effectOf(part);
    if (effect !== null && !effects.has(effect)) effects.set(effect, index);
  }
  const ordered = [...effects].toSorted(
    ([one], [other]) => hashed(seed, one) - hashed(seed, other),
  );
  return ordered.flatMap(([effect, index]) => {
    const noun = nounAt(dish, index, language);
    const sentence = chosen(words[effect] ?? [], seed, effect);
    return noun === null || sentence === undefined ? [] : [sentenceFor(sentence, noun, language)];
  });
}

function sentenceFor(sentence: string, noun: Noun, language: Language): string {
  const named = language === 'de' || language === 'en' ? noun.form : withArticle(noun, language);
  return capital(agreed(sentence.replace('{x}', named), noun));
}

const creamy =
  /^(?:coconut-(?:milk|cream)|tahini|(?:peanut|almond|cashew|hazelnut|sunflower|pumpkin-seed)-butter|.*yogurt|skyr|quark|sour-cream|creme-fraiche|labneh)/;
/** Nothing that one hears. */
const soft = /ground|butter|flour|meal|^chia|paste|tahini|milk/;
const hotAromatic = /^(?:chili|chipotle|jalapeno|ginger$|poblano)/;
const silent = new Set<Slot>(['salt', 'leavening', 'binder', 'base']);
const bySlot: Readonly<Partial<Record<Slot, Effect>>> = { herb: 'herb', acid: 'sour' };

/** What a part does where its place says it; tastes alone are too vague for the main foods. */
function effectOf({ slot, food: key }: DishPart): Effect | null {
  const own = bySlot[slot];
  if (silent.has(slot) || own !== undefined) return own ?? null;
  const roles = foodByKey(key)?.roles ?? [];
  if (/^(?:black|white)-pepper/.test(key)) return null;
  if (creamy.test(key)) return 'creamy';
  if (roles.includes('nut') || roles.includes('seed'))
    return slot === 'topping' && !soft.test(key) ? 'crunch' : null;
  if (slot === 'aromatic' && !hotAromatic.test(key)) return null;
  const effects = effectsOf[slot];
  return pantryFood(key)?.tastes.find((taste) => effects?.has(taste)) ?? null;
}

const spiceEffects = new Set<Taste>(['hot', 'smoky', 'earthy']);
const sauceEffects = new Set<Taste>(['umami', 'hot', 'sour']);
const effectsOf: Readonly<Partial<Record<Slot, ReadonlySet<Taste>>>> = {
  spice: spiceEffects,
  aromatic: spiceEffects,
  sauce: sauceEffects,
};
