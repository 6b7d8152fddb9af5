import { findFood } from './foods/find-food.ts';
import type { Cut, Food, Role } from './foods/food.ts';
import { type Archetype, archetypeOf, type PlatedIngredient, type PlatedRecipe } from './recipe.ts';
import { crumbed } from './shapes/doughs.ts';
import { boiledHalf, curds, friedEgg } from './shapes/eggs.ts';
import type { Piece } from './shapes/piece.ts';
import { browned } from './shapes/proteins.ts';
import type { Sheet } from './sheet.ts';

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
  /** Grams of what it is cooked in: stock, water, milk, wine, canned tomatoes. */
  liquid: number;
  /** What the eye should find first: by weight, what the title names before what melts into the dish. */
  visible: readonly VisibleFood[];
  /** Eggs that bind a batter: part of it, never seen as eggs. */
  bound: readonly VisibleFood[];
}

/** A line without a weight counts as a small handful. */
const unknownGrams = 40;

const unitGrams: readonly (readonly [RegExp, number])[] = [
  [/(\d+(?:\.\d+)?) ?g\b/, 1],
  [/(\d+(?:\.\d+)?) ?kg\b/, 1000],
  [/(\d+(?:\.\d+)?) ?l\b/, 1000],
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

/** Pieces of a food know what they stand for, however they are cut later. */
function pieceOf({ name }: Food, piece: Piece): Piece {
  return (sheet, spot) => sheet.depict([name], () => piece(sheet, spot));
}

function marked(food: Food): Food {
  const { heap } = food;
  if (heap === undefined) return food;
  return { ...food, heap: (sheet, patch) => sheet.depict([food.name], () => heap(sheet, patch)) };
}

/** The same food cut otherwise. */
export function recut(visible: VisibleFood, { piece, size }: Cut): VisibleFood {
  return { ...visible, piece: pieceOf(visible.food, piece), size };
}

const liquids =
  /\b(water|stock|broth|dashi|(coconut|soy|almond|oat|whole|skim) milk|milk|wine|passata|(canned|crushed|chopped) (\w+ )?tomatoes|tomato sauce|tomatillos?|coffee|tea)\b/;

function liquidOf(ingredients: readonly PlatedIngredient[]): number {
  return ingredients
    .filter(({ text }) => liquids.test(text.toLowerCase()) && !/soak|yogh?urt|ricotta/.test(text))
    .reduce((sum, ingredient) => sum + gramsOf(ingredient), 0);
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

const fromThePot = new Set<Archetype>(['soup', 'curry', 'pan', 'pasta']);

function biteSized(visible: VisibleFood, archetype: Archetype): VisibleFood {
  const { stewed, name } = visible.food;
  const bite = fromThePot.has(archetype) ? (stewed ?? visible.food.bite) : visible.food.bite;
  const isMeatInPan = archetype === 'pan' && !/fish|salmon|bass/.test(name);
  if (bite === undefined || visible.size < 200) return visible;
  return byTheBite.has(archetype) || isMeatInPan ? recut(visible, bite) : visible;
}

/** Boiled eggs that lie in something until they take its colour. */
const steepedEggs: readonly (readonly [RegExp, string])[] = [
  [/beet.*egg|egg.*beet/, '#b0346b'],
  [/tea egg|soy egg|marbled egg|ajitama|marinated egg/, '#b07a45'],
];

/** The cut that a line names; how an egg is cooked stands in the title. */
function cutOf(food: Food, line: string, title: string): Cut {
  if (food.role === 'egg') {
    const steeped = steepedEggs.find(([words]) => words.test(title));
    if (steeped !== undefined) return { piece: boiledHalf(steeped[1]), size: 158 };
    if (
      /scramble|mexicana|akuri|bhurji|migas|^tomato and egg|chinese tomato and egg|stracciatella|egg.drop|picadillo|con huevo|thoran/.test(
        title,
      )
    )
      return { piece: curds, size: 84 };
    if (
      /fried egg|bismarck|op la|bibimbap|hash|poached|çılbır|rancheros|motule|congee|jok|savory oat/.test(
        title,
      )
    )
      return { piece: friedEgg, size: 230 };
  }
  if (food.role === 'protein' && food.size > 300 && coated.test(title)) return inCrumbs;
  const isMinced = food.name === 'mince' || (food.role === 'protein' && /minced/.test(line));
  if (isMinced && balls.test(title)) return meatball;
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
    food: marked(food),
    piece: pieceOf(food, cut.piece),
    size: cut.size,
    grams: gramsOf(ingredient),
    line,
    isNamed: food.words.test(title),
  };
}

const eggDish =
  /egg|omelet|frittata|fritaja|tortilla espa|shakshuka|scramble|migas|huevos|uova|menemen|akuri|per eedu|bhurji|çılbır|cobb|niçoise|gado|bibimbap|ramen|sabich|rabo de|op la|natto|benedict|stracciatella|kopitiam|okonomiyaki|dosha|breakfast|bismarck|chilaquiles/;

/** Eggs beaten into a broth, which sets or thickens with them. */
const custard = /chawanmushi|custard|\bflan\b|avgolemono/;
const doughs = new Set<Archetype>(['baked', 'pancakes', 'oats', 'smoothie', 'traybake']);

/** An egg that binds a batter is not seen as an egg; three and more in a pan or a bowl are what the dish is about. */
function isHidden({ food, line, grams }: VisibleFood, title: string, served: Archetype): boolean {
  if (food.role === 'egg' && custard.test(title)) return true;
  return (
    food.role === 'egg' &&
    !eggDish.test(title) &&
    !/boiled|poached|fried|halved|quartered/.test(line) &&
    (doughs.has(served) || grams < 150)
  );
}

/** Minced meat that the title calls balls. */
const balls =
  /meatball|alb[oó]ndiga|k[eo]fta|köfte|lion's head|polpett|boulette|fleischbäll|frikadelle/;
const meatball: Cut = {
  piece: browned({ colour: '#94603a', ratio: 0.96, wobble: 0.08 }),
  size: 112,
};

/** Fillets and breasts that the title says are breaded. */
const coated =
  /schnitzel|milanes[ae]|cotoletta|katsu|breaded|crumbed|panko|cutlets?\b|chicken tenders|nuggets|fish and chips|fish fingers|fish sticks|(?:oven|pan)[- ]fried (?:chicken|fish)/;
const inCrumbs: Cut = { piece: crumbed('#cf9440'), size: 310 };

/** What is sweated first and melts into a dish. */
const melting = new Set(['onion', 'red onion', 'celery', 'tomato sauce', 'spring onion']);

function prominence({ food, grams, isNamed }: VisibleFood): number {
  if (isNamed) return grams * 3 + 60;
  return melting.has(food.name) ? grams * 0.35 : grams;
}

/** Reads a recipe: how it is served and which of its foods are seen, each once. */
export function readRecipe(recipe: PlatedRecipe): Reading {
  const visible = new Map<string, VisibleFood>();
  const bound: VisibleFood[] = [];
  const title = recipe.title.toLowerCase();
  const archetype = archetypeOf(recipe);
  for (const ingredient of recipe.ingredients) {
    const found = visibleFoodOf(ingredient, title);
    if (found === undefined || visible.has(found.food.name)) continue;
    if (isHidden(found, title, archetype)) {
      bound.push(found);
      continue;
    }
    visible.set(found.food.name, biteSized(found, archetype));
  }
  return {
    archetype,
    title,
    text: [recipe.title, ...recipe.ingredients.map(({ text }) => text)].join('\n').toLowerCase(),
    liquid: liquidOf(recipe.ingredients),
    bound,
    visible: [...visible.values()].sort((one, two) => prominence(two) - prominence(one)),
  };
}

/** How much of what is seen a food weighs, 0–1. */
export function shareOf(visible: VisibleFood, among: readonly VisibleFood[]): number {
  return (
    visible.grams /
    Math.max(
      1,
      among.reduce((sum, { grams }) => sum + grams, 0),
    )
  );
}

/** Draws a body that is made of several foods: a patty, a batter, a sauce. */
export function depicting(sheet: Sheet, foods: readonly VisibleFood[], draw: () => string): string {
  return sheet.depict(
    foods.map(({ food }) => food.name),
    draw,
  );
}

/** The foods of some roles, heaviest first. */
export function foodsOf(reading: Reading, ...roles: readonly Role[]): VisibleFood[] {
  return reading.visible.filter(({ food }) => roles.includes(food.role));
}
