import { storageKeys } from '@pomona/contract/constants';
import { unitAtStart } from '@pomona/food/scaling/kitchen-words';
import { readStored, writeStored } from '#platform/storage/storage.ts';

/** In most kitchens: proposed as being at home until this device has learned otherwise. */
const basics =
  /(?:^|\s)(?:salt|water|(?:ground |black |white )+pepper|(?:olive|canola|rapeseed|sunflower|vegetable) oil|sal|agua|pimienta(?: negra| blanca)?|aceite(?: de .+)?|sel|eau|poivre(?: noir| blanc)?|huile(?: d.+)?|salz|wasser|pfeffer|(?:\p{L}+)?öl)$/iu;
const maxRemembered = 300;

type Known = Readonly<Record<string, boolean>>;

/** The food of a line without amount and notes: "fine salt" of "1/4 tsp fine salt, or less". */
export function foodOfLine(line: string): string {
  const plain = line.replace(/\([^)]*\)/gu, ' ').trim();
  const [amount = ''] = /^[\d\s.,/½⅓⅔¼¾⅛–-]*/u.exec(plain) ?? [];
  const rest = plain.slice(amount.length);
  const unit = amount === '' ? null : unitAtStart(rest);
  const [food = ''] = rest.slice(unit?.length ?? 0).split(/,(?!\d)/u);
  return food
    .trim()
    .replace(/^(?:of|de|d['’]) ?/iu, '')
    .toLowerCase();
}

export function isAtHome(line: string): boolean {
  const food = foodOfLine(line);
  return known()[food] ?? basics.test(food);
}

/** What was left out or chosen stays so for the next recipe on this device. */
export function rememberAtHome(lines: readonly { line: string; isAtHome: boolean }[]): void {
  const learned = lines
    .map(({ line, isAtHome: own }) => [foodOfLine(line), own] as const)
    .filter(([food, own]) => food !== '' && (own || basics.test(food) || food in known()));
  const all = [...Object.entries({ ...known(), ...Object.fromEntries(learned) })];
  writeStored(storageKeys.atHome, JSON.stringify(Object.fromEntries(all.slice(-maxRemembered))));
}

function known(): Known {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.atHome) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}
