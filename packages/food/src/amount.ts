const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const vulgarClass = '½⅓⅔¼¾⅛⅜⅝⅞';
const number = `(?:\\d{1,6}(?:[.,]\\d{1,3})?\\s?[${vulgarClass}]|\\d{1,4} \\d{1,2}\\/\\d{1,3}|\\d{1,4}\\/\\d{1,3}|\\d{1,6}(?:[.,]\\d{1,3})?|[${vulgarClass}])`;
const leading = new RegExp(`^(${number})(?:\\s*(?:–|-|to|a|à|bis)\\s*(${number}))?(?=[^\\d]|$)`);
const wordAmounts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  half: 0.5,
  un: 1,
  una: 1,
  une: 1,
  ein: 1,
  eine: 1,
  einen: 1,
};

export interface ReadAmount {
  amount: number;
  /** The longer end of a range. */
  amountMax?: number;
  /** What follows, trimmed. */
  rest: string;
}

/** The amount at the beginning of a text: "1 1/2", "½", "2–3", "1,5", "a", "half a". `null` where there is none. */
export function readAmount(text: string): ReadAmount | null {
  const match = leading.exec(text);
  if (match !== null) {
    const [all, first = '', second] = match;
    const rest = text.slice(all.length).trim();
    const amount = amountWritten(first);
    return second === undefined
      ? { amount, rest }
      : { amount, amountMax: amountWritten(second), rest };
  }
  const words = text.split(' ');
  const amount = wordAmounts[(words[0] ?? '').toLowerCase()];
  if (amount === undefined || words.length < 2) return null;
  const skipped = amount === 0.5 && /^an?$/i.test(words[1] ?? '') ? 2 : 1;
  return { amount, rest: words.slice(skipped).join(' ') };
}

function amountWritten(written: string): number {
  const last = written.at(-1) ?? '';
  const fraction = vulgar[last];
  if (fraction !== undefined) {
    const whole = written.slice(0, -1).trim();
    return fraction + (whole === '' ? 0 : decimal(whole));
  }
  const parts = written.split(' ');
  return parts.reduce((sum, part) => sum + (part.includes('/') ? ratio(part) : decimal(part)), 0);
}

function ratio(part: string): number {
  const [above = '0', below = '1'] = part.split('/');
  return Number(below) === 0 ? 0 : Number(above) / Number(below);
}

/** "1,5" is one and a half; "1,000" and "1.000" are a thousand, since nobody weighs to the milligram. */
function decimal(part: string): number {
  if (/^\d{1,3}[.,]000$/.test(part)) return Number(part.replace(/[.,]/, ''));
  return Number(part.replace(',', '.'));
}
