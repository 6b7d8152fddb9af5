import type { ArchiveFailure } from '@pomona/contract/admin/imports';
import type { Language } from '@pomona/contract/languages';
import type { DietType } from '@pomona/food/labels/diets';
import type { ArchivedRecipe, RefusedFile } from '@pomona/recipe-formats/archive/unpack';
import type { ReadRecipe } from '@pomona/recipe-formats/read';

export type ArchiveTask =
  | { name: string; bytes: Uint8Array }
  | { recipe: ArchivedRecipe; language: Language };

export type ReadArchive =
  | { entries: (ArchivedRecipe | RefusedFile)[] }
  | { failure: ArchiveFailure };

export interface ReadDraft {
  found: ReadRecipe;
  /** Foods and lines that were not recognised. */
  unmatched: string[];
  /** That it earns. */
  labels: DietType[];
}
