import { LRUCache } from 'lru-cache';
import type { Selecting } from '../collection/selecting.ts';
import type { TextSnapshot } from '../collection/service.ts';
import type { TextIndex } from '../collection/text-index.ts';

/** Of one index: two bytes for each recipe and question. */
const maxBytes = 1_000_000;

/** Ranks of the recipes for a question, by position. Those that follow from texts alone are kept as long as the index: they outlive reviews. */
export function createRanks(maxBytesOfIndex = maxBytes) {
  const byIndex = new WeakMap<TextIndex, LRUCache<string, Uint16Array>>();

  function ranksIn(index: TextIndex): LRUCache<string, Uint16Array> {
    const known =
      byIndex.get(index) ??
      new LRUCache<string, Uint16Array>({
        maxSize: maxBytesOfIndex,
        sizeCalculation: ({ byteLength }, question) => byteLength + 2 * question.length + 1,
      });
    byIndex.set(index, known);
    return known;
  }

  return (
    { index, recipes }: TextSnapshot,
    question: string,
  ): { recipes: Selecting; ranks: Uint16Array } => {
    const known = ranksIn(index);
    const before = known.get(question);
    if (before !== undefined) return { recipes, ranks: before };
    index.judgeBy(recipes.figures);
    const { understanding, ranks } = index.search.answer(question);
    const isOfTexts = understanding.parts.every(
      ({ kind }) => kind === 'word' || kind === 'without',
    );
    if (isOfTexts) known.set(question, ranks);
    return { recipes, ranks };
  };
}
