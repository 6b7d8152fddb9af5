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
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readRecipe(join(folder, name)));
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
