import { gunzipSync } from 'node:zlib';
import { postgresText } from '@pomona/contract/text';
import { decodePage } from '../page/decoding.ts';
import { recipesInJson } from './json-recipes.ts';
import { ArchiveError, archiveLimits, type FileProblem } from './limits.ts';
import { type Budget, isZip, newBudget, plainPath, zipEntries } from './zip.ts';

/** One recipe of an archive, not read yet; JSON is that of schema.org, whichever program wrote it. */
export interface ArchivedRecipe {
  /** The file, with a number behind it where it holds several. */
  path: string;
  kind: 'json' | 'cooklang';
  text: string;
}

/** A file that cannot be a recipe. */
export interface RefusedFile {
  path: string;
  problem: FileProblem;
}

/**
 * What an archive holds, in its order: a ZIP of JSON-LD, Cooklang, Mealie, Tandoor, Nextcloud Cookbook or Paprika, or one such file
 * alone. Pictures are passed over. Throws `ArchiveError`.
 */
export function unpackArchive(bytes: Uint8Array, name: string): (ArchivedRecipe | RefusedFile)[] {
  if (bytes.length > archiveLimits.bytes) throw new ArchiveError('too_large_unpacked');
  const found: (ArchivedRecipe | RefusedFile)[] = [];
  const path = plainPath(name) || 'file';
  const files = isZip(bytes)
    ? filesInZip(bytes, newBudget(), '', 1)
    : [{ path, content: bytes } satisfies ArchivedFile];
  if (!isZip(bytes)) {
    if (kindOf(path) === null) throw new ArchiveError('not_an_archive');
    if (kindOf(path) === 'zip') throw new ArchiveError('broken_archive');
  }
  for (const file of files) {
    found.push(...recipesIn(file));
    if (found.length > archiveLimits.recipes) throw new ArchiveError('too_many_recipes');
  }
  if (found.length === 0) throw new ArchiveError('nothing_found');
  return found;
}

interface ArchivedFile {
  path: string;
  content: Uint8Array | { problem: FileProblem };
}

function* filesInZip(
  bytes: Uint8Array,
  budget: Budget,
  folder: string,
  depth: number,
): Generator<ArchivedFile> {
  const paths = new Set<string>();
  const isRead = (path: string) => {
    paths.add(path);
    return kindOf(path) !== null;
  };
  for (const { path, content } of zipEntries(bytes, budget, isRead)) {
    const whole = `${folder}${path}`;
    const isNested = content instanceof Uint8Array && kindOf(path) === 'zip';
    if (!isNested) {
      if (!isRepeated(path, paths)) yield { path: whole, content };
    } else if (depth >= archiveLimits.depth) yield { path: whole, content: { problem: 'nested' } };
    else yield* nestedFiles(content, budget, { path: whole, depth });
  }
}

/** Our own archive has each recipe as JSON-LD and as Cooklang. */
const isRepeated = (path: string, paths: ReadonlySet<string>): boolean =>
  path.endsWith('.cook') && paths.has(`${path.slice(0, -'.cook'.length)}.jsonld`);

/** One that is broken is a broken file; one that is too much ends it all. */
function* nestedFiles(
  bytes: Uint8Array,
  budget: Budget,
  { path, depth }: { path: string; depth: number },
): Generator<ArchivedFile> {
  try {
    yield* filesInZip(bytes, budget, `${path}/`, depth + 1);
  } catch (error) {
    if (!(error instanceof ArchiveError) || error.reason !== 'broken_archive') throw error;
    yield { path, content: { problem: 'broken' } };
  }
}

type Kind = 'json' | 'cooklang' | 'paprika' | 'zip';

const kinds: readonly [RegExp, Kind][] = [
  [/\.json(?:ld)?$/i, 'json'],
  [/\.cook$/i, 'cooklang'],
  [/\.paprikarecipe$/i, 'paprika'],
  [/\.(?:zip|paprikarecipes)$/i, 'zip'],
];

function kindOf(path: string): Kind | null {
  // What macOS adds to archives.
  if (/(?:^|\/)(?:__MACOSX\/|\.)/.test(path)) return null;
  return kinds.find(([ending]) => ending.test(path))?.[1] ?? null;
}

function recipesIn({ path, content }: ArchivedFile): (ArchivedRecipe | RefusedFile)[] {
  if (!(content instanceof Uint8Array)) return [{ path, problem: content.problem }];
  const kind = kindOf(path);
  const bytes = kind === 'paprika' ? unzipped(content) : content;
  const text = bytes === null ? null : decodePage(bytes, '');
  if (text === null || kind === 'zip') return [{ path, problem: 'broken' }];
  if (kind === 'cooklang') return [{ path, kind, text: postgresText(text) }].map(withinLength);
  const found = recipesInJson(text);
  if (typeof found === 'string') return [{ path, problem: found }];
  return found
    .map((recipe, index) => ({
      path: found.length === 1 ? path : `${path}#${index + 1}`,
      kind: 'json' as const,
      text: recipe,
    }))
    .map(withinLength);
}

const withinLength = (recipe: ArchivedRecipe): ArchivedRecipe | RefusedFile =>
  recipe.text.length <= archiveLimits.recipeLength
    ? recipe
    : { path: recipe.path, problem: 'too_large' };

/** A recipe of Paprika is compressed once more. */
function unzipped(bytes: Uint8Array): Uint8Array | null {
  try {
    return gunzipSync(bytes, { maxOutputLength: archiveLimits.entryBytes });
  } catch {
    return null;
  }
}
