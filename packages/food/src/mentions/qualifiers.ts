import { sizeOf } from '../amounts/units.ts';
import { foodOfWords } from '../table/name-index.ts';
import type { Food } from '../table/rows.ts';
import type { Scan } from './scan.ts';
import type { Word } from './words.ts';

const maxQualifierWords = 4;
const negating = new Set('no not non nicht sin sans ohne ni'.split(' '));
/** "skinless thighs, bone-in": bone-in rows otherwise imply skin. */
const skinless = /skinless|skin removed|without skin|sin piel|sans peau|ohne haut/i;

/** A more exact food by other words of the line: "coconut milk, light". `null` where they form no name of the table. */
export function qualifiedFood(
  scan: Scan,
  line: string,
  main: { food: Food; name: string },
): { food: Food; name: string } | null {
  const name = main.name.split(' ').filter(Boolean);
  if (name.length === 0) return null;
  let best: { food: Food; name: string; count: number } | null = null;
  for (const qualifier of qualifiersIn(scan, line, new Set(name))) {
    const words = [...qualifier, ...name];
    const food = foodOfWords(words, scan.language)?.food;
    if (food === undefined || food.key === main.food.key || !isOfKind(food, main.food)) continue;
    if (skinless.test(line) && food.key.endsWith('-skin')) continue;
    if (best === null || qualifier.length > best.count)
      best = { food, name: words.join(' '), count: qualifier.length };
  }
  return best && { food: best.food, name: best.name };
}

/** Excludes other foods that share a word. */
function isOfKind(food: Food, general: Food): boolean {
  return (
    food.category === general.category || food.roles.some((role) => general.roles.includes(role))
  );
}

/** Segments after a comma or in brackets, whole and word by word, and the descriptions before the name. */
function qualifiersIn(scan: Scan, line: string, name: ReadonlySet<string>): string[][] {
  const { words, mentions } = scan;
  // "smoked" selects another row.
  const roles = scan.roles.map((role, position) =>
    mentions.some(({ from, to, food }) => food === null && from <= position && position < to)
      ? 'state'
      : role,
  );
  const bySegment = new Map<number, { word: Word; role: string }[]>();
  for (const [position, word] of words.entries()) {
    const role = roles[position] ?? 'unread';
    bySegment.set(word.segment, [...(bySegment.get(word.segment) ?? []), { word, role }]);
  }
  return [...bySegment.values()].flatMap((segment) => {
    const isNamed = segment.some(({ word }) => name.has(word.folded));
    const describing = segment.filter(
      ({ role, word }) => role !== 'food' && !name.has(word.folded),
    );
    const folded = describing.map(({ word }) => word.folded).filter(Boolean);
    if (isNamed)
      return describing.filter(({ role }) => role === 'state').map(({ word }) => [word.folded]);
    if (segment.length > maxQualifierWords || segment.some(({ role }) => role === 'unit'))
      return [];
    const whole = segment.map(({ word }) => word);
    if (whole.some(({ text }) => /\d/.test(text)))
      return isShare(whole, line) ? [whole.map(({ folded: word }) => word)] : [];
    // "rice, cooked in stock" is raw rice.
    const isPlain = segment.every(({ role }) => role === 'state' || role === 'variety');
    const isNegated = segment.some(({ word }) => negating.has(word.folded));
    const single =
      isPlain && !isNegated
        ? folded
            .filter((word) => word.length >= 3 && sizeOf(word) === undefined)
            .map((word) => [word])
        : [];
    return [whole.map(({ folded: word }) => word), ...single];
  });
}

/** Numbers count only as a share ("2 %", "80/20"). */
function isShare(words: readonly Word[], line: string): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return false;
  return /\d\s?%|\d\/\d\d/.test(line.slice(first.start, last.end + 2));
}
