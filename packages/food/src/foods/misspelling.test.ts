import { describe, expect, it } from 'vitest';
import { allowedEdits, nearWords, vocabularyOf } from './misspelling.ts';

const vocabulary = vocabularyOf([
  'broccoli',
  'bread',
  'cream',
  'cinnamon',
  'coriander',
  'onion soup',
]);
const near = (word: string) => nearWords(word, vocabulary).map((known) => known.word);

describe('misspellings', () => {
  it.each([
    ['a letter left out', 'crem', []],
    ['a letter left out', 'brocoli', ['broccoli']],
    ['a letter added', 'creeam', ['cream']],
    ['a letter changed', 'craam', ['cream']],
    ['two letters swapped', 'onoin', ['onion']],
    ['two edits in a long word', 'cinammon', ['cinnamon']],
    ['two edits in a short word', 'cerma', []],
    ['three edits', 'coryantre', []],
    ['another first letter', 'dream', []],
  ])('%s: %s', (_, word, words) => {
    expect(near(word)).toEqual(words);
  });

  it('forgives none in short words and two in long ones', () => {
    expect(['corn', 'cream', 'parsley', 'broccoli'].map(allowedEdits)).toEqual([0, 1, 1, 2]);
  });

  it('takes a doubled letter for lighter than another one', () => {
    expect(nearWords('carot', vocabularyOf(['carob', 'carrot']))).toEqual([
      { word: 'carrot', edits: 0.5 },
    ]);
  });

  it('keeps the nearest words only', () => {
    expect(nearWords('broccolo', vocabularyOf(['broccoli', 'broccoms']))).toEqual([
      { word: 'broccoli', edits: 1 },
    ]);
  });
});
