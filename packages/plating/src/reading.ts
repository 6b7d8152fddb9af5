import { curds, friedEgg } from './foods/eggs.ts';
import type { Cut, Food, Role } from './foods/food.ts';
import { drawnFood } from './foods/larder.ts';
import type { Piece } from './foods/piece.ts';
import { type Archetype, archetypeOf, type PlatedIngredient, type PlatedRecipe } from './recipe.ts';

/** A food that will be seen, in the cut its line names. */
export interface Seen {
  food: Food;
  piece: Piece;
  size: number;
  grams: number;
  line: string;
  /** Whether the title names it. */
  isNamed: boolean;
}

/** What the illustrator understands of a recipe. */
export interface Reading {
  archetype: Archetype;
  title: string;
  /** Title and lines, lower case, to look for words in. */
  text: string;
  /** What the eye should find first: by weight, what the title names before what melts into the dish. */
  seen: readonly Seen[];
}

/** A line without a weight counts as a small handful. */
const unknownGrams = 40;

const unitGrams: readonly (readonly [RegExp, number])[] = [
  [/(\d+(?:\.\d+)?) ?g\b/, 1],
  [/(\d+(?:\.\d+)?) ?kg\b/, 1000],
  [/(\d+(?:\.\d+)?) ?ml\b/, 1],
  [/(\d+(?:\.\d+)?) tbsp/, 14],
  [/(\d+(?:\.\d+)?) tsp/, 4],
  [/^(\d+(?:\.\d+)?) .*\beggs?\b/, 50],
];

function gramsOf({ grams, text }: PlatedIngredient): number {
  if (grams !== null) return grams;
  for (const [pattern, factor] of unitGrams) {
    const amount = pattern.exec(text)?.[1];
    if (amount !== undefined) return Number(amount) * factor;
  }
  return unknownGrams;
}

/** Where everything is cut to the bite. A pan takes fillets whole. */
const byTheBite = new Set<Archetype>([
  'salad',
  'soup',
  'curry',
  'pasta',
  'bowl',
  'tacos',
  'wrap',
  'sandwich',
  'toast',
  'oats',
]);

function bitten(seen: Seen, archetype: Archetype): Seen {
  const { bite, name } = seen.food;
  const isMeatInPan = archetype === 'pan' && !/fish|salmon|bass/.test(name);
  if (bite === undefined || seen.size < 200) return seen;
  return byTheBite.has(archetype) || isMeatInPan ? { ...seen, ...bite } : seen;
}

/** The cut that a line names; how an egg is cooked stands in the title. */
function cutOf(food: Food, line: string, title: string): Cut {
  if (food.role === 'egg') {
    if (/scramble|mexicana|akuri|bhurji|migas|tomato and egg|picadillo/.test(title))
      return { piece: curds, size: 84 };
    if (
      /fried egg|bismarck|op la|bibimbap|hash|poached|çılbır|rancheros|motule|congee|jok|savory oat/.test(
        title,
      )
    )
      return { piece: friedEgg, size: 230 };
  }
  return food.cuts?.find(([words]) => words.test(line))?.[1] ?? food;
}

function seenIn(ingredient: PlatedIngredient, title: string): Seen | undefined {
  const line = ingredient.text.toLowerCase();
  const food =
    drawnFood(line) ??
    (ingredient.foodKey === null
      ? undefined
      : drawnFood(ingredient.foodKey.replaceAll(/[-_.]/g, ' ')));
  if (food === undefined) return undefined;
  const cut = cutOf(food, line, title);
  return {
    food,
    piece: cut.piece,
    size: cut.size,
    grams: gramsOf(ingredient),
    line,
    isNamed: food.words.test(title),
  };
}

const eggDish =
  /egg|omelet|frittata|fritaja|tortilla espa|shakshuka|scramble|migas|huevos|uova|menemen|akuri|per eedu|bhurji|çılbır|cobb|niçoise|gado|bibimbap|ramen|sabich|rabo de|op la|natto|benedict|stracciatella|kopitiam|okonomiyaki|dosha|breakfast|bismarck|chilaquiles/;

/** An egg that binds a batter is not seen as an egg. */
function isHidden({ food, line }: Seen, title: string): boolean {
  return (
    food.role === 'egg' &&
    !eggDish.test(title) &&
    !/boiled|poached|fried|halved|quartered/.test(line)
  );
}

/** What is sweated first and melts into a dish. */
const melting = new Set(['onion', 'red onion', 'celery', 'tomato sauce', 'spring onion']);

function standing({ food, grams, isNamed }: Seen): number {
  if (isNamed) return grams * 3 + 60;
  return melting.has(food.name) ? grams * 0.35 : grams;
}

/** Reads a recipe: how it is served and which of its foods are seen, each once. */
export function readRecipe(recipe: PlatedRecipe): Reading {
  const seen = new Map<string, Seen>();
  const title = recipe.title.toLowerCase();
  const archetype = archetypeOf(recipe);
  for (const ingredient of recipe.ingredients) {
    const found = seenIn(ingredient, title);
    if (found === undefined || seen.has(found.food.name) || isHidden(found, title)) continue;
    seen.set(found.food.name, bitten(found, archetype));
  }
  return {
    archetype,
    title,
    text: [recipe.title, ...recipe.ingredients.map(({ text }) => text)].join('\n').toLowerCase(),
    seen: [...seen.values()].sort((one, two) => standing(two) - standing(one)),
  };
}

/** The foods of some roles, heaviest first. */
export function foodsOf(reading: Reading, ...roles: readonly Role[]): Seen[] {
  return reading.seen.filter(({ food }) => roles.includes(food.role));
}
