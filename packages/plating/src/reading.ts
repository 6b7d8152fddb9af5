import type { Food, Role } from './foods/food.ts';
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
}

/** What the illustrator understands of a recipe. */
export interface Reading {
  archetype: Archetype;
  title: string;
  /** Title and lines, lower case, to look for words in. */
  text: string;
  /** Heaviest first. */
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

function seenIn(ingredient: PlatedIngredient): Seen | undefined {
  const line = ingredient.text.toLowerCase();
  const food =
    drawnFood(line) ??
    (ingredient.foodKey === null
      ? undefined
      : drawnFood(ingredient.foodKey.replaceAll(/[-_.]/g, ' ')));
  if (food === undefined) return undefined;
  const cut = food.cuts?.find(([words]) => words.test(line))?.[1] ?? food;
  return { food, piece: cut.piece, size: cut.size, grams: gramsOf(ingredient), line };
}

/** Reads a recipe: how it is served and which of its foods are seen, heaviest first, each once. */
export function readRecipe(recipe: PlatedRecipe): Reading {
  const seen = new Map<string, Seen>();
  for (const ingredient of recipe.ingredients) {
    const found = seenIn(ingredient);
    if (found !== undefined && !seen.has(found.food.name)) seen.set(found.food.name, found);
  }
  return {
    archetype: archetypeOf(recipe),
    title: recipe.title.toLowerCase(),
    text: [recipe.title, ...recipe.ingredients.map(({ text }) => text)].join('\n').toLowerCase(),
    seen: [...seen.values()].sort((one, two) => two.grams - one.grams),
  };
}

/** The foods of some roles, heaviest first. */
export function foodsOf(reading: Reading, ...roles: readonly Role[]): Seen[] {
  return reading.seen.filter(({ food }) => roles.includes(food.role));
}
