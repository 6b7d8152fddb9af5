import { type ParsedLine, parseLine } from '@pomona/food/lines/line';

const joined = / \+ (?=[\d½¼¾⅓⅔])/u;

/** "3 large eggs + 2 egg yolks" as two lines; "1 cup + 2 tbsp milk" is one. */
export function foodLines(line: string): string[] {
  const [first, second, ...others] = line.split(joined);
  if (first === undefined || second === undefined || others.length > 0) return [line];
  if (/[()[\]]/.test(line)) return [line];
  const [one, other] = [parseLine(first), parseLine(second)];
  const isTwo = isFood(one) && isFood(other) && one.amount !== null;
  return isTwo && one.food?.key !== other.food?.key ? [first.trim(), second.trim()] : [line];
}

/** "2 jaunes" names a food though it has no figures of its own. */
const isFood = ({ food, unread, words }: ParsedLine) =>
  food !== null || (unread.length === 0 && words.some(({ role }) => role === 'food'));
