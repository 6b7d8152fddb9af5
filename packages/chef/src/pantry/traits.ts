import type { Food } from '@pomona/food/table/table';
import { gramsOf, pantryFood } from './pantry.ts';
import type { PantryFood } from './pantry-food.ts';
import { modelRows, noIngredientWords } from './traits-data.ts';

/** What a cook knows of any food of the table; `null` for what is no ingredient of home cooking. */
export function cookingTraitsOf(food: Food): PantryFood | null {
  const own = pantryFood(food.key);
  if (own !== undefined) return own;
  const model = modelOf(food);
  return model === undefined ? null : likeModel(food, model);
}

interface ModelRule {
  roles: readonly string[];
  traits: readonly string[];
  words: readonly string[];
  model: string;
}

function modelOf(food: Food): PantryFood | undefined {
  const words = new Set(food.key.split('-'));
  if (noIngredient.has(food.key) || [...words].some((word) => noIngredient.has(word))) return;
  const rule = modelRules.find((one) => isMatch(one, food, words));
  return rule === undefined ? undefined : pantryFood(rule.model);
}

function isMatch({ roles, traits, words }: ModelRule, food: Food, own: ReadonlySet<string>) {
  return (
    roles.every((role) => food.roles.some((one) => one === role)) &&
    traits.every((trait) => food.traits.some((one) => one === trait)) &&
    words.every((word) => own.has(word))
  );
}

/** Its unit where the food has it and one weighs about as much, grams otherwise. */
function likeModel(food: Food, model: PantryFood): PantryFood {
  const traits = { ...model, key: food.key, isCommon: false };
  if (model.unit === 'g') return traits;
  const one = gramsOf(food, 1, model.unit);
  const { min, max } = model.servingGrams;
  if (one !== null && one * model.step <= max && one * 8 >= min)
    return withMeasuredServing(traits, one);
  return { ...traits, unit: 'g', step: gramStep(model.servingGrams.usual) };
}

/** One of a piece is at least one step: larger pieces make larger servings. */
function withMeasuredServing(traits: PantryFood, one: number): PantryFood {
  const { min, usual, max } = traits.servingGrams;
  return { ...traits, servingGrams: { min, usual, max: Math.max(max, one * traits.step) } };
}

function gramStep(usual: number): number {
  if (usual >= 100) return 25;
  return usual >= 20 ? 5 : 1;
}

const noIngredient = new Set(noIngredientWords.split(/\s+/));

const modelRules: readonly ModelRule[] = modelRows
  .trim()
  .split('\n')
  .map((row) => {
    const [left = '', model = ''] = row.split(' > ');
    const conditions = left.split(' ');
    const named = (prefix: string) =>
      conditions.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
    const words = conditions.filter((one) => !one.includes(':'));
    return { roles: named('role:'), traits: named('trait:'), words, model };
  });
