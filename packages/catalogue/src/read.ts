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
  return recipeFiles(folder).map((name) => readRecipe(join(folder, name)));
}

/** Changes with any letter of any file of the collection; reads without understanding, which is far quicker. */
export function catalogueDigest(folder = ownFolder()): string {
  const digest = createHash('sha256');
  for (const name of recipeFiles(folder)) {
    digest.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  return digest.digest('hex');
}

function recipeFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
}

function ownFolder(): string {
  return fileURLToPath(new URL('../recipes/', import.meta.url));
}

function readRecipe(path: string): CatalogueRecipe {
  const name = basename(path, '.yaml');
  const parsed = catalogueRecipe.safeParse(parseYaml(path));
  if (!parsed.success) throw new CatalogueError(`${name}: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.id !== name) {
    throw new CatalogueError(`${name}: the id "${parsed.data.id}" is not the name of the file`);
  }
  return parsed.data;
}

function parseYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CatalogueError(`${basename(path)}: ${reason}`, { cause: error });
  }
}
