import type { Language } from '@pomona/contract/languages';
import { readCooklang } from '../cooklang/cooklang.ts';
import type { FoundRecipe } from '../found-recipe.ts';
import { cleanText } from '../page/clean-text.ts';
import { type ReadRecipe, readFound } from '../read.ts';
import { jsonRecipes } from '../schema-org/json-ld.ts';
import { readSchemaOrg } from '../schema-org/schema-org.ts';
import type { ArchivedRecipe } from './unpack.ts';

/** The draft of one recipe of an archive, as the import of a single one makes it; `null` where it is none. */
export function readArchived(
  { path, kind, text }: ArchivedRecipe,
  language: Language,
): ReadRecipe | null {
  const found = kind === 'cooklang' ? inCooklang(path, text) : inJson(text);
  if (found === null || found.ingredients.length + found.instructions.length === 0) return null;
  const format = kind === 'cooklang' ? 'cooklang' : 'schema_org';
  return readFound(found, format, { language, address: null });
}

function inJson(text: string): FoundRecipe | null {
  const [recipe] = jsonRecipes(text);
  return recipe === undefined ? null : readSchemaOrg(recipe);
}

/** Cooklang files are often named after their recipe. */
function inCooklang(path: string, text: string): FoundRecipe | null {
  const found = readCooklang(text);
  if (found === null || found.title !== '') return found;
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.cook$/i, '') ?? '';
  return { ...found, title: cleanText(name.replace(/[_-]+/g, ' ')) };
}
