import { expect, it } from 'vitest';
import { expectedLines, lineLanguages, mistakesOf } from '../../../../bench/expected-lines.ts';
import { parseLine } from './line.ts';

const aim = 0.95;

it.each(lineLanguages)(
  'FOOD-01 amount, unit and food are right in 95 %% of our own lines (%s)',
  (language) => {
    const lines = [...expectedLines(language), ...expectedLines(language, true)];
    const wrong = lines.filter((line) => {
      const { amount, amountMax, unit, food, heading } = parseLine(line.text, { language });
      const read = { amount, amountMax, unit, food: food?.key ?? null, heading };
      return mistakesOf(line, read).length > 0;
    });
    expect(lines.length).toBeGreaterThanOrEqual(60);
    expect(
      1 - wrong.length / lines.length,
      wrong.map(({ text }) => text).join('\n'),
    ).toBeGreaterThanOrEqual(aim);
  },
);
