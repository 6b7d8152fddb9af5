import { readHead } from '../amounts/line-head.ts';
import { weigh } from '../amounts/weighing.ts';
import type { Role } from '../foods/food-row.ts';
import type { AccountedMention, Accounting } from './accounting.ts';

export interface SecondWeight {
  grams: number;
  range: { low: number; high: number };
}

/** Upper bound in grams per dish for a food that a line only mentions. */
const maxGramsByRole: readonly (readonly [Role, number])[] = [
  ['salt', 6],
  ['herb', 20],
  ['spice', 5],
  ['leavening', 10],
  ['oil', 45],
  ['butter-cream', 60],
  ['sugar', 100],
  ['acid', 60],
];
const maxGramsOfOthers = 250;

/** Its own amount ("plus 1/2 cup sugar"), else between 0 and an upper bound by role. */
export function secondWeight(
  line: string,
  mention: AccountedMention,
  accounting: Accounting,
): SecondWeight | null {
  const { food } = mention;
  if (food === null) return null;
  const own = ownWeight(line, mention, accounting);
  if (own !== null) return { grams: own.value, range: { low: own.low, high: own.high } };
  if (mention.relation === 'alternative') return null;
  if (food.key === 'water') return { grams: 0, range: { low: 0, high: 0 } };
  const maxGrams =
    maxGramsByRole.find(([role]) => food.roles.includes(role))?.[1] ?? maxGramsOfOthers;
  return { grams: 0, range: { low: 0, high: maxGrams } };
}

function ownWeight(
  line: string,
  { from, to, food }: AccountedMention,
  { words, roles, mentions, language }: Accounting,
) {
  if (food === null) return null;
  let start = from;
  while (
    start > 0 &&
    words[start - 1]?.segment === words[from]?.segment &&
    ['amount', 'unit', 'state', 'variety', 'claim'].includes(roles[start - 1] ?? '') &&
    !mentions.some((one) => one.to === start && one.from < from)
  )
    start -= 1;
  while (start < from && roles[start] !== 'amount') start += 1;
  const [first, last] = [words[start], words[to - 1]];
  if (first === undefined || last === undefined) return null;
  // The name itself may begin with its amount: "3 œufs et 2 jaunes".
  if (start === from && !/^\d/.test(first.text)) return null;
  const reading = readHead(line.slice(first.start, last.end), language);
  if (reading.quantities.length === 0) return null;
  return weigh(food, { quantities: reading.quantities, size: reading.size, notes: [] });
}
