import type {
  FindingKind,
  FoodWithoutIndex,
  QualityCounts,
  RecipeWithFindings,
} from '@pomona/contract/admin/quality';
import type { Language } from '@pomona/contract/languages';
import { lacksIndex } from '@pomona/food/figures/glycemic-load';
import { type Food, foods } from '@pomona/food/table/table';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Audit } from '../audit/service.ts';
import {
  countFindings,
  countWithFoods,
  findPublic,
  listFindings,
  removeFindings,
} from './store.ts';

export interface Quality {
  readCounts(): Promise<QualityCounts>;
  /** By id of the recipe. */
  readFindings(query: {
    kind: FindingKind;
    limit?: number | undefined;
    after?: string | undefined;
  }): Promise<{ recipes: RecipeWithFindings[]; next_cursor: string | null }>;
  /** Somebody has looked at them; written to the audit log. Throws `recipe_not_found`. */
  settleFindings(admin: Member, recipeId: string, kind: FindingKind): Promise<void>;
  /** The most used first; unused ones are left out. */
  readFoodsWithoutIndex(language: Language): Promise<FoodWithoutIndex[]>;
}

interface QualityParts {
  database: Database;
  audit: Pick<Audit, 'recipeRecorderOf'>;
}

const defaultLimit = 25;

/** The analysis names foods in English. */
const nameIn = ({ names, key }: Food, language: Language) => names[language][0] ?? key;
const analysedName = (food: Food) => nameIn(food, 'en');

export function createQuality({ database, audit }: QualityParts): Quality {
  const lacking = foods.filter(lacksIndex);

  async function countUsed(): Promise<{ food: Food; recipes: number }[]> {
    const counts = await countWithFoods(database, lacking.map(analysedName));
    return lacking
      .map((food) => ({ food, recipes: counts.get(analysedName(food)) ?? 0 }))
      .filter(({ recipes }) => recipes > 0);
  }

  return {
    async readCounts() {
      const [counts, used] = await Promise.all([countFindings(database), countUsed()]);
      const none = { findings: 0, recipes: 0 };
      const { unmatched_line = none, lost_label = none, moved_figure = none } = counts;
      const { outdated_translation = none } = counts;
      return {
        ...{ unmatched_line, lost_label, moved_figure, outdated_translation },
        foods_without_index: used.length,
      };
    },
    async readFindings({ kind, limit = defaultLimit, after = '' }) {
      const found = await listFindings(database, { kind, limit: limit + 1, after });
      const recipes = found.slice(0, limit);
      const last = found.length > limit ? recipes.at(-1) : undefined;
      return { recipes, next_cursor: last?.id ?? null };
    },
    async settleFindings(admin, recipeId, kind) {
      const recipe = await findPublic(database, recipeId);
      if (recipe === null) throw new AppError('recipe_not_found');
      await database.transaction(async (transaction) => {
        const removed = await removeFindings(transaction, recipeId, kind);
        if (removed > 0) await audit.recipeRecorderOf(admin)(transaction, 'recipe_settled', recipe);
      });
    },
    async readFoodsWithoutIndex(language) {
      const used = await countUsed();
      return used
        .map(({ food, recipes }) => ({ key: food.key, name: nameIn(food, language), recipes }))
        .sort((a, b) => b.recipes - a.recipes || a.name.localeCompare(b.name, language));
    },
  };
}
