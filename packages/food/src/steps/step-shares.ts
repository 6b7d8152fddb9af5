import type { Language } from '../foods/languages.ts';

const number =
  '(?:\\d+(?:[.,/]\\d+)?(?:\\s?[½⅓⅔¼¾])?|[½⅓⅔¼¾]|\\d+ \\d/\\d)(?:\\s?(?:–|-|to|bis|à|a)\\s?\\d+)?';

/** Words before a mention that say how much of the line is meant; display only. */
const before: Readonly<Record<Language, RegExp>> = {
  en: shareBefore(
    `(?:about |roughly |only |just |all but )?(?:(?:the )?(?:other |first |second |remaining )?half|(?:a|one|two|three) (?:thirds?|quarters?|fifths?|eighths?)|(?:two|three) quarters|most|some|a (?:little|few|bit|touch)|(?:the )?(?:rest|remainder|remaining|last|other)|${number} (?:tsp|tbsp|teaspoons?|tablespoons?|cups?|ml|g|oz|cloves?|pinch(?:es)?)|(?:a|one|two|three|another) (?:\\p{L}+ )?(?:pinch(?:es)?|handfuls?|spoonfuls?|tablespoons?|teaspoons?|splash|drizzle|squeeze|knob|drops?|few drops|ladlefuls?|cups?)|${number}|one|two|three|four|five|six)`,
    '(?: (?:of|from))?(?: (?:the|this|that|it|your))?(?: remaining)?',
  ),
  es: shareBefore(
    `(?:la )?(?:otra )?mitad|(?:un|dos) tercios?|(?:un|tres) cuartos?|(?:el )?resto|casi todo|un poco|(?:una )?parte|unas (?:gotas|cucharadas)|(?:una|dos|tres|${number}) (?:cucharadas?|cucharaditas?|tazas?|pizcas?|g|ml)`,
    '(?: (?:de|del))?(?: (?:la|el|los|las))?',
  ),
  fr: shareBefore(
    `(?:la )?(?:autre )?moitié|(?:un|les deux) tiers|(?:un|les trois) quarts?|(?:le )?reste|presque tout|un peu|une partie|quelques gouttes|(?:une|deux|trois|${number}) (?:cuillerées?|cuillères?(?: à (?:soupe|café))?|tasses?|pincées?|g|ml|c\\. à [sc]\\.)`,
    "(?: (?:de|du|des|d['’]))?(?: ?(?:la|le|les|l['’]))?",
  ),
  de: shareBefore(
    `(?:die |der |den )?(?:andere |zweite )?hälfte|(?:ein|zwei) drittel|(?:ein|drei) viertel|(?:den |der |dem )?rest|(?:die |das |den |der |dem )?(?:restlichen?|restliche[nrs]|übrigen?|übrige[nrs])|etwas|ein wenig|ein bisschen|einen teil|ein paar tropfen|(?:einen?|zwei|drei|${number}) (?:el|tl|esslöffel|teelöffel|tassen?|prisen?|g|ml)`,
    '(?: (?:der|des|vom|von|dem|den|die|das))*',
  ),
};

/** "aceite restante", "l’huile restante". */
const afterShare: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  es: /^ (?:restantes?|sobrantes?)(?!\p{L})/iu,
  fr: /^ (?:restante?s?)(?!\p{L})/iu,
  de: null,
};

const rest =
  /(?<!\p{L})(?:rest|remaining|remainder|other|last|second|resto|restantes?|sobrantes?|otra|reste|restante?s?|autre|restlich\p{L}*|übrig\p{L}*|andere|zweite)(?!\p{L})/iu;

function shareBefore(shares: string, link: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${shares})${link}\\s*$`, 'iu');
}

export interface Share {
  start: number;
  end: number;
  /** "the rest of", "the remaining". */
  isRest: boolean;
}

const window = 60;

/** The span of a mention with the words for its share; `null` without any. */
export function shareAround(
  step: string,
  { start, end }: { start: number; end: number },
  language: Language,
): Share | null {
  const from = Math.max(0, start - window);
  const ahead = before[language].exec(step.slice(from, start));
  const after = afterShare[language]?.exec(step.slice(end));
  if (ahead === null && !after) return null;
  const share = {
    start: ahead === null ? start : from + ahead.index,
    end: end + (after?.[0].length ?? 0),
  };
  const words = step.slice(share.start, start) + (after?.[0] ?? '');
  return { ...share, isRest: rest.test(words) };
}
