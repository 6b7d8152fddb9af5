import type { DietType } from '@pomona/food/labels/diets';
import { analysisOf } from './figures.ts';
import type { CatalogueRecipe } from './schema.ts';

/** What was computed for a recipe at some time: the fields that the recipes of the API carry as well. */
export interface ComputedRecipe {
  id: string;
  /** Per serving. */
  nutrition: Readonly<Record<string, number>>;
  diet_types: readonly string[];
  allergens: readonly string[];
}

/** A figure that is another than before; `null` where it was or is left out. */
export interface MovedFigure {
  key: string;
  before: number | null;
  after: number | null;
}

/** What is different for one recipe. */
export interface MovedRecipe {
  id: string;
  figures: MovedFigure[];
  labels: { gained: string[]; lost: string[] };
  allergens: { gained: string[]; lost: string[] };
}

export interface Moved {
  recipes: MovedRecipe[];
  /** Ids that only one of the two sides has. */
  added: string[];
  removed: string[];
}

/** A recipe as it is computed now, with the table and the rules of this version. */
export function computedRecipe(recipe: CatalogueRecipe): ComputedRecipe {
  const { nutrition, glycemicLoad, coverage, labels, allergens } = analysisOf(recipe);
  const figures: Record<string, number> = { coverage };
  for (const [key, { value }] of Object.entries(nutrition)) figures[key] = value;
  if (glycemicLoad.value !== null) figures.glycemic_load = glycemicLoad.value;
  const proven = labels.filter(({ verdict }) => verdict === 'proven');
  const dietTypes: DietType[] = proven.map(({ label }) => label);
  return { id: recipe.id, nutrition: figures, diet_types: dietTypes, allergens: allergens.profile };
}

/** Differences above this share of the larger value count as moved; stored figures are rounded to 0.001. */
const minShare = 0.005;
const minAmount = 0.002;

/** Which recipes moved between two snapshots, and how. */
export function movedBetween(
  before: readonly ComputedRecipe[],
  after: readonly ComputedRecipe[],
): Moved {
  const earlier = new Map(before.map((recipe) => [recipe.id, recipe]));
  const later = new Set(after.map(({ id }) => id));
  return {
    recipes: after.flatMap((recipe) => {
      const old = earlier.get(recipe.id);
      const moved = old === undefined ? null : movedRecipe(old, recipe);
      return moved ?? [];
    }),
    added: after.filter(({ id }) => !earlier.has(id)).map(({ id }) => id),
    removed: before.filter(({ id }) => !later.has(id)).map(({ id }) => id),
  };
}

function movedRecipe(before: ComputedRecipe, after: ComputedRecipe): MovedRecipe | null {
  const keys = new Set([...Object.keys(before.nutrition), ...Object.keys(after.nutrition)]);
  const figures = [...keys].flatMap((key) => {
    const figure = {
      key,
      before: before.nutrition[key] ?? null,
      after: after.nutrition[key] ?? null,
    };
    return hasMoved(figure) ? figure : [];
  });
  const labels = differences(before.diet_types, after.diet_types);
  const allergens = differences(before.allergens, after.allergens);
  const isSame = [figures, labels.gained, labels.lost, allergens.gained, allergens.lost].every(
    ({ length }) => length === 0,
  );
  return isSame ? null : { id: after.id, figures, labels, allergens };
}

function hasMoved({ before, after }: MovedFigure): boolean {
  if (before === null || after === null) return before !== after;
  const difference = Math.abs(after - before);
  return difference > Math.max(minAmount, minShare * Math.max(before, after));
}

function differences(before: readonly string[], after: readonly string[]) {
  return {
    gained: after.filter((one) => !before.includes(one)),
    lost: before.filter((one) => !after.includes(one)),
  };
}
