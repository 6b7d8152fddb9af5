import { languages } from '@pomona/contract/languages';
import { medicalWords } from './medical-words.ts';

/**
 * Whether somebody asks for a dose or a treatment: words of a medicine, or of treating an illness, in a question. A guess in
 * four languages; what it finds gets a note, nothing more.
 */
export function isMedicalQuestion(text: string): boolean {
  const words = wordsOf(text);
  const hasMark = text.includes('?');
  return languages.some((language) => {
    const { medicines, substances, taking, illnesses, treating, questions } =
      medicalWords[language];
    const has = (phrases: readonly string[]) => phrases.some((phrase) => contains(words, phrase));
    if (!hasMark && !has(questions)) return false;
    return has(medicines) || (has(substances) && has(taking)) || (has(illnesses) && has(treating));
  });
}

function contains(words: string, phrase: string): boolean {
  return phrase.endsWith('*')
    ? words.includes(` ${phrase.slice(0, -1)}`)
    : words.includes(` ${phrase} `);
}

/** Each between two spaces, without accents; "500mg" is two. */
function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/(\d)([a-z])/g, '$1 $2').replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}
