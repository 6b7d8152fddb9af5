import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';
import { type NamedTime, namedTimes } from './named-times.ts';

/** Minutes by which the stated times may miss what the steps name: short pauses pass as part of preparing. */
const tolerance = 10;

interface Span {
  low: number;
  high: number;
}

/** Waiting that a step asks for without a time. */
const openWait =
  /\b(?:soak|marinate|refrigerate|freeze|prove|rise)\b|\bchill(?: until|\.$)|\bcool completely\b|\blet (?:it|them|everything) cool\b|\bto lukewarm\b|\buntil (?:completely )?cold\b/i;
/** Not a wait: beside other work, a moment, under the tap, or a warning. */
const noWait =
  /\bif\b|\bwhile\b|\bmeanwhile\b|\ba little\b|\ba few\b|running|cold water|\bwould\b|\bsaffron\b|\bskewers\b|\bso(?:ak)? (?:some )?up\b/i;

/** The stated times agree with those that the steps name, heat and waiting apart. */
export function wrongTimes(recipe: CatalogueRecipe): Finding[] {
  const times = recipe.instructions.flatMap(namedTimes);
  const soaked = recipe.ingredients.flatMap((line) =>
    /\bsoaked\b/.test(line) ? namedTimes(`Soak ${line.replace(/^.*\bsoaked\b/, '')}`) : [],
  );
  return [...wrongCooking(recipe, times), ...wrongWaiting(recipe, [...soaked, ...times])].map(
    (message) => ({ recipe: recipe.id, check: 'times', message }),
  );
}

/**
 * At least what runs beside nothing, at most the sum of all steps and a few minutes for heating up. Where nothing
 * heats, three minutes of a machine pass.
 */
function wrongCooking(recipe: CatalogueRecipe, times: readonly NamedTime[]): string[] {
  const heat = times.filter(({ kind }) => kind === 'heat');
  const { low, high } = spanOf(heat);
  const longest = Math.max(0, ...recipe.instructions.map(longestOf));
  const stated = recipe.cook_minutes;
  const findings: string[] = [];
  if (stated === 0 && low > 3) findings.push(`steps take ${low} minutes, but no cooking is stated`);
  if (stated > 0 && stated < longest - 2)
    findings.push(`a step takes ${longest} minutes, cooking ${stated}`);
  else if (stated > 0 && stated + tolerance <= low)
    findings.push(`steps take ${Math.round(low)} minutes, cooking ${stated}`);
  if (stated > 0 && stated > Math.max(high, longest) + 3 + high * 0.25)
    findings.push(`cooking takes ${stated} minutes, steps ${Math.round(high)}`);
  return findings;
}

function wrongWaiting(recipe: CatalogueRecipe, times: readonly NamedTime[]): string[] {
  const { low, high } = spanOf(times.filter(({ kind }) => kind === 'wait'));
  const stated = recipe.rest_minutes;
  if (stated + tolerance <= low) return [`steps wait ${low} minutes, stated are ${stated}`];
  if (stated - tolerance >= high) return [`${stated} minutes of waiting, steps name ${high}`];
  const open = recipe.instructions
    .flatMap((step) => step.split(/(?<=[.;:])\s+/))
    .filter((sentence) => openWait.test(sentence) && !noWait.test(sentence))
    .filter((sentence) => namedTimes(sentence).length === 0);
  return stated > 0 ? [] : open.map((sentence) => `"${sentence}" does not say how long`);
}

/** What stands beside other work may take no time of its own, or all that it names. */
function spanOf(times: readonly NamedTime[]): Span {
  return {
    low: sum(times.filter(({ isBeside }) => !isBeside).map(({ low }) => low)),
    high: sum(times.map(({ high }) => high)),
  };
}

const longestOf = (step: string): number =>
  sum(namedTimes(step).flatMap(({ kind, low }) => (kind === 'heat' ? low : [])));

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
