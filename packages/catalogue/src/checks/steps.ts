import { comparisons, stems } from '@pomona/food/steps/step-words';
import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';
import { foodWords } from './words.ts';

/**
 * Every ingredient is named in a step. A line counts as named when the steps have a word that this line alone has
 * ("turmeric", "bell" beside black pepper), or else its last two words together ("sesame oil" beside sesame seeds).
 */
export function unusedIngredients(recipe: CatalogueRecipe): Finding[] {
  const steps = stems(recipe.instructions.join(' . '));
  const stepWords = new Set(steps);
  const pairs = new Set(steps.map((word, at) => `${word} ${steps[at + 1] ?? ''}`));
  const lines = recipe.ingredients.map((line) => ({ line, words: foodWords(line) }));
  return lines
    .filter(({ words }, at) => {
      const others = new Set(lines.flatMap((other, index) => (index === at ? [] : other.words)));
      if (words.some((word) => !others.has(word) && stepWords.has(word))) return false;
      return !pairs.has(words.slice(-2).join(' ')) && !isOnlyWordNamed(words, stepWords);
    })
    .map(({ line }) => ({
      recipe: recipe.id,
      check: 'used',
      message: `no step uses "${line}"`,
    }));
}

function isOnlyWordNamed(words: string[], stepWords: Set<string>): boolean {
  const [only] = words;
  return words.length === 1 && only !== undefined && stepWords.has(only);
}

/** Words that ingredient lines have but that mean a part, a unit or a kind of thing when a step says them. */
const notFoods = new Set(
  stems(
    `seed juice leaf zest butter flour paste powder flake floret fillet breast thigh bulb kernel sauce oil stock
    plum steak stick wedge halves flank white red green black brown sweet smoked cherry kidney
    navy sprig wheat baking firm fish vegetable extract crown star
    whole liter round dough spice boiled nut stew palm meat crushed thread puff ground tart grit glass five yellow squash
    snow sharp pod heart cube berry puree on skin strip stalk sheet head all very strong shredded tsp tbsp broad salsa pickle
    curry ice sea bran syrup pesto grain cracked`,
  ),
);

/** All words by which the lines of a collection name foods. */
export function foodVocabulary(recipes: readonly CatalogueRecipe[]): Set<string> {
  const words = recipes.flatMap((recipe) => recipe.ingredients.flatMap(foodWords));
  return new Set(words.filter((word) => !notFoods.has(word)));
}

/** Every food that a step names is in the ingredient lines; `vocabulary` says which words are foods. */
export function unlistedFoods(recipe: CatalogueRecipe, vocabulary: ReadonlySet<string>): Finding[] {
  const listed = new Set(recipe.ingredients.flatMap((line) => stems(line)));
  const stepWords = stems(recipe.instructions.join(' . ').replace(comparisons.en, ' '));
  const unlisted = new Set(
    stepWords.filter((word) => vocabulary.has(word) && !isListed(word, listed)),
  );
  return [...unlisted].map((word) => ({
    recipe: recipe.id,
    check: 'listed',
    message: `a step names "${word}", which no ingredient line has`,
  }));
}

function isListed(word: string, listed: ReadonlySet<string>): boolean {
  // Tap water needs no line; a mushroom stays a mushroom whatever its kind.
  return word === 'water' || listed.has(word);
}
