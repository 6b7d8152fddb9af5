import type { Language } from '@pomona/contract/languages';
import { emptyRecipe, type FoundRecipe } from '../../found-recipe.ts';
import { cleanLines } from '../../page/clean-text.ts';
import { isClutter } from '../clutter.ts';
import { languageOfText } from '../language.ts';
import { closing } from '../line-patterns.ts';
import { servingsOf } from '../servings.ts';
import { isCooking, isRequest, isThanks, needIn } from './chat-words.ts';
import { distinctFoods, type FoodPhrase, PhraseReader } from './food-phrases.ts';
import { messagesIn, sentencesOf } from './messages.ts';
import { dishBefore, dishIn, titleIn } from './title.ts';

/** Longer texts are no messages. */
const maxLength = 4000;
const minFoods = 2;

/** A recipe in sentences ("you need 2 carrots, an onion, some stock… cook 20 min and blend"). */
export function readChat(text: string, member: Language): FoundRecipe | null {
  const plain = cleanLines(text);
  if (plain.length > maxLength) return null;
  const all = messagesIn(plain);
  const messages = all.filter((line) => !isAside(line));
  const language = languageOfText(messages.join('\n')) ?? member;
  const reader = new PhraseReader(language);
  const parts = messages.flatMap((message, place) =>
    sentencesOf(message)
      .filter((sentence) => !isAside(sentence))
      .map((sentence, index) => {
        const part = partOf(sentence, { language, reader });
        return place + index === 0 ? withTitle(part, sentence) : part;
      }),
  );
  const ingredients = distinctFoods(parts.flatMap(({ phrases }) => phrases));
  const steps = parts.flatMap(({ step }) => step ?? []);
  const isCooked = steps.length > 0 || parts.some(({ isList }) => isList);
  const isMeasured = ingredients.some(({ hasAmount }) => hasAmount) || steps.length > 0;
  if (ingredients.length < minFoods || !isCooked || !isMeasured) return null;
  return {
    ...emptyRecipe(),
    language,
    title: titleIn(
      parts.map(({ title }) => title),
      messages,
    ),
    servings: servingsIn(all),
    ingredients: ingredients.map(({ text: line }) => line),
    instructions: steps,
  };
}

const isAside = (text: string) =>
  closing.test(text) ||
  isClutter(text) ||
  isThanks(text) ||
  isRequest(text) ||
  servingsAlone.test(text);
const servingsAlone = /^(?:serves|feeds|für|para|pour|reicht für) \d{1,2}(?: \p{L}{3,12})?[.!]?$/iu;

/** A first sentence without foods names the dish: "Shakshuka!!". */
function withTitle(part: Part, sentence: string): Part {
  const isName = part.title === '' && part.step === null && part.phrases.length === 0;
  const isShort = sentence.split(' ').length <= maxNameWords && !sentence.endsWith('?');
  return isName && isShort ? { ...part, title: dishIn(sentence, true) } : part;
}

const maxNameWords = 4;

interface Part {
  phrases: FoodPhrase[];
  step: string | null;
  title: string;
  /** Foods stand behind "you need" or a colon. */
  isList: boolean;
}

function partOf(
  written: string,
  { language, reader }: { language: Language; reader: PhraseReader },
): Part {
  const sentence = written.replace(forPeopleBehind, '');
  const need = needIn(sentence);
  const colon = /^[^,;:\d]{3,60}\s?:\s/u.exec(sentence)?.[0].length ?? 0;
  const start = need?.end ?? colon;
  const title =
    dishIn(sentence.slice(0, need?.start ?? colon), need === null) || dishBefore(sentence);
  const phrases = reader.phrasesIn(sentence, start);
  const verb = firstVerb(sentence, start, language);
  if (verb === null) {
    const isList = (start > 0 && phrases.length > 0) || phrases.length >= minFoods;
    return {
      phrases: isList ? phrases : measured(phrases),
      step: null,
      title,
      isList: start > 0 && isList,
    };
  }
  const before = phrases.filter(({ to }) => to <= verb);
  const isListed = need !== null || before.length >= minFoods;
  const from = isListed ? (before.at(-1)?.to ?? start) : start;
  return { phrases, step: stepOf(sentence.slice(from)), title, isList: need !== null };
}

const measured = (phrases: readonly FoodPhrase[]) => phrases.filter(({ hasAmount }) => hasAmount);

function firstVerb(sentence: string, start: number, language: Language): number | null {
  for (const { 0: word, index } of sentence.matchAll(/\p{L}+/gu)) {
    if (index >= start && isCooking(word, language)) return index;
  }
  return null;
}

const linking = /^(?:[\s,;:.…–-]|(?:and|then|und|dann|y|luego|et|puis|so|also|just)(?!\p{L}))+/iu;

function stepOf(text: string): string | null {
  if (text.trim().endsWith('?')) return null;
  const step = text
    .replace(linking, '')
    .replace(/(?<![\s,;:…])[\s,;:…]+$/, '')
    .trim();
  return /\p{L}{3}/u.test(step) ? step : null;
}

const forPeople =
  /(?<!\p{L})(?:(?:for|für|para|pour)\s\d{1,2}\s?(?:people|persons|personen|leute|personas|personnes)(?!\p{L})|(?:serves|feeds|reicht für|da para) \d{1,2})/iu;

const forPeopleBehind =
  /, (?:serves|feeds|for|für|reicht für|para|pour) \d{1,2}(?: \p{L}{4,12})?[.!]?$/iu;

const servingsIn = (messages: readonly string[]): number | null =>
  servingsOf(
    messages.flatMap(
      (message) => (forPeople.exec(message) ?? forPeopleBehind.exec(message))?.[0] ?? [],
    ),
  );
