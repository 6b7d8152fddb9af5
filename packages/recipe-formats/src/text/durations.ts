import { recipeBounds } from '@pomona/contract/recipe-writing';

const iso =
  /^[-+]?P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?(?:([\d.,]+)H)?(?:([\d.,]+)(?:M|$))?(?:([\d.,]+)S)?)?$/i;

const number = '(\\d{1,4}(?:[.,]\\d{1,2})?(?: ?[½¼¾⅓⅔])?|[½¼¾⅓⅔])';
const joined = '(?: ?(?:-|–|—|to|bis|à|a|ou|oder|o|or) ?(?=[\\d½¼¾]))';
const units = {
  weeks: '(?:wks?|weeks?|wochen?|semanas?|semaines?)',
  days: '(?:d|days?|tage?n?|jours?|días?|dias?)',
  hours: '(?:h|hrs?|hours?|std|stdn|stunden?|heures?|horas?)',
  minutes: "(?:mn?|mins?|minutes?|minuten?|minutos?|['′])",
  seconds: '(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?)',
};
const after = '(?![\\p{L}])\\.?';
const amountOf = (unit: string) =>
  new RegExp(`(?:${number}${joined})?${number} ?-?${unit}${after}`, 'iu');
const patterns = {
  weeks: amountOf(units.weeks),
  days: amountOf(units.days),
  hours: amountOf(units.hours),
  minutes: amountOf(units.minutes),
  seconds: amountOf(units.seconds),
};

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** "1 1/2", "1-1/2", "1 and 1/2", "1/4"; neither "30/40" nor a date. */
const slashed =
  /(?<![\d.,/])(?:(\d{1,2})(?:-| |(?: (?:and|&|y|et|und) )))?([1-7])\/([2348])(?![\d/])/gi;

/** Fractions as decimals, to two places. */
const withDecimals = (text: string): string =>
  text.replace(slashed, (written, whole: string | undefined, over: string, under: string) =>
    Number(over) < Number(under)
      ? (Number(whole ?? 0) + Number(over) / Number(under)).toFixed(2)
      : written,
  );

const halfHour = /(?:half an hour|media hora|demi-?heure|halbe stunde)/i;
/** Behind the hours; "1 heure 1/2" has become "1 heure 0.50". */
const andAHalf = /(?:and a half|y media|et demie|einhalb|^ ?0\.50(?! ?m))/i;
const anHour = /(?<!\p{L})(?:an hour|one hour|una hora|une heure|eine stunde)(?!\p{L})/iu;

/** Minutes: ISO 8601, also careless ("PT1H30"), or words in four languages ("1 Std. 15 Min.", "1½ hours"); of a range the longer end. */
export function minutesOf(text: string): number | null {
  const plain = text.trim().slice(0, 100);
  const minutes = isoMinutes(plain) ?? plainMinutes(plain) ?? wordMinutes(withDecimals(plain));
  if (minutes === null || !Number.isFinite(minutes)) return null;
  const whole = Math.round(minutes);
  return whole >= 0 && whole <= recipeBounds.minutes ? whole : null;
}

const numberOf = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

function isoMinutes(text: string): number | null {
  const parts = iso.exec(text.replace(/\s+/g, ''));
  if (parts === null || parts.slice(1).every((part) => part === undefined)) return null;
  const [, years, months, weeks, days, hours, minutes, seconds] = parts;
  // Months are minutes whose "T" was forgotten.
  const isForgotten = months !== undefined && !/T/i.test(text);
  return (
    (numberOf(years) * 365 + (isForgotten ? 0 : numberOf(months) * 30)) * 1440 +
    (isForgotten ? numberOf(months) : 0) +
    (numberOf(weeks) * 7 + numberOf(days)) * 1440 +
    numberOf(hours) * 60 +
    numberOf(minutes) +
    numberOf(seconds) / 60
  );
}

function plainMinutes(text: string): number | null {
  if (/^\d{1,5}(?:[.,]\d+)?$/.test(text)) return numberOf(text);
  const [, hours, minutes] =
    /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?(?: ?(?:h|std|hours?))?\.?$/i.exec(text) ?? [];
  return hours === undefined ? null : numberOf(hours) * 60 + numberOf(minutes);
}

function mixed(text: string | undefined): number {
  const character = /[½¼¾⅓⅔]/.exec(text ?? '')?.[0];
  const whole = (text ?? '').replace(/[½¼¾⅓⅔ ]/g, '');
  return (
    (whole === '' ? 0 : numberOf(whole)) +
    (character === undefined ? 0 : (fractions[character] ?? 0))
  );
}

function wordMinutes(text: string): number | null {
  const weeks = patterns.weeks.exec(text);
  const days = patterns.days.exec(text);
  const hours = patterns.hours.exec(text);
  const behind = hours === null ? text : text.slice(hours.index + hours[0].length);
  const minutes =
    patterns.minutes.exec(behind) ??
    (hours === null ? null : /^ ?(?:()(\d{1,2}))(?!\d)/.exec(behind));
  const seconds = patterns.seconds.exec(text);
  const halves = hours !== null && andAHalf.test(behind.slice(0, 20)) ? 30 : 0;
  if ([weeks, days, hours, minutes, seconds].some((found) => found !== null)) {
    return (
      (mixed(weeks?.[2]) * 7 + mixed(days?.[2])) * 1440 +
      (mixed(hours?.[2]) * 60 + mixed(minutes?.[2]) + halves) +
      mixed(seconds?.[2]) / 60
    );
  }
  if (halfHour.test(text)) return 30;
  return anHour.test(text) ? 60 + (andAHalf.test(text) ? 30 : 0) : null;
}
