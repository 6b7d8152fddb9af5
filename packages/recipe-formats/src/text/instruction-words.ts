import type { Language } from '@pomona/contract/languages';
import { withoutMarker } from '../schema-org/instructions.ts';
import { isCooking } from './chat/chat-words.ts';

const beginnings: Readonly<Record<Language, RegExp>> = {
  en: /^(?:arrange|break|bring|broil|brown|brush|char|coat|cover|cream|divide|finely|gently|in|layer|leave|let|lightly|line|make|place|pour|preheat|press|put|reduce|remove|return|roll|season|sear|set|shape|spoon|stuff|transfer|turn|using|wash|when|while)$/iu,
  es: /^(?:coloc|cubr|cocin|dej|deshue?s|disuelv|derrit|forr|form|incorpor|lav|lle[vn]|machaqu|marin|met|mont|pas|pon|precal[ie]e?nt|prepar|quit|reserv|retir|salt|saz|sell|tap|vert|viert)(?:\p{L}{0,6})$/iu,
  fr: /^(?:arros|baiss|couvr|d[ée]glac|d[ée]moul|d[ée]tail|dress|[ée]gout|[ée]talez?|[ée]tal|fa[cç]onn|fair|fait|laiss|lav|mett|mouill|mont|ôt|pel|plac|pos|pren|prépar|recouvr|réserv|retir|retourn|sal|tass|tamis|tourn)(?:\p{L}{0,5})$/iu,
  de: /^(?:alles|anschließend|danach|dann|den|die|das|nun|zuerst|zuletzt|zum schluss|inzwischen)$/iu,
};
const fillers =
  /^(?:se|nous|on|tu|vous|lo|la|then|now|luego|puis|ensuite|despu[ée]s|primero|first)$/iu;
const minWords = 3;
const bareNumber = /^\d{1,2}\s(?=\p{Lu}\p{Ll})/u;

/** "Mix miso and honey", "Faire dorer le poulet, réserver", "Zwiebel würfeln und anbraten": what is to be done, without an amount before it. */
export function isInstruction(line: string, language: Language): boolean {
  const text = withoutMarker(line).replace(bareNumber, '');
  if (/^[\d½¼¾⅓⅔]/.test(text)) return false;
  const words = text.match(/\p{L}+(?:-\p{L}+)?/gu) ?? [];
  if (words.length < minWords) return false;
  const first = words.find((word) => !fillers.test(word)) ?? '';
  if (language === 'de') return isGerman(words);
  // "Roast chicken, shredded" names a food.
  const isVerb = isCooking(first.split('-')[0] ?? '', language) || beginnings[language].test(first);
  return isVerb && (/[.]$/.test(text) || words.length > minWords || linking.test(text));
}

const linking =
  /(?<!\p{L})(?:the|and|until|el|la|los|las|y|hasta|todo|le|les|l|et|tout|on|in|with)(?!\p{L})/iu;
const infinitive =
  /(?<!\p{L})(?:lassen|geben|stellen|legen|nehmen|machen|ziehen|garen|verteilen|servieren|erhitzen|genießen)(?!\p{L})/iu;

function isGerman(words: readonly string[]): boolean {
  const [last = '', before = ''] = words.toReversed();
  const isVerb = isCooking(last, 'de') || infinitive.test(last);
  const isEnd = isVerb && /\p{Ll}/u.test(last.charAt(0)) && !/^zum?$/i.test(before);
  const isOrder =
    beginnings.de.test(words[0] ?? '') &&
    words.length > minWords &&
    words.some((word) => isCooking(word, 'de'));
  return (isEnd && words.length > minWords - 1) || isOrder;
}
