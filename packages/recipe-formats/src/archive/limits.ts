import type { ArchiveFailure, RowProblem } from '@pomona/contract/admin/imports';
import { maxArchiveBytes, maxRecipesPerArchive } from '@pomona/contract/admin/imports';

export const archiveLimits = {
  bytes: maxArchiveBytes,
  recipes: maxRecipesPerArchive,
  /** Of an archive and of those inside of it. */
  entries: 20_000,
  /** Of all that is read; pictures are not. */
  unpackedBytes: 134_217_728,
  entryBytes: 33_554_432,
  /** JSON shrinks to a twentieth; a thousandth is an attack. */
  ratio: 200,
  /** An archive in an archive, as Tandoor writes them, and no further. */
  depth: 2,
  /** Of one recipe, in characters, without its pictures. */
  recipeLength: 400_000,
} as const;

export type FileProblem = Extract<RowProblem, 'broken' | 'too_large' | 'no_recipe' | 'nested'>;

/** Nothing of the archive can be read. */
export class ArchiveError extends Error {
  readonly reason: ArchiveFailure;

  constructor(reason: ArchiveFailure) {
    super(reason);
    this.name = 'ArchiveError';
    this.reason = reason;
  }
}
