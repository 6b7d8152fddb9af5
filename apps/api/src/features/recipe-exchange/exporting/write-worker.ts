import type { ExportFormat } from '@pomona/contract/recipe-exchange';
import type { Recipe } from '@pomona/contract/recipes';
import { cooklangOf } from '@pomona/recipe-formats/export/cooklang';
import { jsonLdOf } from '@pomona/recipe-formats/export/json-ld';

export interface WriteRequest {
  recipe: Recipe;
  formats: readonly ExportFormat[];
  /** Of the site. */
  origin: string;
}

/** The text of a recipe in each of the formats. */
export default function writeRecipe({ recipe, formats, origin }: WriteRequest): string[] {
  return formats.map((format) =>
    format === 'json-ld' ? jsonLdOf(recipe, origin) : cooklangOf(recipe),
  );
}
