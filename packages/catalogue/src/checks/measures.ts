import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';

/** °C below which a temperature is that of food on a thermometer, above it that of an oven. */
const coolestOven = 140;

/** Settings of an American oven, °C to °F. They are rounder than the arithmetic, as ovens and cooks are. */
const ovenSettings: Readonly<Record<number, number>> = {
  140: 275,
  150: 300,
  160: 325,
  170: 340,
  175: 350,
  180: 350,
  190: 375,
  200: 400,
  210: 410,
  220: 425,
  230: 450,
  240: 465,
  250: 480,
};

const temperature = /(\d+) °C \((\d+) °F\)/g;

/** Spoons that no set of measuring spoons has, and small spoons that make up a large one. */
const oddSpoon = /^(?:(?:\d+ )?[12]\/3 tsp|[369] tsp)\b/;

/** Temperatures are the same in both scales everywhere, and spoons are those of a measuring set. */
export function wrongMeasures(recipe: CatalogueRecipe): Finding[] {
  const notes = [recipe.notes?.make_ahead ?? '', recipe.notes?.swap ?? ''];
  const pairs = [...recipe.instructions, ...notes].flatMap((text) => [
    ...text.matchAll(temperature),
  ]);
  const unequal = pairs.filter(([, celsius, fahrenheit]) => {
    return !sameHeat(Number(celsius), Number(fahrenheit));
  });
  const odd = recipe.ingredients.filter((line) => oddSpoon.test(line));
  return [
    ...unequal.map(([pair]) => `"${pair}" is not the same heat twice`),
    ...odd.map((line) => `"${line}" is not in spoons of a measuring set`),
  ].map((message) => ({ recipe: recipe.id, check: 'measures', message }));
}

function sameHeat(celsius: number, fahrenheit: number): boolean {
  if (celsius >= coolestOven) return ovenSettings[celsius] === fahrenheit;
  return Math.abs((celsius * 9) / 5 + 32 - fahrenheit) <= 1;
}
