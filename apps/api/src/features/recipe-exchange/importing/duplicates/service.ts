import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';
import { folded } from '@pomona/food/foods/names';
import type { ReadRecipe } from '@pomona/recipe-formats/read';
import type { Database } from '#database/connect.ts';
import type { Member } from '#platform/http/viewer.ts';
import { pageOf } from './page-address.ts';
import { alikeFrom, foodBounds, minFoods, sharedFoods, tellingSets } from './shared-foods.ts';
import {
  type ComparedRecipe,
  findFoodShares,
  findFromPages,
  findNamed,
  findOfFoods,
} from './store.ts';

type Duplicate = ImportedRecipe['duplicates'][number];
type Because = Duplicate['because'];

/** Shown of those that a draft resembles. */
const mostDuplicates = 5;

/** For each draft, in their order, the recipes that it resembles: the likest first, each once. */
export async function findDuplicates(
  database: Database,
  member: Member,
  drafts: readonly ReadRecipe[],
): Promise<Duplicate[][]> {
  const ways: [Because, ComparedRecipe[]][] = [
    ['source', await fromSamePage(database, member, drafts)],
    ['title', await ofSameName(database, member, drafts)],
    ['ingredients', await ofLikeFoods(database, member, drafts)],
  ];
  return drafts.map((_, place) => {
    const found = new Map<string, Duplicate>();
    for (const [because, recipes] of ways) {
      for (const recipe of recipes) {
        if (recipe.place !== place || found.has(recipe.id)) continue;
        const { id, title, ownerId } = recipe;
        found.set(id, { id, title, is_own: ownerId === member.id, because });
      }
    }
    return [...found.values()].slice(0, mostDuplicates);
  });
}

async function fromSamePage(
  database: Database,
  member: Member,
  drafts: readonly ReadRecipe[],
): Promise<ComparedRecipe[]> {
  const pages = drafts.map(({ draft }) => draft.source_url && pageOf(draft.source_url));
  const asked = drafts.flatMap(({ draft: { source_url: address } }, place) => {
    if (address === null || !pages[place]) return [];
    // As it stands, and as browsers write it: either may have been kept.
    return [...new Set([address, new URL(address).href])].map((each) => ({ place, address: each }));
  });
  if (asked.length === 0) return [];
  const near = await findFromPages(database, member.id, asked);
  return near
    .filter(({ place, sourceUrl }) => pageOf(sourceUrl ?? '') === pages[place])
    .sort(ownFirst(member));
}

async function ofSameName(
  database: Database,
  member: Member,
  drafts: readonly ReadRecipe[],
): Promise<ComparedRecipe[]> {
  const asked = drafts.flatMap(({ draft: { title } }, place) =>
    folded(title) === '' ? [] : { place, title },
  );
  if (asked.length === 0) return [];
  return (await findNamed(database, member.id, asked)).sort(ownFirst(member));
}

async function ofLikeFoods(
  database: Database,
  member: Member,
  drafts: readonly ReadRecipe[],
): Promise<ComparedRecipe[]> {
  if (drafts.every(({ foods }) => foods.length < minFoods)) return [];
  const shares = await findFoodShares(database);
  const asked = drafts.flatMap(({ foods }, place) =>
    foods.length < minFoods
      ? []
      : { place, foods, sets: tellingSets(foods, shares), ...foodBounds(foods.length) },
  );
  const near = await findOfFoods(database, member.id, asked);
  return near
    .map((recipe) => ({
      recipe,
      share: sharedFoods(drafts[recipe.place]?.foods ?? [], recipe.foods),
    }))
    .filter(({ share }) => share >= alikeFrom)
    .sort((one, other) => other.share - one.share || ownFirst(member)(one.recipe, other.recipe))
    .map(({ recipe }) => recipe);
}

const ownFirst = (member: Member) => (one: ComparedRecipe, other: ComparedRecipe) =>
  Number(other.ownerId === member.id) - Number(one.ownerId === member.id) ||
  (one.id < other.id ? -1 : 1);
