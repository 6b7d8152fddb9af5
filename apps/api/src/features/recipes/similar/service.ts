import type { Language } from '@pomona/contract/languages';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import { similarShown } from '@pomona/contract/recipes/similar';
import type { Database } from '#database/connect.ts';
import { readDataVersion } from '#database/data-versions.ts';
import type { Profile } from '#features/accounts/profile/service.ts';
import { cachedByVersion } from '#platform/cache/cached-by-version.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { presentCard } from '../presenter.ts';
import { countRecipes } from '../search/store.ts';
import { findShownCards } from '../store.ts';
import { cardInLanguage } from '../translations/translation.ts';
import { createRecipeIndex, type Match, type RecipeIndex } from './recipe-index.ts';
import { findProfiles, findSimilar, listBestRated } from './store.ts';
import { suitabilityOf } from './suitability.ts';
import type { RecipeProfile } from './traits.ts';
import { diversified } from './vectors.ts';

export interface Similar {
  /** Published recipes like this one, never itself; throws `recipe_not_found` where the viewer may not see it. */
  readSimilar(viewer: Viewer, id: string, language: Language): Promise<RecipeCard[]>;
}

interface SimilarParts {
  database: Database;
  recipes: { readRecipe(viewer: Viewer, id: string): Promise<Recipe> };
  members: Pick<Profile, 'readPreferences'>;
  /** The best rated are indexed in memory; the others of a larger collection are queried for each call. */
  maxIndexed?: number;
}

type Eating = Parameters<typeof suitabilityOf>[1];

const batchSize = 500;
/** Recipes beyond the index that a query considers, and how many of them are compared exactly. */
const lookup = { scanned: 600, limit: 40 } as const;

interface IndexState {
  index: RecipeIndex;
  /** How many recipes are not indexed. */
  beyond: number;
}

export function createSimilar(parts: SimilarParts): Similar {
  const { database, recipes, members, maxIndexed = 3000 } = parts;
  const states = cachedByVersion<IndexState>({
    readVersion: () => readDataVersion(database, 'recipe_texts'),
    compute: (before) => readIndex(database, maxIndexed, before),
  });

  /** A public recipe from the index or its row, any other one with the rights of the viewer. */
  async function profileFor(
    viewer: Viewer,
    id: string,
    index: RecipeIndex,
  ): Promise<RecipeProfile> {
    const indexed = index.recipe(id);
    if (indexed !== undefined) return indexed;
    const [stored] = await findProfiles(database, [id]);
    if (stored !== undefined) return stored;
    const own = await recipes.readRecipe(viewer, id);
    const { title, tags, cuisine, meal_type: mealType, diet_types: dietTypes } = own;
    const { allergen_details: allergenDetails, may_contain: mayContain } = own;
    const foods = own.sources.map(({ food }) => food);
    return {
      ...{ id, title, tags, cuisine, foods, mealType, dietTypes, dish: null },
      ...{ allergenDetails, mayContain },
    };
  }

  async function findCandidates(
    { index, beyond }: IndexState,
    profile: RecipeProfile,
  ): Promise<Match[]> {
    if (beyond === 0) return index.nearest(profile);
    const query = index.queryFor(profile, lookup.scanned / (maxIndexed + beyond));
    return index.nearest(profile, await findSimilar(database, query, lookup));
  }

  return {
    async readSimilar(viewer, id, language) {
      const state = await states.get();
      const profile = await profileFor(viewer, id, state.index);
      const candidates = await findCandidates(state, profile);
      const found =
        viewer.kind === 'visitor'
          ? diversified(candidates, similarShown)
          : diversifiedFor(candidates, await members.readPreferences(viewer));
      return cardsOf(database, found, language);
    },
  };
}

async function readIndex(
  database: Database,
  maxIndexed: number,
  before: IndexState | null,
): Promise<IndexState> {
  const ids = await listBestRated(database, maxIndexed + 1);
  const beyond = ids.length > maxIndexed ? (await countRecipes(database)) - maxIndexed : 0;
  const indexed = ids.slice(0, maxIndexed);
  const profiles: RecipeProfile[] = [];
  for (let at = 0; at < indexed.length; at += batchSize)
    profiles.push(...(await findProfiles(database, indexed.slice(at, at + batchSize))));
  return { index: await createRecipeIndex(profiles, before?.index), beyond };
}

/** In their order; what is not public any more is left out. */
async function cardsOf(
  database: Database,
  found: readonly Match[],
  language: Language,
): Promise<RecipeCard[]> {
  const ids = found.map(({ id }) => id);
  const rows = await findShownCards(database, ids, language);
  const cards = new Map(rows.map((row) => [row.id, presentCard(cardInLanguage(row, language))]));
  return found.flatMap(({ id }) => cards.get(id) ?? []);
}

/** What suits the member less well comes only where nothing else is left. */
function diversifiedFor(candidates: readonly Match[], preferences: Eating): Match[] {
  const suiting = (how: 'well' | 'less') =>
    candidates.filter(({ recipe }) => suitabilityOf(recipe, preferences) === how);
  const well = diversified(suiting('well'), similarShown);
  return [...well, ...diversified(suiting('less'), similarShown - well.length)];
}
