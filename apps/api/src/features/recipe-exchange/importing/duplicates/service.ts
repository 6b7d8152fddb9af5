import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';
import { folded } from '@pomona/food/foods/names';
import type { ReadRecipe } from '@pomona/recipe-formats/read';
import type { Database } from '#database/connect.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { pageOf } from './page-address.ts';
import {
  distinctiveSets,
  foodBounds,
  minFoods,
  minSharedFoods,
  sharedFoods,
} from './shared-foods.ts';
import {
  type ComparedRecipe,
  findFoodShares,
  findFromPages,
  findNamed,
  findOfFoods,
} from './store.ts';

type Duplicate = ImportedRecipe['duplicates'][number];
type Because = Duplicate['because'];
type Person = Pick<Member, 'id'>;

const maxDuplicates = 5;

/** By draft: the recipes that it resembles, the most similar first, each once. */
export async function findDuplicates(
  database: Database,
  member: Person,
  drafts: readonly ReadRecipe[],
): Promise<Duplicate[][]> {
  const ways: [Because, ComparedRecipe[]][] = [
    ['source', await fromSamePage(database, member, drafts)],
    ['title', await ofSameName(database, member, drafts)],
    ['ingredients', await ofLikeFoods(database, member, drafts)],
  ];
  return resembling(member, drafts, ways);
}

/** The same without those of like ingredients, which take most of the time. */
export async function findSame(
  database: Database,
  member: Person,
  drafts: readonly ReadRecipe[],
): Promise<Duplicate[][]> {
  return resembling(member, drafts, [
    ['source', await fromSamePage(database, member, drafts)],
    ['title', await ofSameName(database, member, drafts)],
  ]);
}

function resembling(
  member: Person,
  drafts: readonly ReadRecipe[],
  ways: readonly [Because, ComparedRecipe[]][],
): Duplicate[][] {
  return drafts.map((_, position) => {
    const found = new Map<string, Duplicate>();
    for (const [because, recipes] of ways) {
      for (const recipe of recipes) {
        if (recipe.position !== position || found.has(recipe.id)) continue;
        const { id, title, ownerId } = recipe;
        found.set(id, { id, title, is_own: ownerId === member.id, because });
      }
    }
    return [...found.values()].slice(0, maxDuplicates);
  });
}

async function fromSamePage(
  database: Database,
  member: Person,
  drafts: readonly ReadRecipe[],
): Promise<ComparedRecipe[]> {
  const pages = drafts.map(({ draft }) => draft.source_url && pageOf(draft.source_url));
  const requests = drafts.flatMap(({ draft: { source_url: address } }, position) => {
    if (address === null || !pages[position]) return [];
    // As written and as browsers normalise it: either may be stored.
    return [...new Set([address, new URL(address).href])].map((each) => ({
      position,
      address: each,
    }));
  });
  if (requests.length === 0) return [];
  const near = await findFromPages(database, member.id, requests);
  return near
    .filter(({ position, sourceUrl }) => pageOf(sourceUrl ?? '') === pages[position])
    .sort(ownFirst(member));
}

async function ofSameName(
  database: Database,
  member: Person,
  drafts: readonly ReadRecipe[],
): Promise<ComparedRecipe[]> {
  const requests = drafts.flatMap(({ draft: { title } }, position) =>
    folded(title) === '' ? [] : { position, title },
  );
  if (requests.length === 0) return [];
  return (await findNamed(database, member.id, requests)).sort(ownFirst(member));
}

async function ofLikeFoods(
  database: Database,
  member: Person,
  drafts: readonly ReadRecipe[],
): Promise<ComparedRecipe[]> {
  if (drafts.every(({ foods }) => foods.length < minFoods)) return [];
  const shares = await findFoodShares(database);
  const requests = drafts.flatMap(({ foods }, position) =>
    foods.length < minFoods
      ? []
      : { position, foods, sets: distinctiveSets(foods, shares), ...foodBounds(foods.length) },
  );
  const near = await findOfFoods(database, member.id, requests);
  return near
    .map((recipe) => ({
      recipe,
      share: sharedFoods(drafts[recipe.position]?.foods ?? [], recipe.foods),
    }))
    .filter(({ share }) => share >= minSharedFoods)
    .sort((one, other) => other.share - one.share || ownFirst(member)(one.recipe, other.recipe))
    .map(({ recipe }) => recipe);
}

const ownFirst = (member: Person) => (one: ComparedRecipe, other: ComparedRecipe) =>
  Number(other.ownerId === member.id) - Number(one.ownerId === member.id) ||
  (one.id < other.id ? -1 : 1);
