import { expect, it } from 'vitest';
import { stepTimes } from './step-times.ts';

const minute = 60;
const hour = 3600;

function found(step: string) {
  return stepTimes(step).map(({ start, end, seconds }) => [step.slice(start, end), seconds]);
}

it('DETAIL-07 finds the times that a step names, with their places', () => {
  expect(stepTimes('Simmer for 20 minutes, then rest 1 hour.')).toEqual([
    { start: 11, end: 21, seconds: 20 * minute },
    { start: 33, end: 39, seconds: hour },
  ]);
});

it.each([
  ['Bake 12–15 min', '12–15 min', 15 * minute],
  ['Fry 30 to 40 seconds', '30 to 40 seconds', 40],
  ['Roast for 1 hour 30 minutes.', '1 hour 30 minutes', 90 * minute],
  ['Roast for 1 hour and 15 minutes.', '1 hour and 15 minutes', 75 * minute],
  ['Soak for 1 1/2 hours', '1 1/2 hours', 90 * minute],
  ['Soak for 1½ hours', '1½ hours', 90 * minute],
  ['after a 10-minute rest', '10-minute', 10 * minute],
  ['Chill for half an hour.', 'half an hour', 30 * minute],
  ['Chill for an hour.', 'an hour', hour],
  ['Cuece de 8 a 10 minutos.', '8 a 10 minutos', 10 * minute],
  ['Hornea 1 hora y 20 minutos.', '1 hora y 20 minutos', 80 * minute],
  ['Hornea 1 hora y media.', '1 hora y media', 90 * minute],
  ['Deja reposar media hora.', 'media hora', 30 * minute],
  ['Saltea 45 segundos.', '45 segundos', 45],
  ['Laissez mijoter 8 à 10 minutes.', '8 à 10 minutes', 10 * minute],
  ['Enfournez pour 1 h 30.', '1 h 30', 90 * minute],
  ['Enfournez pour 1h30 à four doux', '1h30', 90 * minute],
  ['Laissez reposer une demi-heure.', 'une demi-heure', 30 * minute],
  ['Reposer 1 heure et demie au frais', '1 heure et demie', 90 * minute],
  ['8 bis 10 Minuten köcheln', '8 bis 10 Minuten', 10 * minute],
  ['1 Stunde 30 Minuten backen', '1 Stunde 30 Minuten', 90 * minute],
  ['1,5 Stunden ruhen lassen', '1,5 Stunden', 90 * minute],
  ['eine halbe Stunde ziehen lassen', 'eine halbe Stunde', 30 * minute],
  ['30 Sekunden rösten', '30 Sekunden', 30],
  ['2 Std. kühlen', '2 Std.', 2 * hour],
])('DETAIL-07 reads the time of "%s"', (step, words, seconds) => {
  expect(found(step)).toEqual([[words, seconds]]);
});

it.each([
  'Heat the oven to 200 °C (400 °F).',
  'Add 2 mint leaves and 3 hot peppers.',
  'Cut into 3 m long ropes? No: 30 mm.',
  'Bring 2 minced cloves to the 1 handful.',
  'Leave it for 90 days.',
  'Keep for 48 hours.',
])('DETAIL-07 leaves other numbers alone: %s', (step) => {
  expect(found(step)).toEqual([]);
});
