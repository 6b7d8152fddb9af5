import type { JudgedLabel, LabelReason } from '@pomona/contract/foods/labels';
import { reasonDetails } from './reason-details.ts';
import { reasonSentence } from './reason-sentence.ts';
import { useWords } from './reason-words.ts';

/** Why a label holds or does not: one plain sentence for each condition of its rule, and what explains it. */
export function useReasonWords() {
  const words = useWords();
  return {
    sentence: (reason: LabelReason) => reasonSentence(words, reason),
    details: (reason: LabelReason) => reasonDetails(words, reason),
    note: ({ note, foods }: JudgedLabel['notes'][number]) =>
      words.t(`note.${note}`, { foods: words.foods(foods) }),
  };
}

/** The condition that decides: the first that refutes, else the first that stays open, else the first. */
export function decidingReason({ verdict, because }: JudgedLabel): LabelReason | undefined {
  return because.find((reason) => reason.verdict === verdict) ?? because[0];
}
