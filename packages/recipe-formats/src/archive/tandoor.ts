import { isThing, listOf, type Thing } from '../schema-org/thing.ts';
import { lineOfParts, nameOf, numberOf, textIn } from './line-parts.ts';

const hasSteps = ({ steps }: Thing): boolean =>
  Array.isArray(steps) && steps.some((step) => isThing(step) && 'instruction' in step);

export const isTandoor = (thing: Thing): boolean =>
  typeof thing.name === 'string' && hasSteps(thing);

/** The fields of `RecipeExportSerializer` of Tandoor: each step has its own ingredients. */
export function schemaOrgOfTandoor(thing: Thing): Thing {
  const steps = listOf(thing.steps).filter(isThing);
  const [working, waiting] = [numberOf(thing.working_time) ?? 0, numberOf(thing.waiting_time) ?? 0];
  const isOneTime = working === 0 || waiting === 0;
  return {
    '@type': 'Recipe',
    name: thing.name,
    description: thing.description,
    recipeIngredient: steps.flatMap(({ ingredients }) =>
      listOf(ingredients).filter(isThing).map(lineOf),
    ),
    recipeInstructions: steps.map(instructionOf),
    ...(isOneTime
      ? { totalTime: minutesText(working + waiting) }
      : { prepTime: minutesText(working), cookTime: minutesText(waiting) }),
    recipeYield: [thing.servings, thing.servings_text].filter(Boolean).map(String),
    keywords: listOf(thing.keywords).map(nameOf).filter(Boolean),
    url: thing.source_url,
  };
}

/** An unset time is 0. */
const minutesText = (minutes: number): string | null => (minutes > 0 ? `${minutes} min` : null);

function instructionOf({ name, instruction }: Thing): unknown {
  const text = textIn(instruction);
  const heading = textIn(name);
  return heading === ''
    ? text
    : { '@type': 'HowToSection', name: heading, itemListElement: [text].filter(Boolean) };
}

function lineOf(ingredient: Thing): string {
  const note = textIn(ingredient.note);
  if (ingredient.is_header === true) return `${note}:`;
  const amount = ingredient.no_amount === true ? null : numberOf(ingredient.amount);
  const { unit, food } = ingredient;
  return lineOfParts({ amount, unit: nameOf(unit), food: nameOf(food), note });
}
