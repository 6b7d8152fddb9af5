import { expect, it } from 'vitest';
import { sampleRecipe } from '../../test/sample.ts';
import { placelessStorage } from './storage.ts';

const findings = (make_ahead: string) => placelessStorage(sampleRecipe({ notes: { make_ahead } }));

it.each([
  'Keeps for 3 days.',
  'Cook the chicken a day ahead.',
  'Marinate the fish the night before.',
  'The chicken can marinate overnight before it is grilled.',
])('REC-06 finds that "%s" does not say where', (note) => {
  expect(findings(note).map(({ check }) => check)).toEqual(['storage']);
});

it.each([
  'Keeps for 3 days in the refrigerator.',
  'The nuts keep for 2 weeks in a jar.',
  'Freezes for 2 months, best cooked the day before.',
  'Cut the vegetables while the oven heats.',
])('REC-06 lets "%s" pass', (note) => {
  expect(findings(note)).toEqual([]);
});

it('REC-06 asks nothing of a recipe without such a note', () => {
  expect(placelessStorage(sampleRecipe())).toEqual([]);
});
