import { amountOf } from './scaling.ts';

const sign = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const number = `(?:\\d{1,6}\\s?${sign}|${sign}|\\d{1,4}(?:\\s+|-)\\d{1,2}\\s?[/⁄]\\s?\\d{1,2}|\\d{1,4}\\s?[/⁄]\\s?\\d{1,3}|\\d{1,6}(?:[.,]\\d{1,3})?)`;
const span = '\\s?[-–—]\\s?|\\s+(?:to|or|a|o|à|ou|bis|oder|y|-)\\s+';
const leading = new RegExp(`^(${number})(?:(?:${span})(${number}))?(?![\\d%°])`, 'i');
const hedge =
  /^(?:about|approx(?:imately)?\.?|around|roughly|circa|ca\.?|scant|generous|heaped|heaping|level|rounded|up to|at least|unos?|unas|aproximadamente|environ|etwa|ungefähr|knapp|gut|gestrichene[rn]?|gehäufte[rn]?|~|≈)\s+/i;

/** Number words of the four languages, as far as they stand in ingredient lines. */
const wordAmounts: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ nine: 9, ten: 10, twelve: 12, dozen: 12, half: 0.5, quarter: 0.25, couple: 2, few: 3 },
  ...{
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    media: 0.5,
    medio: 0.5,
  },
  ...{ une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, demi: 0.5, 'demi-': 0.5 },
  ...{
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    eines: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
  },
  ...{ halbe: 0.5, halber: 0.5, halbes: 0.5, halben: 0.5, einige: 3 },
};

export interface ReadAmount {
  amount: number;
  /** The longer end of a range. */
  amountMax?: number;
  /** What follows, trimmed. */
  rest: string;
}

/**
 * The amount at the beginning of a text: "1 1/2", "½", "2–3", "1,5", "a", "half a", "two"; `null` where there is
 * none. Numbers that are part of a word or a share ("00 flour", "5-spice", "90%") are no amounts.
 */
export function readAmount(text: string): ReadAmount | null {
  const plain = withoutHedges(text);
  const match = leading.exec(plain);
  if (match === null) return readWords(plain);
  const [all, first = '', second] = match;
  const rest = plain.slice(all.length);
  if (/^0\d/.test(first) || /^-(?!inch|cm)\p{L}{4,}/u.test(rest) || first.endsWith('/0'))
    return null;
  const dozen = /^\s+(?:dozen|docenas? de|douzaines? d[e’']|dutzend)\s*/i.exec(rest);
  if (dozen !== null) return { amount: 12 * amountOf(first), rest: rest.slice(dozen[0].length) };
  const amount = amountOf(first, rest);
  const amountMax = second === undefined ? undefined : amountOf(second, rest);
  if (!Number.isFinite(amount)) return null;
  if (amountMax === undefined || !(amountMax > amount)) return { amount, rest: rest.trim() };
  return { amount, amountMax, rest: rest.trim() };
}

function withoutHedges(text: string): string {
  let plain = text.trim();
  for (let times = 0; times < 3; times += 1) plain = plain.replace(hedge, '');
  return plain;
}

/** "a", "half a", "a few", "a couple of", "half of a". */
function readWords(text: string): ReadAmount | null {
  const words = text.split(' ');
  let amount: number | undefined;
  let taken = 0;
  for (const word of words.slice(0, 3)) {
    const value = wordAmounts[word.toLowerCase()];
    if (value === undefined) break;
    // "half a", "a half", "a dozen": an article counts for nothing beside another number word.
    amount = amount === undefined || amount === 1 ? value : value === 1 ? amount : amount * value;
    taken += 1;
  }
  if (amount === undefined || words.length === taken) return null;
  return {
    amount,
    rest: words
      .slice(taken)
      .join(' ')
      .replace(/^(?:of|de) (?:an? )?/i, ''),
  };
}
