import { stems } from '@pomona/food/steps/step-words';
import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';
import { foodWords } from './words.ts';

const alikeFoods = 0.6;
const alikeWording = 0.08;
const phraseLength = 5;

interface Prints {
  recipe: CatalogueRecipe;
  title: string;
  foods: Set<string>;
  phrases: Set<string>;
}

/** No two recipes have the same title, nearly the same foods, or much wording in common. */
export function alikeRecipes(recipes: readonly CatalogueRecipe[]): Finding[] {
  const prints = recipes.map(printsOf);
  return prints.flatMap((one, at) =>
    prints.slice(at + 1).flatMap((other) => likenesses(one, other)),
  );
}

function likenesses(one: Prints, other: Prints): Finding[] {
  const found = (message: string): Finding => ({
    recipe: other.recipe.id,
    check: 'distinct',
    message: `${message} ${one.recipe.id}`,
  });
  const findings: Finding[] = [];
  const foods = overlap(one.foods, other.foods);
  const phrases = overlap(one.phrases, other.phrases);
  if (one.title === other.title) findings.push(found('has the same title as'));
  if (foods > alikeFoods) findings.push(found(`shares ${percent(foods)} of its foods with`));
  if (phrases > alikeWording)
    findings.push(found(`shares ${percent(phrases)} of its wording with`));
  return findings;
}

function printsOf(recipe: CatalogueRecipe): Prints {
  const words = stems([recipe.description, ...recipe.instructions].join(' '));
  const phrases = words
    .slice(0, Math.max(0, words.length - phraseLength + 1))
    .map((_, at) => words.slice(at, at + phraseLength).join(' '));
  return {
    recipe,
    title: stems(recipe.title).sort().join(' '),
    foods: new Set(recipe.ingredients.map((line) => foodWords(line).join(' '))),
    phrases: new Set(phrases),
  };
}

/** Shared members ÷ all members (Jaccard). */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const member of one) if (other.has(member)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
