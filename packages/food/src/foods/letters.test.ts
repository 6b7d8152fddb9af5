import { expect, it } from 'vitest';
import { plainLetters } from './letters.ts';

it.each([
  ['Jalapeño', 'jalapeno'],
  ['Kısır', 'kisir'],
  ['RUGBRØD', 'rugbrod'],
  ['Bœuf', 'boeuf'],
  ['Weißkohl', 'weisskohl'],
  ['chef’s “mix” – hot', 'chef\'s "mix" - hot'],
])('LIST-09 %s is %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
