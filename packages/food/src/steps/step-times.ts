export interface StepTime {
  /** Of its words in the step: characters, `end` behind the last. */
  start: number;
  end: number;
  /** The longer end of a range. */
  seconds: number;
  /** The shorter end of a range; the same without one. */
  fromSeconds: number;
}

const amount = String.raw`\d+(?:[.,]\d+)?(?:\s?[¼½¾⅓⅔]|\s\d\/\d)?|\d\/\d|[¼½¾⅓⅔]`;
const minuteUnit = String.raw`minut(?:e[ns]?|os?)|mins?\.?`;
const secondUnit = String.raw`seconds?|secs?\.?|segundos?|secondes?|sekunden?|sek\.?`;
const unit = String.raw`${secondUnit}|${minuteUnit}|hours?|hrs?\.?|horas?|heures?|stunden?|std\.?|h`;
/** "10 minutes", "8 to 10 minutes", "3/4 of an hour". */
const quantity = String.raw`(?<low>${amount})(?:\s?(?:[–—-]|to|or|a|à|ou|o|bis|oder)\s?(?<high>${amount}))?[\s-]?(?:of an |de |d['’]|(?:derni|premi)[èe]res |[uú]ltim[oa]s |primer[oa]s |more |full |further |volle |weitere )?(?<unit>${unit})`;

const three = '(?:three|tres|trois|drei|3)';
const quarters = String.raw`(?:(?<several>${three})[\s-]?)?(?:quarters?|cuartos?|quarts?|viertel)(?! (?:of|de)\b| d['’])`;
/** What follows a unit, as a part of it: "and a half", "y cuarto", "et trois quarts". */
const part = String.raw`(?:and|y|et|und)\s(?:an?\s|une?\s|eine?\s)?(?:(?<half>half|medi[ao]|demie?|halbe)|(?<quarters>${quarters}))`;
/** What follows a unit in a smaller one: "and 20 minutes", "1h30". */
const more = String.raw`(?:(?:\s(?:and|y|et|und))?\s(?<more>\d{1,2})\s(?<moreUnit>${minuteUnit}|${secondUnit})|(?<=\dh|\d\sh)\s?(?<bare>\d{2}))`;
const oneHour = '(?:an|one) hour|una hora|hora(?= y )|une heure|eine[rn]? stunde';

/** Parts of an hour in words, and hours with a half in one German word. */
const inWords: readonly (readonly [hours: number, words: string])[] = [
  [1 / 2, 'half an hour|media hora|(?:une )?demi-heure|(?:eine[rn]? )?halben? stunde'],
  [
    1 / 4,
    "(?:a )?quarter of an hour|(?:un )?cuarto de hora|(?:un )?quart d['’]heure|(?:eine[rn]? )?viertelstunde",
  ],
  [
    3 / 4,
    `${three}[ -]quarters of an hour|${three} cuartos de hora|${three} quarts d['’]heure|${three} viertelstunden|(?:eine[rn]? )?dreiviertel ?stunde`,
  ],
  [3 / 2, '(?:eineinhalb|anderthalb) stunden'],
  [5 / 2, 'zweieinhalb stunden'],
];
const wordGroups = inWords.map(([, words], place) => `(?<words${place}>${words})`).join('|');

const time = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:(?:${quantity}|(?<one>${oneHour}))(?:${more}|\s${part})?|${wordGroups})(?![\p{L}\d])`,
  'giu',
);
const maxSeconds = 24 * 3600;

/** Far above what people write: each time is a clock on the page. */
const maxTimes = 10;

/** The times that a step names in English, Spanish, French or German, in order (DETAIL-07). */
export function stepTimes(step: string): StepTime[] {
  const found: StepTime[] = [];
  for (const { 0: text, index, groups = {} } of step.matchAll(time)) {
    const seconds = Math.round(secondsOf(groups));
    const fromSeconds = Math.round(secondsOf({ ...groups, high: undefined }));
    if (seconds > 0 && seconds <= maxSeconds)
      found.push({ start: index, end: index + text.length, seconds, fromSeconds });
    if (found.length === maxTimes) break;
  }
  return found;
}

type Groups = Readonly<Record<string, string | undefined>>;

function secondsOf(groups: Groups): number {
  const word = inWords.find((_, place) => groups[`words${place}`] !== undefined);
  if (word !== undefined) return word[0] * 3600;
  const each = groups.one === undefined ? unitSeconds(groups.unit ?? '') : 3600;
  const count = groups.one === undefined ? numberOf(groups.high ?? groups.low ?? '') : 1;
  const rest = Number(groups.more ?? groups.bare ?? 0) * unitSeconds(groups.moreUnit ?? 'min');
  return (count + partOf(groups)) * each + rest;
}

function partOf({ half, quarters: text, several }: Groups): number {
  if (half !== undefined) return 1 / 2;
  if (text === undefined) return 0;
  return several === undefined ? 1 / 4 : 3 / 4;
}

function unitSeconds(unit: string): number {
  if (/^(?:sec|seg|sek)/i.test(unit)) return 1;
  return /^m/i.test(unit) ? 60 : 3600;
}

const signs: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** "1.5", "1,5", "1½", "1 1/2", "1/2". */
function numberOf(written: string): number {
  const [, whole = '0', sign = '', over, under] =
    /^(\d+(?:[.,]\d+)?(?!\/))?\s?([¼½¾⅓⅔])?(?:(\d)\/(\d))?$/.exec(written) ?? [];
  return (
    Number(whole.replace(',', '.')) + (signs[sign] ?? 0) + (over ? Number(over) / Number(under) : 0)
  );
}
