import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';
import { type CatalogueRecipe, catalogueRecipe } from './schema.ts';

/** A recipe file that can't be used. The message names the file and every fault in it. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
}

/**
 * The whole collection, ordered by id. `folder` holds the YAML files; the default is the one of this package, and a
 * program that bundles this module must name it. Throws `CatalogueError` at the first file that breaks the schema,
 * is not valid YAML or carries another id than its name.
 */
export function readCatalogue(folder = ownFolder()): CatalogueRecipe[] {
  return recipeIds(folder).map((id) => readRecipe(id, folder));
}

/** One recipe of the collection; throws as `readCatalogue` does, also where there is no such file. */
export function readRecipe(id: string, folder = ownFolder()): CatalogueRecipe {
  const recipe = parsedFile(join(folder, `${id}.yaml`), catalogueRecipe);
  if (recipe.id !== id) {
    throw new CatalogueError(`${id}: the id "${recipe.id}" is not the name of the file`);
  }
  return recipe;
}

/** The ids of a folder's files, in the order of the files; reads none. */
export function recipeIds(folder = ownFolder()): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => basename(name, '.yaml'));
}

/** Changes with any letter of any file of the collection; reads without understanding, which is far quicker. */
export function catalogueDigest(folder = ownFolder()): string {
  const digest = createHash('sha256');
  for (const id of recipeIds(folder)) {
    const name = `${id}.yaml`;
    digest.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  return digest.digest('hex');
}

function ownFolder(): string {
  return fileURLToPath(new URL('../recipes/', import.meta.url));
}

/** What a YAML file holds, as a schema reads it. Throws `CatalogueError` with every fault. */
export function parsedFile<Value>(path: string, schema: z.ZodType<Value>): Value {
  const parsed = schema.safeParse(parseYaml(path));
  if (parsed.success) return parsed.data;
  throw new CatalogueError(`${basename(path, '.yaml')}: ${z.prettifyError(parsed.error)}`);
}

function parseYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CatalogueError(`${basename(path)}: ${reason}`, { cause: error });
  }
}
