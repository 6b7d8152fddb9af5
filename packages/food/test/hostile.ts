import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { analyseRecipe } from '../src/analysis/analysis.ts';
import type { DetailedAllergen } from '../src/foods/allergens.ts';
import { type Language, languages } from '../src/foods/languages.ts';
import type { DietType } from '../src/labels/diets.ts';

/** A line that tempts a reader to prove what is not so; `clean` ones tempt it to be over-cautious. */
export interface HostileLine {
  line: string;
  language: Language;
  mayNotProve?: DietType[];
  mustShow?: DetailedAllergen[];
  clean?: boolean;
  mustProve?: DietType[];
  rule?: string;
}

export function hostileLines(): HostileLine[] {
  return languages.flatMap((language) =>
    parse(readFileSync(new URL(`hostile-lines.${language}.yaml`, import.meta.url), 'utf8')),
  );
}

/**
 * What is wrong with the answer to a line; empty where it is safe, and where a clean one is proven. An allergen may be
 * missing only where the answer says that not every word was read.
 */
export function faultsOf({ line, language, ...expected }: HostileLine): string[] {
  const { labels, allergens } = analyseRecipe({ lines: [line], servings: 1, language });
  const proven = labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : []));
  const shown = [...allergens.detailed, ...allergens.mayContain];
  return [
    ...(expected.mayNotProve ?? []).filter((label) => proven.includes(label)),
    ...(expected.mustShow ?? [])
      .filter((allergen) => allergens.isComplete && !shown.includes(allergen))
      .map((allergen) => `no ${allergen}`),
    ...(expected.mustProve ?? [])
      .filter((label) => !proven.includes(label))
      .map((label) => `not ${label}`),
  ];
}
