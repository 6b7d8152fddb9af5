import type { RecipeAnalysis } from '../analysis/analysis.ts';
import type { Language } from '../foods/languages.ts';
import { type Food, foodByKey } from '../table/table.ts';
import {
  isBoughtStock,
  isCrossedGrain,
  isCuredFish,
  isFreshEgg,
  isFreshTuna,
  isHighMercury,
  isLiver,
  isOats,
  isRawSeafood,
  isSmokedFish,
  isSoftEgg,
  isSprouts,
  isTamari,
} from './cautioned-foods.ts';
import { type SafetyNote, safetyNotes } from './notes.ts';
import { type SafetyWords, safetyWords } from './step-words.ts';
import { hasSoftEgg, staysRaw } from './undercooked.ts';

export interface SafetyText {
  title?: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  language?: Language | undefined;
}

interface Dish {
  text: SafetyText;
  words: SafetyWords;
  foods: readonly Food[];
  isHeated: boolean;
  has(is: (food: Food) => boolean): boolean;
}

/** What must be said with a recipe, from its foods and, for raw and soft ones, from its steps. */
export function safetyNotesOf(analysis: RecipeAnalysis, text: SafetyText): SafetyNote[] {
  const foods = foodsOf(analysis);
  const words = safetyWords[text.language ?? 'en'];
  const isHeated =
    analysis.cooking.isHeated ?? text.instructions.some((step) => words.heat.test(step));
  const has = (is: (food: Food) => boolean) => foods.some(is);
  const dish: Dish = { text, words, foods, isHeated, has };
  const isGlutenFree = isWithoutGluten(analysis.labels, foods);
  const holds: Readonly<Record<SafetyNote, boolean>> = {
    runny_egg: isSoft(dish),
    raw_fish: hasRawFish(dish),
    smoked_fish: has(isSmokedFish) && staysRaw(text.instructions, words.fish, words, isHeated),
    raw_sprouts: has(isSprouts) && staysRaw(text.instructions, words.sprouts, words, isHeated),
    mercury: has(isHighMercury),
    fresh_tuna: has(isFreshTuna),
    liver: has(isLiver),
    gluten_oats: isGlutenFree && has(isOats),
    gluten_grains: isGlutenFree && has(isCrossedGrain),
    gluten_tamari: isGlutenFree && has(isTamari),
    gluten_stock: isGlutenFree && has(isBoughtStock),
  };
  return safetyNotes.filter((note) => holds[note]);
}

/** Foods of all lines, with each choice of "salmon or tuna". */
function foodsOf({ parts }: RecipeAnalysis): Food[] {
  const keys = parts.flatMap(({ food, alternatives, alternative }) => [
    food?.key,
    alternative?.key,
    ...alternatives.map(({ key }) => key),
  ]);
  return [...new Set(keys)].flatMap((key) => (key ? (foodByKey(key) ?? []) : []));
}

function isSoft({ text, words, isHeated, has }: Dish): boolean {
  if (has(isSoftEgg)) return true;
  if (!has(isFreshEgg)) return false;
  return !isHeated || hasSoftEgg([text.title ?? '', ...text.instructions], words);
}

function hasRawFish({ text, words, isHeated, has }: Dish): boolean {
  if (has(isCuredFish)) return true;
  if (!has(isRawSeafood)) return false;
  const all = [text.title ?? '', ...text.ingredients, ...text.instructions];
  if (all.some((one) => words.rawFishDish.test(one))) return true;
  return staysRaw(text.instructions, words.fish, words, isHeated);
}

/** Gluten-Free is proven, or open because of oats, which may have been milled beside wheat. */
function isWithoutGluten(labels: RecipeAnalysis['labels'], foods: readonly Food[]): boolean {
  const verdict = labels.find(({ label }) => label === 'Gluten-Free')?.verdict;
  return verdict === 'proven' || (verdict === 'cannot_tell' && foods.some(isOats));
}
