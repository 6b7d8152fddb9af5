import { parseLine } from '@pomona/food/lines/line';
import { Resvg } from '@resvg/resvg-js';
import { findFood } from '../src/foods/find-food.ts';
import { stainedDish } from '../src/plated-dish.ts';
import { archetypeOf, type PlatedRecipe } from '../src/recipe.ts';

/** A food of a recipe, how much it weighs on the plate and how much of the drawn food it is. */
export interface SeenFood {
  /** As the illustrator calls it, or the key of the food table where it draws nothing for it. */
  name: string;
  /** Share of the weight of what could be seen, 0–1. */
  weight: number;
  /** Share of the drawn food, 0–1. */
  drawn: number;
}

/** Weight cooked by weight dry: what water makes of pulses, grains and pasta. */
const swelling: readonly (readonly [RegExp, number])[] = [
  [/(?:canned|cooked|drained|frozen|fresh|sprouted)/, 1],
  [/\b(?:rice(?! paper| vinegar)|bulgur|couscous|quinoa|millet|barley|farro|polenta|grits)\b/, 2.6],
  [/\b(?:dried|dal|lentils?|split peas|black-eyed peas|beans, soaked)\b/, 2.2],
  [/\b(?:spaghetti|penne|pasta|noodles?|vermicelli|macaroni|soba|linguine|fideo)\b/, 2.2],
];

/** What is drunk, poured, strewn or baked into a dough: no plate owes it a piece. */
const shapeless =
  /^(?:water|tea|coffee|dashi|honey|sugar|ginger|garlic|natto$)|stock|broth|milk|oil|wine|juice|vinegar|flour|flaxseed-ground|semolina|masa-harina|phyllo|tostada/;

/** One for each set of the three heaviest foods (as bits), the first for what stands for none of them. */
const inks = [
  ...['#00ffff', '#ff00ff', '#0000ff', '#8000ff'],
  ...['#00ff00', '#0080ff', '#ff0080', '#80ff00'],
] as const;
const looked = 3;
const drawnWidth = 200;

/** Spices and such: what nothing is drawn for must weigh more to count. */
const minUndrawn = 40;

type Rgb = readonly [number, number, number];

function isInk(pixel: Rgb, ink: string): boolean {
  return pixel.every(
    (value, index) =>
      Math.abs(value - Number.parseInt(ink.slice(1 + index * 2, 3 + index * 2), 16)) < 24,
  );
}

/** How many pixels of a stained picture are of each ink. */
function countedInks(svg: string, counted: readonly string[]): number[] {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: drawnWidth },
    font: { loadSystemFonts: false },
  }).render();
  const counts = counted.map(() => 0);
  for (let at = 0; at < pixels.length; at += 4) {
    const pixel = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
    const index = counted.findIndex((ink) => isInk(pixel, ink));
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** The foods that could be seen, the heaviest first, with their shares of the weight. */
export function weighedFoods(recipe: PlatedRecipe): { name: string; weight: number }[] {
  const grams = new Map<string, number>();
  for (const { text } of recipe.ingredients) {
    const parsed = parseLine(text, { language: 'en' });
    const food = findFood(text);
    const name = food?.name ?? parsed.food?.key;
    if (name === undefined || parsed.grams === null) continue;
    if (food === undefined && (shapeless.test(name) || parsed.grams < minUndrawn)) continue;
    const swollen = swelling.find(([words]) => words.test(text))?.[1] ?? 1;
    grams.set(name, (grams.get(name) ?? 0) + parsed.grams * swollen);
  }
  const total = [...grams.values()].reduce((sum, one) => sum + one, 0);
  return [...grams]
    .map(([name, weight]) => ({ name, weight: weight / total }))
    .sort((one, two) => two.weight - one.weight);
}

/** The three heaviest foods of a recipe and what is seen of them. */
export function seenFoods(recipe: PlatedRecipe, draw = stainedDish): SeenFood[] {
  const heaviest = weighedFoods(recipe).slice(0, looked);
  const svg = draw(recipe, (foods) => {
    const bits = heaviest.map(({ name }, index) => (foods.includes(name) ? 2 ** index : 0));
    return inks[bits.reduce((sum, bit) => sum + bit, 0)];
  });
  const counts = countedInks(svg, inks);
  const total = Math.max(
    1,
    counts.reduce((sum, one) => sum + one, 0),
  );
  return heaviest.map((food, index) => {
    const drawn = counts.reduce(
      (sum, count, bits) => ((bits >> index) % 2 === 1 ? sum + count : sum),
      0,
    );
    return { ...food, drawn: drawn / total };
  });
}

/** Less of the weight than this may go unseen. */
const minWeight = 0.25;
/** A food that is owed a part of the plate gets at least this share of it. */
const minPart = 0.12;

/** Heavy foods of which little or nothing is seen. In a glass everything is blended; a wrap shows at its end what is most in it. */
export function unseenFoods(recipe: PlatedRecipe, draw = stainedDish): SeenFood[] {
  const served = archetypeOf(recipe);
  if (served === 'smoothie') return [];
  return seenFoods(recipe, draw).filter(
    ({ weight, drawn }, index) =>
      (index === 0 || (weight >= minWeight && served !== 'wrap')) && drawn < weight * minPart,
  );
}
