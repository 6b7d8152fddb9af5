import { linkSteps } from '@pomona/food/steps/steps';
import type { Recipe, StepLink } from '../recipes.ts';

/** The links of each step of a recipe to its lines (DETAIL-07). */
export function stepLinksOf({
  ingredients,
  instructions,
  language,
}: Pick<Recipe, 'ingredients' | 'instructions' | 'language'>): StepLink[][] {
  const { mentions } = linkSteps(ingredients, instructions, language);
  return mentions.map((ofStep) =>
    ofStep.map(({ start, end, lines, shareText, isFirst }) => ({
      ...{ start, end, lines: [...lines] },
      share_text: shareText,
      is_first: isFirst,
    })),
  );
}
