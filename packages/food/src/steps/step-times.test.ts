import { expect, it } from 'vitest';
import { stepTimes } from './step-times.ts';

const minute = 60;
const hour = 3600;

function found(step: string) {
  return stepTimes(step).map(({ start, end, seconds }) => [step.slice(start, end), seconds]);
}

it('DETAIL-07 finds the times that a step names, with their places', () => {
  expect(stepTimes('Simmer for 20 minutes, then rest 1 hour.')).toEqual([
    { start: 11, end: 21, seconds: 20 * minute, fromSeconds: 20 * minute },
    { start: 33, end: 39, seconds: hour, fromSeconds: hour },
  ]);
});

it('DETAIL-07 tells both ends of a range', () => {
  expect(stepTimes('Rest 1 to 1 1/2 hours.')).toMatchObject([
    { seconds: 90 * minute, fromSeconds: hour },
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
  ['Chill for an hour and a half.', 'an hour and a half', 90 * minute],
  ['Chill for an hour and a quarter.', 'an hour and a quarter', 75 * minute],
  ['Chill for an hour and three quarters.', 'an hour and three quarters', 105 * minute],
  ['Chill for an hour and 20 minutes.', 'an hour and 20 minutes', 80 * minute],
  ['Chill for one hour.', 'one hour', hour],
  ['Roast for 2 hours and a half.', '2 hours and a half', 150 * minute],
  ['Roast for three quarters of an hour.', 'three quarters of an hour', 45 * minute],
  ['Roast for three-quarters of an hour.', 'three-quarters of an hour', 45 * minute],
  ['Roast for 3/4 of an hour.', '3/4 of an hour', 45 * minute],
  ['Roast for a quarter of an hour.', 'a quarter of an hour', 15 * minute],
  ['Roast for 2 minutes and 30 seconds.', '2 minutes and 30 seconds', 150],
  ['Deja reposar una hora y media.', 'una hora y media', 90 * minute],
  ['Deja reposar hora y media.', 'hora y media', 90 * minute],
  ['Deja reposar una hora y cuarto.', 'una hora y cuarto', 75 * minute],
  ['Hornea 1 hora y cuarto.', '1 hora y cuarto', 75 * minute],
  ['Hornea una hora y tres cuartos.', 'una hora y tres cuartos', 105 * minute],
  ['Hornea una hora y 20 minutos.', 'una hora y 20 minutos', 80 * minute],
  ['Hornea tres cuartos de hora.', 'tres cuartos de hora', 45 * minute],
  ['Hornea un cuarto de hora.', 'un cuarto de hora', 15 * minute],
  ['Cuece 2 minutos y medio.', '2 minutos y medio', 150],
  ['Laissez reposer une heure et demie.', 'une heure et demie', 90 * minute],
  ['Laissez reposer une heure et quart.', 'une heure et quart', 75 * minute],
  ['Laissez reposer 1 heure et quart.', '1 heure et quart', 75 * minute],
  ['Laissez reposer une heure et 20 minutes.', 'une heure et 20 minutes', 80 * minute],
  ["Laissez reposer trois quarts d'heure.", "trois quarts d'heure", 45 * minute],
  ['Laissez reposer trois quarts d’heure.', 'trois quarts d’heure', 45 * minute],
  ['Laissez reposer un quart d’heure.', 'un quart d’heure', 15 * minute],
  ['eine Stunde und 15 Minuten backen', 'eine Stunde und 15 Minuten', 75 * minute],
  ['eineinhalb Stunden backen', 'eineinhalb Stunden', 90 * minute],
  ['anderthalb Stunden backen', 'anderthalb Stunden', 90 * minute],
  ['zweieinhalb Stunden backen', 'zweieinhalb Stunden', 150 * minute],
  ['eine Dreiviertelstunde backen', 'eine Dreiviertelstunde', 45 * minute],
  ['eine dreiviertel Stunde backen', 'eine dreiviertel Stunde', 45 * minute],
  ['drei Viertelstunden backen', 'drei Viertelstunden', 45 * minute],
  ['nach einer Viertelstunde wenden', 'einer Viertelstunde', 15 * minute],
  ['nach einer halben Stunde wenden', 'einer halben Stunde', 30 * minute],
  ['Rest 1 to 1 1/2 hours.', '1 to 1 1/2 hours', 90 * minute],
  ['Cook for 10 more minutes.', '10 more minutes', 10 * minute],
  ['Beat for 3 full minutes.', '3 full minutes', 3 * minute],
  ['3 volle Minuten schlagen', '3 volle Minuten', 3 * minute],
  ['Ajouter les 3 dernières minutes.', '3 dernières minutes', 3 * minute],
  ['Añade en los 3 últimos minutos.', '3 últimos minutos', 3 * minute],
  ['1 bis 2 Stunden kühlen', '1 bis 2 Stunden', 2 * hour],
  ['Reposer 1 à 2 heures', '1 à 2 heures', 2 * hour],
  ['Deja de 1 a 2 horas.', '1 a 2 horas', 2 * hour],
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
