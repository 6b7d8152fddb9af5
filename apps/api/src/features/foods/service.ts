import type { Food, FoodInList, FoundFood, RecipeLabels } from '@pomona/contract/foods';
import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import type { RecipeCalculation } from '@pomona/contract/foods/calculation';
import type { LargerPlates } from '@pomona/contract/foods/larger-plates';
import type { Language } from '@pomona/contract/languages';
import { analyseRecipeInSteps, type RecipeLines } from '@pomona/food/analysis/analysis';
import { calculationInSteps } from '@pomona/food/analysis/calculation';
import { furtherFiguresOf } from '@pomona/food/analysis/calculation-further';
import { largerPlates } from '@pomona/food/analysis/larger-plates';
import { foodVersion } from '@pomona/food/analysis/version';
import { type ShoppingCategory, shoppingCategories } from '@pomona/food/foods/categories';
import type { MealType } from '@pomona/food/labels/diets';
import { foodByKey, foods, searchFoods } from '@pomona/food/table/table';
import { LRUCache } from 'lru-cache';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { etagOf } from '#platform/http/replies/conditional.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { createPeriodicYield, yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { presentAnalysis } from './analysis/presenter.ts';
import { presentCalculation } from './calculation/presenter.ts';
import { labelsOf } from './labels/service.ts';
import { presentPlates } from './plates/presenter.ts';
import { nameIn, presentFood, presentInList } from './presenter.ts';
import { recipesWith } from './usage/service.ts';

export interface LinesRequest {
  lines: string[];
  servings?: number | undefined;
  meal_type?: MealType | undefined;
  language?: Language | undefined;
}

export interface FoodListing {
  total: number;
  categories: { category: ShoppingCategory; count: number }[];
  foods: FoodInList[];
}

/** The body is computed only where the client's copy is outdated. */
export interface ConditionalBody<Body> {
  etag: string;
  body(): Promise<Body>;
}

export interface Foods {
  /** What lines hold (FOOD-01); throws `validation_failed` where every line is blank. */
  analyse(request: LinesRequest, language: Language): Promise<FoodAnalysis>;
  /** Foods by any of their names, the best match first (FOOD-02). */
  search(text: string, request: { limit: number; language: Language }): FoundFood[];
  /** How many foods each category holds, and the foods of one by name. */
  list(category: ShoppingCategory | undefined, language: Language): FoodListing;
  /** Throws `food_not_found` for a key that the table does not hold. */
  readFood(key: string, language: Language): Promise<Food>;
  /** Throws `recipe_not_found` for a recipe that the viewer may not see. */
  readLabels(
    viewer: Viewer,
    recipeId: string,
    language: Language,
  ): Promise<ConditionalBody<RecipeLabels>>;
  /** Throws `recipe_not_found` for a recipe that the viewer may not see. */
  readCalculation(
    viewer: Viewer,
    recipeId: string,
    language: Language,
  ): Promise<ConditionalBody<RecipeCalculation>>;
  /** Nothing is offered for a meal of usual size. Throws `recipe_not_found` for a recipe that the viewer may not see. */
  readLargerPlates(
    viewer: Viewer,
    recipeId: string,
    language: Language,
  ): Promise<ConditionalBody<LargerPlates>>;
}

/** Of some fifty recipes: their pages are rendered again after each review of a recipe that they show. */
const maxCalculatedLines = 600;

async function calculationOf(lines: RecipeLines, language: Language): Promise<RecipeCalculation> {
  const analysis = await analyseRecipeInSteps(lines, yieldToEventLoop);
  const pause = createPeriodicYield();
  await yieldToEventLoop();
  const further = furtherFiguresOf(analysis, language);
  const calculation = await calculationInSteps(analysis, language, pause);
  return presentCalculation(calculation, further, pause);
}

export function createFoods(recipes: Pick<Recipes, 'readLines' | 'readWithFood'>): Foods {
  /** By their tags, which are digests of all that they follow from. */
  const calculations = new LRUCache<string, RecipeCalculation, Parameters<typeof calculationOf>>({
    maxSize: maxCalculatedLines,
    sizeCalculation: ({ lines }) => lines.length + 1,
    ignoreFetchAbort: true,
    fetchMethod: (_etag, _stale, { context }) => calculationOf(...context),
  });

  return {
    async analyse(request, language) {
      const { servings = 1, meal_type: mealType = 'Dinner', language: hint } = request;
      const written = request.lines.map((line) => line.trim()).filter(Boolean);
      if (written.length === 0) throw invalidField('body.lines', 'Holds no line');
      const recipe = { lines: written, servings, mealType, language: hint };
      return presentAnalysis(await analyseRecipeInSteps(recipe, yieldToEventLoop), language);
    },
    search(text, { limit, language }) {
      return searchFoods(text, { limit, language }).map(({ food, name }) => ({
        ...presentInList(food, language),
        ...(name !== nameIn(food, language) && { matched: name }),
      }));
    },
    list(category, language) {
      const { compare } = new Intl.Collator(language);
      return {
        total: foods.length,
        categories: countsByCategory,
        foods: foods
          .filter((food) => food.category === category)
          .map((food) => presentInList(food, language))
          .sort((a, b) => compare(a.name, b.name)),
      };
    },
    async readFood(key, language) {
      const food = foodByKey(key);
      if (food === undefined) throw new AppError('food_not_found');
      return { ...presentFood(food), recipes: await recipesWith(food, language, recipes) };
    },
    async readLabels(viewer, recipeId, language) {
      const lines = await recipes.readLines(viewer, recipeId, language);
      return {
        etag: etagOf('labels', foodVersion, language, lines),
        body: () => labelsOf(lines, language),
      };
    },
    async readCalculation(viewer, recipeId, language) {
      const lines = await recipes.readLines(viewer, recipeId, language);
      const etag = etagOf('calculation', foodVersion, language, lines);
      return { etag, body: () => calculations.forceFetch(etag, { context: [lines, language] }) };
    },
    async readLargerPlates(viewer, recipeId, language) {
      const lines = await recipes.readLines(viewer, recipeId, language);
      return {
        etag: etagOf('larger-plates', foodVersion, language, lines),
        body: async () => presentPlates(await largerPlates(lines, yieldToEventLoop), language),
      };
    },
  };
}

const countsByCategory = shoppingCategories
  .map((category) => ({
    category,
    count: foods.filter((food) => food.category === category).length,
  }))
  .filter(({ count }) => count > 0);
