import type { Preferences } from '@pomona/contract/accounts';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import { similarShown } from '@pomona/contract/recipes/similar';
import type { Database } from '#database/connect.ts';
import type { Accounts } from '#features/accounts/service.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { cachedByRecipes } from '../list/recipes-version.ts';
import { presentCard } from '../presenter.ts';
import { countRecipes } from '../search/store.ts';
import { findRecipesVersion, findShownCards } from '../store.ts';
import { createRecipeIndex, type Found, type RecipeIndex } from './recipe-index.ts';
import { findLikened, findSharing, listBestRated } from './store.ts';
import { suits } from './suitability.ts';
import type { Likened } from './traits.ts';
import { varied } from './vectors.ts';

export interface Similar {
  /** Published recipes like this one, never itself; throws `recipe_not_found` where the viewer may not see it. */
  readSimilar(viewer: Viewer, id: string): Promise<RecipeCard[]>;
  close(): void;
}

interface SimilarParts {
  database: Database;
  recipes: { readRecipe(viewer: Viewer, id: string): Promise<Recipe> };
  accounts: Pick<Accounts, 'readOwnUser'>;
  bus: Bus;
  clock(): number;
  /** The index holds so many, the best rated; of a larger collection others are looked up for each question. */
  mostHeld?: number;
}

const readAtOnce = 500;
/** Of a larger collection so many are looked at for a question, and the better ones compared exactly. */
const lookedUp = { looked: 600, limit: 40 } as const;

interface Standing {
  index: RecipeIndex;
  /** How many recipes the index does not hold. */
  beyond: number;
}

/** Recipes that one might like who likes this one (DETAIL-09). */
export function createSimilar(parts: SimilarParts): Similar {
  const { database, recipes, accounts, bus, clock, mostHeld = 3000 } = parts;
  const standings = cachedByRecipes<Standing>({
    bus,
    clock,
    readVersion: () => findRecipesVersion(database, 'recipe_texts'),
    compute: (before) => readStanding(database, mostHeld, before),
  });

  /** What everybody may see from memory or its row, else asked for in the viewer's name. */
  async function likenedFor(viewer: Viewer, id: string, index: RecipeIndex): Promise<Likened> {
    const held = index.recipe(id);
    if (held !== undefined) return held;
    const [shown] = await findLikened(database, [id]);
    if (shown !== undefined) return shown;
    const own = await recipes.readRecipe(viewer, id);
    const { title, tags, cuisine, meal_type: mealType, diet_types: dietTypes } = own;
    const { allergen_details: allergenDetails, may_contain: mayContain } = own;
    const foods = own.sources.map(({ food }) => food);
    return {
      ...{ id, title, tags, cuisine, foods, mealType, dietTypes, dish: null },
      ...{ allergenDetails, mayContain },
    };
  }

  async function findCandidates({ index, beyond }: Standing, likened: Likened): Promise<Found[]> {
    if (beyond === 0) return index.nearest(likened);
    const wanted = index.wantedBy(likened, lookedUp.looked / (mostHeld + beyond));
    return index.nearest(likened, await findSharing(database, wanted, lookedUp));
  }

  return {
    async readSimilar(viewer, id) {
      const standing = await standings.get();
      const likened = await likenedFor(viewer, id, standing.index);
      const candidates = await findCandidates(standing, likened);
      if (viewer.kind === 'visitor') return cardsOf(database, varied(candidates, similarShown));
      const { preferences } = await accounts.readOwnUser(viewer);
      return cardsOf(database, variedFor(candidates, preferences));
    },
    close: () => standings.close(),
  };
}

/** The index of the recipes as they are now; read in parts, and of what has changed alone the traits are found out. */
async function readStanding(
  database: Database,
  mostHeld: number,
  before: Standing | null,
): Promise<Standing> {
  const ids = await listBestRated(database, mostHeld + 1);
  const beyond = ids.length > mostHeld ? (await countRecipes(database)) - mostHeld : 0;
  const wanted = ids.slice(0, mostHeld);
  const held: Likened[] = [];
  for (let at = 0; at < wanted.length; at += readAtOnce)
    held.push(...(await findLikened(database, wanted.slice(at, at + readAtOnce))));
  return { index: await createRecipeIndex(held, before?.index), beyond };
}

/** Cards in their order; what has been hidden since is left out. */
async function cardsOf(database: Database, found: readonly Found[]): Promise<RecipeCard[]> {
  const rows = await findShownCards(
    database,
    found.map(({ id }) => id),
  );
  const cards = new Map(rows.map((row) => [row.id, presentCard(row)]));
  return found.flatMap(({ id }) => cards.get(id) ?? []);
}

/** For a member: what suits them less well only where nothing else is left. */
function variedFor(candidates: readonly Found[], preferences: Preferences): Found[] {
  const those = (how: 'well' | 'less') =>
    candidates.filter(({ recipe }) => suits(recipe, preferences) === how);
  const well = varied(those('well'), similarShown);
  return [...well, ...varied(those('less'), similarShown - well.length)];
}
