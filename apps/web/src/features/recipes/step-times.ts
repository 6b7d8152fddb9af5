/** A time that a step names. */
export interface StepTime {
  /** Of its words in the step: characters, `end` behind the last. */
  start: number;
  end: number;
  /** The longer end of a range. */
  seconds: number;
}

const amount = String.raw`\d+(?:[.,]\d+)?(?:\s?[¼½¾⅓⅔]|\s\d\/\d)?|\d\/\d|[¼½¾⅓⅔]`;
const minuteUnit = String.raw`minut(?:e[ns]?|os?)|mins?\.?`;
const unit = String.raw`seconds?|secs?\.?|segundos?|secondes?|sekunden?|sek\.?|${minuteUnit}|hours?|hrs?\.?|horas?|heures?|stunden?|std\.?|h`;
const half = `(?:y media|et demie?|and a half|und eine halbe)`;
const quantity = String.raw`(?<low>${amount})(?:\s?(?:[–—-]|to|or|a|à|ou|o|bis|oder)\s?(?<high>${amount}))?[\s-]?(?<unit>${unit})`;
const more = String.raw`(?:(?:\s(?:and|y|et|und))?\s(?<more>\d{1,2})\s(?:${minuteUnit})|(?<=\dh|\d\sh)\s?(?<bare>\d{2}))`;
const words = `(?<half>half an hour|media hora|(?:une )?demi-heure|(?:eine[rn]? )?halben? stunde)|(?<quarter>(?:a )?quarter of an hour|(?:un )?cuarto de hora|(?:un )?quart d['’]heure|(?:eine[rn]? )?viertelstunde)|(?<one>an hour|una hora|une heure|eine[rn]? stunde)`;
const time = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:${quantity}(?:${more}|\s(?<also>${half}))?|${words})(?![\p{L}\d])`,
  'giu',
);
const longestSeconds = 24 * 3600;

/** The times that a step names in English, Spanish, French or German, in order (DETAIL-07). */
export function stepTimes(step: string): StepTime[] {
  return [...step.matchAll(time)].flatMap(({ 0: said, index, groups = {} }) => {
    const seconds = Math.round(secondsOf(groups));
    if (seconds <= 0 || seconds > longestSeconds) return [];
    return [{ start: index, end: index + said.length, seconds }];
  });
}

function secondsOf(groups: Record<string, string | undefined>): number {
  if (groups.half !== undefined) return 1800;
  if (groups.quarter !== undefined) return 900;
  if (groups.one !== undefined) return 3600;
  const each = unitSeconds(groups.unit ?? '');
  const count = numberOf(groups.high ?? groups.low ?? '') + (groups.also === undefined ? 0 : 0.5);
  return count * each + Number(groups.more ?? groups.bare ?? 0) * 60;
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
