import { numberWords } from '@pomona/food/amounts/number-words';

const duration =
  /(?<![\p{L}\d/.,])(\d{1,4}\s\d\/\d|\d\/\d|\d{1,4}(?:[.,]\d+)?\s?[½¼¾]?|[½¼¾]|\p{L}{2,10})(?:\s?(?:to|a|à|bis|or|o|ou|oder|[-–])\s?\d{1,4})?[\s\u00a0-]{0,2}(seconds?|secs?|segundos?|secondes?|sekunden?|sek|minutes?|minutos?|minuten?|mins?|mn|hours?|hrs?|horas?|heures?|stunden?|std|h)(?!\p{L})/giu;

const overnight =
  /(?<!\p{L})(?:overnight|(?:durante|toda) la noche|(?:toute )?(?:une|la) nuit|über nacht)(?!\p{L})/iu;
/** "for 30 minutes, or overnight". */
const orOvernight =
  /(?:or|o|ou|oder) (?:overnight|(?:durante |toda )?la noche|(?:toute )?(?:une|la) nuit|über nacht)/iu;
const minutesOfNight = 360;

/** "Meanwhile", "while it simmers": beside the step before. */
const meanwhile =
  /(?<!\p{L})(?:meanwhile|in the meantime|at the same time|while|mientras|al mismo tiempo|entretanto|pendant (?:ce temps|que)|entre-temps|en attendant|währenddessen|inzwischen|in der zwischenzeit|unterdessen|während)(?!\p{L})/iu;

/** "every 2 minutes", "for the last 3 minutes", "no longer than 3 hours": part or bound of a time that stands elsewhere. */
const within =
  /(?:every|each|after|cada|tras|al cabo de|después de|toutes les|tous les|après|alle|nach|last|final|últimos|dernières|letzten|halfway|first|than|within|up to|keeps? for|hasta|antes de|jusqu['’]à|moins de|que|bis zu|höchstens|innerhalb von|als|primeros|premières|ersten)\s?$/iu;
const wordsBefore = 20;

export interface StepMinutes {
  /** Of all its times one after the other. */
  total: number;
  longest: number;
  isBeside: boolean;
}

/** The times that a step names, in any of the four languages; of a range the lower end. */
export function minutesOfStep(step: string): StepMinutes {
  const minutes = [...step.matchAll(duration)].flatMap(
    ({ 0: text, 1: amount = '', 2: unit = '', index }) => {
      const isWithin = within.test(step.slice(Math.max(0, index - wordsBefore), index));
      const number = isWithin || text === '' ? null : numberOf(amount);
      return number === null ? [] : [number * minutesOfUnit(unit.toLowerCase())];
    },
  );
  // "for 4 hours or overnight" is done after 4 hours.
  const hasHours = minutes.some((one) => one >= 60);
  if (!hasHours && overnight.test(step) && !orOvernight.test(step)) minutes.push(minutesOfNight);
  return {
    total: minutes.reduce((sum, one) => sum + one, 0),
    longest: Math.max(0, ...minutes),
    isBeside: meanwhile.test(step),
  };
}

function minutesOfUnit(unit: string): number {
  if (unit.startsWith('m')) return 1;
  return unit.startsWith('h') || unit.startsWith('st') ? 60 : 1 / 60;
}

const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** "1 1/2", "1½", "1.5", "two". */
function numberOf(text: string): number | null {
  if (/^\p{L}/u.test(text)) return numberWords.get(text.toLowerCase())?.value ?? null;
  const [whole = '', fraction = ''] = text.includes('/')
    ? ['', ...text.split(' ')].slice(-2)
    : [text];
  const [above = 0, below = 1] = fraction.split('/').map(Number);
  const sign = parts[whole.at(-1) ?? ''];
  const digits = Number((sign === undefined ? whole : whole.slice(0, -1)).trim().replace(',', '.'));
  return digits + (sign ?? 0) + (fraction === '' ? 0 : above / below);
}
