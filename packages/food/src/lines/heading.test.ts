import { expect, it } from 'vitest';
import { isHeadingLine } from './heading.ts';
import { parseLine } from './line.ts';

it.each([
  ['For the sauce:', true],
  ['Onion gravy:', true],
  ['To serve sour cream', false],
  ['2 onions', false],
  ['', false],
])('FOOD-01 "%s" is a heading for whoever reads the whole line, too', (line, isHeading) => {
  expect(isHeadingLine(line)).toBe(isHeading);
  expect(parseLine(line).heading).toBe(isHeading);
});
