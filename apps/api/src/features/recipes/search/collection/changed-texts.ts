import type { TextRow } from './store.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/**
 * An index with some recipes as they are now, without all others being indexed again. A question is read with the words of the
 * old index: what is spelled as no other recipe has it is found by its letters.
 */
export async function withChangedTexts(
  index: TextIndex,
  ids: ReadonlySet<string>,
  rows: readonly TextRow[],
): Promise<TextIndex> {
  return joined(index, ids, { changed: await createTextIndex(rows, index), reader: index });
}

/** An index with some recipes in another language. A question is read with the words of both. */
export async function withTranslatedTexts(
  index: TextIndex,
  rows: readonly TextRow[],
): Promise<TextIndex> {
  const ids = new Set(rows.map(({ id }) => id));
  const changed = await createTextIndex(rows, index, index.search.spelling);
  return joined(index, ids, { changed, reader: changed });
}

/** `reader` understands the questions to both. */
function joined(
  index: TextIndex,
  ids: ReadonlySet<string>,
  { changed, reader }: { changed: TextIndex; reader: TextIndex },
): TextIndex {
  const count = index.ids.length;
  const { understand, spelling } = reader.search;
  return {
    ...changed,
    // Nobody has the empty id: what has changed is found where it is now.
    ids: [...index.ids.map((id) => (ids.has(id) ? '' : id)), ...changed.ids],
    foods: [...index.foods, ...changed.foods],
    search: {
      ...{ understand, spelling },
      answer(question, understanding = understand(question)) {
        const before = index.search.answer(question, understanding);
        const now = changed.search.answer(question, understanding);
        const ranks = new Uint16Array(count + changed.ids.length);
        ranks.set(before.ranks);
        ranks.set(now.ranks, count);
        return { ...before, ranks };
      },
    },
    judgeBy(figures) {
      index.judgeBy(figures.slice(0, count));
      changed.judgeBy(figures.slice(count));
    },
  };
}
