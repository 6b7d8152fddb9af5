import { expect, it } from 'vitest';
import { stepPieces } from './step-times.ts';

it('DETAIL-07 finds the times that a step names', () => {
  expect(stepPieces('Simmer for 20 minutes, then rest 1 hour.')).toEqual([
    { text: 'Simmer for ' },
    { text: '20 minutes', seconds: 1200 },
    { text: ', then rest ' },
    { text: '1 hour', seconds: 3600 },
    { text: '.' },
  ]);
});

it('DETAIL-07 takes the longer end of a range', () => {
  expect(stepPieces('Bake 12–15 min')[1]).toEqual({ text: '12–15 min', seconds: 900 });
  expect(stepPieces('Fry 30 to 40 seconds')[1]).toEqual({ text: '30 to 40 seconds', seconds: 40 });
});

it('leaves other numbers alone', () => {
  expect(stepPieces('Heat the oven to 200 °C (400 °F).')).toEqual([
    { text: 'Heat the oven to 200 °C (400 °F).' },
  ]);
});
