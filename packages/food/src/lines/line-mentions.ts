import type { Contents } from '../foods/food-row.ts';
import type { Accounting, Relation } from '../mentions/accounting.ts';
import type { ReadAs } from '../mentions/scan.ts';
import { secondWeight } from '../mentions/second-weights.ts';
import type { Food } from '../table/table.ts';
import type { Named } from './naming.ts';

/** A food of a line and its contents after claims ("gluten-free oats"). */
export interface LineMention extends Required<Contents> {
  /** `null`: only the contents are known ("breaded", "vegan butter"). */
  food: { key: string; name: string } | null;
  text: string;
  relation: Relation;
  /** Not a choice, an example, or part of an unread word. */
  isCertain: boolean;
  grams: number | null;
  range: { low: number; high: number } | null;
}

export interface LineWord {
  /** The text between the previous word and this one. */
  before: string;
  text: string;
  role: ReadAs;
}

export const shownFood = ({ key, names }: Food) => ({ key, name: names.en[0] ?? key });

export function mentionsOf(
  line: string,
  accounting: Accounting,
  main: Pick<LineMention, 'grams' | 'range'>,
): LineMention[] {
  const all = accounting.mentions.flatMap((mention) => {
    const [first, last] = [accounting.words[mention.from], accounting.words[mention.to - 1]];
    const text = first && last ? line.slice(first.start, last.end) : '';
    const { relation, isCertain, contents } = mention;
    const one = { ...contents, text, relation, isCertain };
    if (relation === 'part')
      return [{ ...one, food: mention.food && shownFood(mention.food), grams: null, range: null }];
    if (relation === 'main')
      return [{ ...one, food: mention.food && shownFood(mention.food), ...main }];
    const foods = mention.food === null ? mention.implied : [mention.food];
    if (foods.length === 0) return [{ ...one, food: null, grams: null, range: null }];
    return foods.map((food) => {
      const weight = secondWeight(line, { ...mention, food }, accounting);
      const { grams = null, range = null } = weight ?? {};
      return { ...one, food: shownFood(food), grams, range };
    });
  });
  return all.toSorted((a, b) => Number(b.relation === 'main') - Number(a.relation === 'main'));
}

export function alternativesOf({ food, alternative }: Named, mentions: readonly LineMention[]) {
  const others = mentions.flatMap((one) =>
    one.relation === 'alternative' && one.food !== null && one.text !== '' ? [one.food] : [],
  );
  const all = [...(alternative === null ? [] : [shownFood(alternative)]), ...others];
  return all.filter(
    ({ key }, position) =>
      key !== food?.key && all.findIndex((one) => one.key === key) === position,
  );
}

export function wordsOf(line: string, { words, roles }: Accounting): LineWord[] {
  return words.map(({ text, start }, position) => ({
    before: line.slice(words[position - 1]?.end ?? 0, start),
    text,
    role: roles[position] ?? 'unread',
  }));
}
