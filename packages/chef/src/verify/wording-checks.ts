import { isStorableText } from '@pomona/contract/text';
import { type Language, languages } from '@pomona/food/foods/languages';
import { folded } from '@pomona/food/foods/names';
import type { WrittenRecipe } from '../written-recipe.ts';
import { languageWords } from './language-words-data.ts';
import { medicalClaims } from './medical-words-data.ts';
import type { Problem } from './problem.ts';

/** Tags, entities, Markdown links and images, code, addresses; sentences to a reader's machine. */
const foreign: readonly RegExp[] = [
  /<[a-z!/?]|&(?:[a-z]{2,8}|#x?[\da-f]{1,7});|\]\(|`|\{\{|\$\{/i,
  /(?:https?|ftp|javascript|data|file|mailto):|www\.|\w@\w/i,
  /[a-z\d]\.(?:com|org|net|io|co|ru|info|biz|xyz|shop|app|dev)\b/i,
  /\bignor(?:e|iere|a|ez|ieren) (?:\w{1,12} ){0,3}(?:instructions?|rules?|prompts?|anweisungen|regeln|instrucciones|reglas|consignes|règles)\b/i,
  /\b(?:ai|language) (?:language )?(?:model|assistant)\b|\bsystem prompt\b|\bprevious instructions?\b|\bdisregard (?:the|all|any|previous)\b/i,
  /\b(?:developer mode|jailbreak|allergen (?:check|filter|verifier)|verifier|api key|password|credit card|promo code)\b/i,
  /\b(?:subscribe|click here|buy now|call (?:us|now)|you are now)\b/i,
];

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

export function wordingProblems(recipe: WrittenRecipe, notes: string): Problem[] {
  const { title, description, ingredients, instructions: steps, tags } = recipe;
  const texts = [title, description, ...ingredients, ...steps, ...tags, notes];
  return [...texts.flatMap(wordingOfText), ...languageProblems(recipe)];
}

const maxShown = 80;

function wordingOfText(text: string): Problem[] {
  const found: Problem[] = [];
  if (!isStorableText(text) || invisible.test(text) || /[\n\r\t]/.test(text))
    found.push({ kind: 'markup', text: 'control characters' });
  for (const pattern of foreign) {
    const match = pattern.exec(text);
    if (match !== null) found.push({ kind: 'markup', text: match[0].slice(0, maxShown) });
  }
  const claim = medicalClaims.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (claim != null) found.push({ kind: 'medical_claim', text: claim[0].slice(0, maxShown) });
  return found;
}

/** Another language must have clearly more of its small words to be the one of the text. */
const clearly = 1.5;
const fewest = 4;

function languageProblems({
  language,
  description,
  instructions: steps,
}: WrittenRecipe): Problem[] {
  const words = folded([description, ...steps].join(' ')).split(' ');
  const count = (one: Language) => words.filter((word) => languageWords[one].has(word)).length;
  const own = count(language);
  const other = languages.find((one) => count(one) >= fewest && count(one) > own * clearly);
  return other === undefined ? [] : [{ kind: 'shape', detail: `written in ${other}` }];
}
