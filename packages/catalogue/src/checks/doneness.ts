import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';

/** Poultry in any form and any meat that is ground: to be cooked through, unlike a steak. */
const undercookable =
  /\b(?:chicken|turkey|duck)\b(?! (?:stock|broth|bouillon))|\bground (?:beef|pork|lamb|bison|meat)\b/;

/** What an ingredient line says of meat that has been cooked before. */
const cookedBefore = /\b(?:cooked|roasted?|smoked|canned|poached|leftover)\b/;

/** Signs that meat is done: what a thermometer reads, what a cut shows, how it comes apart. */
const sign =
  /\b7[145] °C|\bpink\b|\bcooked through|\bwhite (?:all )?(?:the way )?through|\bopaque\b|\bapart\b|\bshred|\bfork\b|\btender\b/i;

const heat =
  /\b(?:simmer|braise|bake|roast|cook|poach|stew)\w*\b[^.;]*?(\d+)(?: to (\d+))? minutes/gi;

/** Minutes in one go, in sauce or oven, after which a piece of meat needs no sign. */
const cookedThroughMinutes = 20;

/** A recipe with raw poultry or ground meat says by what to tell that it is done, or cooks it for long. */
export function missingDoneness(recipe: CatalogueRecipe): Finding[] {
  const meat = recipe.ingredients.find(
    (line) => undercookable.test(line) && !cookedBefore.test(line),
  );
  const steps = recipe.instructions.join(' ');
  if (meat === undefined || sign.test(steps) || maxHeatMinutes(steps) >= cookedThroughMinutes)
    return [];
  const message = `no step says when "${meat}" is done`;
  return [{ recipe: recipe.id, check: 'doneness', message }];
}

function maxHeatMinutes(steps: string): number {
  const minutes = [...steps.matchAll(heat)].map(([, low = '0', high]) => Number(high ?? low));
  return Math.max(0, ...minutes);
}
