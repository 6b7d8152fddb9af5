import type { Recipe } from '@pomona/contract/recipes';
import { recipeJsonLd } from '@pomona/contract/recipes/json-ld';

const isAddress = (source: string) => /^https?:/i.test(source);

const tipNames = { make_ahead: 'Make ahead', swap: 'Swap' } as const;

export function jsonLdOf(recipe: Recipe, origin: string): string {
  const thing = recipeJsonLd(recipe, origin);
  const tips = (['make_ahead', 'swap'] as const).flatMap((key) => {
    const text = recipe.notes[key];
    return text === undefined ? [] : [{ '@type': 'HowToTip', name: tipNames[key], text }];
  });
  const file = {
    ...thing,
    recipeInstructions: [...thing.recipeInstructions, ...tips],
    ...(recipe.source_url !== null && {
      [isAddress(recipe.source_url) ? 'isBasedOn' : 'creditText']: recipe.source_url,
    }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
