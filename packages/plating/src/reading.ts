import { findFood } from './foods/find-food.ts';
import type { Cut, Food, Role } from './foods/food.ts';
import { type Archetype, archetypeOf, type PlatedIngredient, type PlatedRecipe } from './recipe.ts';
import { curds, friedEgg } from './shapes/eggs.ts';
import type { Piece } from './shapes/piece.ts';

/** A food that will be seen, in the cut its line names. */
export interface VisibleFood {
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
  visible: readonly VisibleFood[];
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

function biteSized(visible: VisibleFood, archetype: Archetype): VisibleFood {
  const { bite, name } = visible.food;
  const isMeatInPan = archetype === 'pan' && !/fish|salmon|bass/.test(name);
  if (bite === undefined || visible.size < 200) return visible;
  return byTheBite.has(archetype) || isMeatInPan ? { ...visible, ...bite } : visible;
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

function visibleFoodOf(ingredient: PlatedIngredient, title: string): VisibleFood | undefined {
  const line = ingredient.text.toLowerCase();
  const food =
    findFood(line) ??
    (ingredient.foodKey === null
      ? undefined
      : findFood(ingredient.foodKey.replaceAll(/[-_.]/g, ' ')));
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
function isHidden({ food, line }: VisibleFood, title: string): boolean {
  return (
    food.role === 'egg' &&
    !eggDish.test(title) &&
    !/boiled|poached|fried|halved|quartered/.test(line)
  );
}

/** What is sweated first and melts into a dish. */
const melting = new Set(['onion', 'red onion', 'celery', 'tomato sauce', 'spring onion']);

function prominence({ food, grams, isNamed }: VisibleFood): number {
  if (isNamed) return grams * 3 + 60;
  return melting.has(food.name) ? grams * 0.35 : grams;
}

/** Reads a recipe: how it is served and which of its foods are seen, each once. */
export function readRecipe(recipe: PlatedRecipe): Reading {
  const visible = new Map<string, VisibleFood>();
  const title = recipe.title.toLowerCase();
  const archetype = archetypeOf(recipe);
  for (const ingredient of recipe.ingredients) {
    const found = visibleFoodOf(ingredient, title);
    if (found === undefined || visible.has(found.food.name) || isHidden(found, title)) continue;
    visible.set(found.food.name, biteSized(found, archetype));
  }
  return {
    archetype,
    title,
    text: [recipe.title, ...recipe.ingredients.map(({ text }) => text)].join('\n').toLowerCase(),
    visible: [...visible.values()].sort((one, two) => prominence(two) - prominence(one)),
  };
}

/** The foods of some roles, heaviest first. */
export function foodsOf(reading: Reading, ...roles: readonly Role[]): VisibleFood[] {
  return reading.visible.filter(({ food }) => roles.includes(food.role));
}
