import type { Language } from '@pomona/food/foods/languages';
import { linkSteps } from '@pomona/food/steps/steps';
import type { Dish } from '../dish.ts';
import type { WrittenRecipe } from '../written-recipe.ts';
import { descriptionOf } from './descriptions.ts';
import { lineOf } from './lines.ts';
import { nounOf } from './nouns/nouns.ts';
import { stepsOf } from './steps.ts';
import { tagsOf } from './tags.ts';
import { titleOf } from './titles.ts';

/** A dish in the words of a language; the same seed gives the same words. */
export function writeDish(dish: Dish, language: Language, seed: number): WrittenRecipe {
  const ingredients = dish.parts.map((part) => lineOf(part, language));
  return {
    title: titleOf(dish, language, seed),
    description: descriptionOf(dish, language, seed),
    language,
    mealType: dish.mealType,
    cuisine: dish.cuisine,
    difficulty: dish.difficulty,
    prepTime: dish.minutes.prep,
    cookTime: dish.minutes.cook,
    restTime: dish.minutes.rest,
    servings: dish.servings,
    ingredients,
    instructions: linkedSteps(dish, ingredients, { language, seed }),
    tags: tagsOf(dish, language),
  };
}

/** Short names first; a line that they do not identify ("the oil" of two) is called by its whole name. */
function linkedSteps(
  dish: Dish,
  ingredients: readonly string[],
  { language, seed }: { language: Language; seed: number },
): string[] {
  const twins = twinParts(dish, language);
  const short = stepsOf(dish, { language, seed, isFull: (part) => twins.has(part) });
  const { unnamed } = linkSteps(ingredients, short, language);
  if (unnamed.length === 0) return short;
  const alike = alikeParts(dish, unnamed, language);
  const longer = stepsOf(dish, {
    ...{ language, seed },
    isFull: (part) => alike.has(part) || twins.has(part),
  });
  if (linkSteps(ingredients, longer, language).unnamed.length === 0) return longer;
  return stepsOf(dish, { language, seed, isFull: () => true });
}

/** "The bell peppers and bell pepper" keep their colours. */
function twinParts(dish: Dish, language: Language): ReadonlySet<number> {
  const forms = dish.parts.map(({ food }) => nounOf(food, { value: 1, unit: null }, language).form);
  const isTwin = (form: string, index: number) =>
    forms.some((other, at) => other === form && dish.parts[at]?.food !== dish.parts[index]?.food);
  return new Set(forms.flatMap((form, index) => (isTwin(form, index) ? [index] : [])));
}

/** The unnamed parts, and those that share a word with one of them. */
function alikeParts(
  dish: Dish,
  unnamed: readonly number[],
  language: Language,
): ReadonlySet<number> {
  const words = dish.parts.map((part) => lineWords(lineOf(part, language)));
  const near = dish.parts.flatMap((_, index) => {
    const own = words[index] ?? [];
    return unnamed.some((other) => (words[other] ?? []).some((word) => own.includes(word)))
      ? [index]
      : [];
  });
  return new Set(near);
}

const lineWords = (line: string) =>
  line
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
