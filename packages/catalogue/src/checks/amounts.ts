import { amountOf } from '@pomona/food/scaling/scaling';
import { stems } from '@pomona/food/steps/step-words';
import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';

const teaspoonsIn: Readonly<Record<string, number>> = { tsp: 1, tbsp: 3 };

/** Teaspoons per serving above which an amount is a mistake. */
const limits = [
  { kind: 'salt', test: /\bsalt\b/, teaspoons: 0.25 },
  { kind: 'oil', test: /\boil\b/, teaspoons: 4.5 },
  { kind: 'baking powder or soda', test: /\bbaking (?:powder|soda)\b/, teaspoons: 0.5 },
  { kind: 'hot spice', test: /\b(?:cayenne|pepper flake)\b/, teaspoons: 0.25 },
  {
    kind: 'dried spice',
    test: /\b(?:ground|dried|smoked|sweet paprika|garam masala|turmeric|cumin)\b/,
    teaspoons: 1.5,
  },
] as const;

const spoonful = /^([\d./ ]+?)\s+(tsp|tbsp)\s+(.+)$/;

/** Salt, oil and spices are in the range of a recipe that can be eaten. */
export function wrongAmounts(recipe: CatalogueRecipe): Finding[] {
  return recipe.ingredients.flatMap((line) => {
    const [, amount = '', unit = '', food = ''] = spoonful.exec(line) ?? [];
    const name = stems(food.split(',')[0] ?? '').join(' ');
    const limit = limits.find(({ test }) => test.test(name) && !/flaxseed/.test(name));
    const each = (amountOf(amount) * (teaspoonsIn[unit] ?? 0)) / recipe.servings;
    if (!limit || each <= limit.teaspoons) return [];
    const message = `"${line}" is ${each.toFixed(2)} tsp of ${limit.kind} for each serving`;
    return [{ recipe: recipe.id, check: 'amounts' as const, message }];
  });
}
