import { readRecipeCalculation } from '@pomona/contract/foods';
import type { CalculatedLine } from '@pomona/contract/foods/calculation';
import type { Language } from '@pomona/contract/languages';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { convertedText } from '@pomona/food/scaling/conversion-text';
import type { Api } from '#platform/api/api.ts';

interface Kitchen {
  system: UnitSystem;
  /** Requested servings / servings of the recipe. */
  factor: number;
  language: Language;
}

/** Ingredient lines in the units of a system, for `factor` times as many servings. */
export type Converter = (lines: readonly string[], kitchen: Kitchen) => readonly string[];

type Density = CalculatedLine['density'];

const nothingKnown: ReadonlyMap<string, Density> = new Map();

/**
 * Makes what converts the lines of one recipe (SCALE-03). The server tells how dense each food is; where it cannot be
 * asked (`null`), weights become weights and volumes volumes.
 */
export async function converterOf(api: Api, recipeId: string | null): Promise<Converter> {
  const densities =
    recipeId === null
      ? nothingKnown
      : await api
          .call(readRecipeCalculation, { params: { id: recipeId } })
          .then(({ lines }) => densitiesOf(lines))
          .catch(() => nothingKnown);
  return (lines, kitchen) => lines.map((line) => convertedLine(line, kitchen, densities.get(line)));
}

/** By the text of the line; further foods of a line are not what it measures. */
function densitiesOf(lines: readonly CalculatedLine[]): Map<string, Density> {
  const own = lines.filter(({ within }) => within === null);
  return new Map(own.map(({ text, density }) => [text, density]));
}

function convertedLine(
  line: string,
  { system, factor, language }: Kitchen,
  measured: Density | undefined,
): string {
  const density = measured ? { gramsPerMl: measured.grams_per_ml, kind: measured.kind } : null;
  return convertedText(line, system, { density, factor, language }).text;
}
