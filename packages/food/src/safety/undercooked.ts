import type { SafetyWords } from './step-words.ts';

const sentencesOf = (step: string): string[] => step.split(/(?<=[.;!?:])\s+/);

/** Minutes after which a large egg's yolk is firm in boiling water. */
const firmAfter = 9;

/** Its eggs stay soft: by a word, by firm whites alone, by their minutes in the water, or as the dish is known. */
export function hasSoftEgg(texts: readonly string[], words: SafetyWords): boolean {
  const sentences = texts.flatMap(sentencesOf);
  if (sentences.some((sentence) => words.rawEggDish.test(sentence))) return true;
  const minutes = sentences.flatMap((sentence) => boiledMinutes(sentence, words));
  if (minutes.length > 0 && Math.max(...minutes) < firmAfter) return true;
  return sentences.some(
    (sentence) =>
      words.egg.test(sentence) &&
      !words.firmEgg.test(sentence) &&
      (words.softEgg.test(sentence) || words.wholeEgg.test(sentence)),
  );
}

function boiledMinutes(sentence: string, { boiledFor }: SafetyWords): number[] {
  const [, ...found] = boiledFor.exec(sentence) ?? [];
  const minutes = found.filter((group) => group !== undefined).map(Number);
  return minutes.length === 0 ? [] : [Math.max(...minutes)];
}

const lasting = /minut/i;

/**
 * A food meets no heat: no sentence that names it, nor the rest of that step and the beginning of the next, has a word of
 * heat, and nothing that it was shaped into is cooked later. Where no step names it, `isHeated` of the whole decides.
 */
export function staysRaw(
  steps: readonly string[],
  name: RegExp,
  { heat, shaped }: SafetyWords,
  isHeated: boolean,
): boolean {
  if (!isHeated) return true;
  const first = steps.findIndex((step) => name.test(step));
  if (first < 0) return false;
  if (steps.slice(first + 1).some((step) => shaped.test(step) && heat.test(step))) return false;
  return !steps.some((step, at) => name.test(step) && heat.test(around(step, steps[at + 1], name)));
}

/** From the first sentence that names the food on; "add it for 1 minute" is cooked as the sentence before says. */
function around(step: string, next: string | undefined, name: RegExp): string {
  const sentences = sentencesOf(step);
  const first = sentences.findIndex((sentence) => name.test(sentence));
  const from = lasting.test(sentences[first] ?? '') ? Math.max(0, first - 1) : first;
  return [...sentences.slice(from), sentencesOf(next ?? '')[0] ?? ''].join(' ');
}
