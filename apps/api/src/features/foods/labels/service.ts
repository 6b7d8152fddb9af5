import type { RecipeLabels } from '@pomona/contract/foods';
import type { JudgedLabel } from '@pomona/contract/foods/labels';
import type { Language } from '@pomona/contract/languages';
import {
  analyseRecipeInSteps,
  type RecipeAnalysis,
  type RecipeLines,
} from '@pomona/food/analysis/analysis';
import { explanationOf } from '@pomona/food/analysis/explanation';
import { allergensExplained } from '@pomona/food/analysis/explanation-allergens';
import { labelRulesVersion } from '@pomona/food/labels/label-rules';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { presentAllergens, presentLabel } from './presenter.ts';

export { presentNamed } from '../presenter.ts';

/** All 13 labels of what was analysed, with their reasons. */
export function judgedLabelsOf(analysis: RecipeAnalysis, language: Language): JudgedLabel[] {
  return explanationOf(analysis, language).map(presentLabel);
}

/** All 13 labels of a recipe with their reasons and the rules behind them (REC-05). */
export async function labelsOf(recipe: RecipeLines, language: Language): Promise<RecipeLabels> {
  const analysis = await analyseRecipeInSteps(recipe, yieldToEventLoop);
  await yieldToEventLoop();
  return {
    rules_version: labelRulesVersion,
    labels: judgedLabelsOf(analysis, language),
    ...presentAllergens(allergensExplained(analysis, language)),
    is_read_whole: analysis.allergens.isComplete,
  };
}
