import type { Language } from '@pomona/contract/languages';
import { analyseRecipe } from '@pomona/food/analysis/analysis';
import { ArchiveError } from '@pomona/recipe-formats/archive/limits';
import { readArchived } from '@pomona/recipe-formats/archive/read-archived';
import { type ArchivedRecipe, unpackArchive } from '@pomona/recipe-formats/archive/unpack';
import type { ArchiveTask, ReadArchive, ReadDraft } from './tasks.ts';

/** Where the source does not say how many eat; some labels are earned by the serving. */
const usualServings = 4;

/** What strangers packed can keep this thread busy, but not the server. */
export default function perform(task: ArchiveTask): ReadArchive | ReadDraft | null {
  return 'bytes' in task ? unpack(task.bytes, task.name) : read(task.recipe, task.language);
}

function unpack(bytes: Uint8Array, name: string): ReadArchive {
  try {
    return { entries: unpackArchive(bytes, name) };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return { failure: error.reason };
  }
}

function read(recipe: ArchivedRecipe, language: Language): ReadDraft | null {
  const found = readArchived(recipe, language);
  if (found === null) return null;
  const { draft } = found;
  const { labels, leftOut } = analyseRecipe({
    lines: draft.ingredients,
    servings: draft.servings ?? usualServings,
    language: draft.language,
    instructions: draft.instructions,
    ...(draft.meal_type !== null && { mealType: draft.meal_type }),
    ...(draft.cook_time !== null && { cookMinutes: draft.cook_time }),
  });
  return {
    found,
    unmatched: leftOut,
    labels: labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : [])),
  };
}
