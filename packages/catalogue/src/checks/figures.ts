import type { Finding } from './finding.ts';

/** What the analysis of a recipe's lines says, as far as the checks need it. */
export interface RecipeFigures {
  /** Share of the weight whose food was recognised, 0 to 1. */
  coverage: number;
  /** Lines whose food or weight was not recognised. */
  unmatched: readonly string[];
  /** Energy, protein, carbohydrate or fiber, where too much is missing for it to be told. */
  missing: readonly string[];
  /** kcal a serving */
  calories: number;
  /** mg and grams a serving; absent where they cannot be told. */
  sodium?: number | undefined;
  protein?: number | undefined;
  /** Weight of the recognised ingredients, grams a serving. */
  grams: number;
}

const minimumCalories = 60;
const maximumCalories = 900;
const minimumGrams = 20;
const maximumGrams = 900;

/** Every line is recognised, and a serving weighs and yields what a serving may. */
export function wrongFigures(recipe: string, figures: RecipeFigures): Finding[] {
  const { calories, grams } = figures;
  const findings: Finding[] = figures.unmatched.map((line) => ({
    recipe,
    check: 'matching',
    message: `"${line}" is not recognised`,
  }));
  for (const figure of figures.missing)
    findings.push({ recipe, check: 'matching', message: `its ${figure} cannot be told` });
  if (figures.coverage < 1 && figures.unmatched.length === 0) {
    const message = `only ${Math.round(figures.coverage * 100)} % of its weight is recognised`;
    findings.push({ recipe, check: 'matching', message });
  }
  if (calories < minimumCalories || calories > maximumCalories) {
    const message = `${Math.round(calories)} kcal a serving`;
    findings.push({ recipe, check: 'energy', message });
  }
  if (grams < minimumGrams || grams > maximumGrams) {
    findings.push({ recipe, check: 'amounts', message: `${Math.round(grams)} g a serving` });
  }
  return findings;
}
