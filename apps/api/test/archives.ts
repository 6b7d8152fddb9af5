import { archivePartBytes, type RecipeImport } from '@pomona/contract/admin/imports';
import { strToU8, zipSync } from 'fflate';
import type { SignedIn, TestApp } from './app.ts';

/** A recipe of schema.org; what the test does not name is whole, and every line is known. */
export const archivedRecipe = (name: string, fields: object = {}) => ({
  ...{ '@context': 'https://schema.org', '@type': 'Recipe', name, recipeYield: '4 servings' },
  ...{ prepTime: 'PT10M', cookTime: 'PT20M', recipeCategory: 'Dinner' },
  recipeIngredient: ['400 g carrots', '200 g red lentils'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook it all.' }],
  ...fields,
});

export const archiveOf = (files: Readonly<Record<string, unknown>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, value]) => [
          path,
          strToU8(typeof value === 'string' ? value : JSON.stringify(value)),
        ]),
      ),
    ),
  );

/** Sends an archive in its parts, as the page does. */
export async function sendArchive(
  test: Pick<TestApp, 'inject'>,
  { headers }: SignedIn,
  bytes: Buffer,
  name = 'recipes.zip',
): Promise<RecipeImport> {
  const url = '/api/admin/recipe-imports';
  const begun = await test.inject({
    ...{ method: 'POST', url, headers },
    payload: { name, bytes: bytes.length },
  });
  if (begun.statusCode !== 201) throw new Error(begun.body);
  let last = begun.json<RecipeImport>();
  for (let number = 0; last.next_part === number; number += 1) {
    const part = bytes.subarray(number * archivePartBytes, (number + 1) * archivePartBytes);
    const sent = await test.inject({
      ...{ method: 'PUT', url: `${url}/${last.id}/parts/${number}`, headers },
      payload: { data: part.toString('base64') },
    });
    if (sent.statusCode !== 200) throw new Error(sent.body);
    last = sent.json();
  }
  return last;
}
