import {
  calorieWords,
  countedWords,
  hourWords,
  limitPhrases,
  type Meaning,
  maxPhraseWords,
  minuteWords,
  underPhrases,
} from './phrases.ts';

interface Limit {
  length: number;
  meaning: Meaning;
}

const numberWith = /^(\d{1,4})([a-z]*)$/;
const bareMinutes = { least: 5, most: 240 };

/** "20 minutes", "20min", "1 hour", "500 kcal"; a bare number where `isUnder`. */
function amountAt(words: readonly string[], at: number, isUnder: boolean): Limit | null {
  const [, digits, joined = ''] = numberWith.exec(words[at] ?? '') ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  const isJoined = joined !== '';
  const unit = isJoined ? joined : (words[at + 1] ?? '');
  const length = isJoined ? 1 : 2;
  if (value === 0) return null;
  if (minuteWords.has(unit)) return { length, meaning: { kind: 'minutes', value } };
  if (hourWords.has(unit)) return { length, meaning: { kind: 'minutes', value: value * 60 } };
  if (calorieWords.has(unit)) return { length, meaning: { kind: 'calories', value } };
  const isBare = isUnder && !isJoined && !countedWords.has(unit);
  return isBare && value >= bareMinutes.least && value <= bareMinutes.most
    ? { length: 1, meaning: { kind: 'minutes', value } }
    : null;
}

/** A limit at a word, with what stands before it: "under 30", "in 20 minutes", "moins de 500 kcal". */
export function limitAt(words: readonly string[], at: number): Limit | null {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const isUnder = underPhrases.has(phrase);
    if (!isUnder && !limitPhrases.has(phrase)) continue;
    const amount = amountAt(words, at + length, isUnder);
    if (amount !== null) return { length: length + amount.length, meaning: amount.meaning };
  }
  return amountAt(words, at, false);
}
