import type { RecipeLabels } from '@pomona/contract/foods';
import type { Language } from '@pomona/contract/languages';
import type { RecipeLines } from '@pomona/food/analysis';
import { explanationOf } from '@pomona/food/explanation';
import { labelRulesVersion } from '@pomona/food/label-rules';
import { presentLabel } from './presenter.ts';

/** All 13 labels of a recipe with their reasons and the rules behind them (REC-05). */
export function labelsOf(recipe: RecipeLines, language: Language): RecipeLabels {
  return {
    rules_version: labelRulesVersion,
    labels: explanationOf(recipe, language).map(presentLabel),
  };
}
