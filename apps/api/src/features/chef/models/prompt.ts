import type { Brief, GivenFood } from '@pomona/chef/brief';
import type { Problem } from '@pomona/chef/verify/problem';
import type { Language } from '@pomona/contract/languages';
import type { DietType } from '@pomona/food/labels/diets';
import { labelRules } from '@pomona/food/labels/label-rules';
import { parseLine } from '@pomona/food/lines/line';
import { type Food, foodByKey } from '@pomona/food/table/table';

const maxFlavourNotes = 5;
/** A word or three; names, addresses and sentences are longer or have other signs. */
const flavourNote = /^\p{L}{2,20}(?:[ -]\p{L}{2,20}){0,2}$/u;

const maxDraftLength = 20_000;

/**
 * What a model learns of a request: foods by their names in our table, diets with their limits, allergens, time. Nothing
 * else that was typed: goals went into `targets`, and unknown words only as short flavour notes.
 */
export function promptOf(brief: Brief, problems: readonly Problem[], lastDraft: unknown): string {
  const { request, given, targets, flavourNotes, needsOven } = brief;
  const isRepair = problems.length > 0;
  return JSON.stringify({
    language: request.language,
    meal: request.mealType,
    servings: request.servings,
    max_minutes_in_all: request.maxMinutes,
    cuisine: request.cuisine,
    use: namesOfUsed(given),
    flavour_notes: flavourNotes.filter((note) => flavourNote.test(note)).slice(0, maxFlavourNotes),
    diets: request.diets.map(ruleOf),
    no_allergens: request.allergens,
    leave_out: namesOfLeftOut(request.without, request.language),
    per_serving: targets,
    oven: needsOven,
    variant: request.seed,
    ...(isRepair && { last_draft: shortened(lastDraft), problems }),
  });
}

const nameOf = ({ key, names }: Food): string => names.en[0] ?? key;

function namesOfUsed(given: readonly GivenFood[]): string[] {
  const used = given.flatMap(({ food, leftOut }) => (leftOut === null ? (food ?? []) : []));
  return [...new Set(used.map(nameOf))];
}

function namesOfLeftOut(without: readonly string[], language: Language): string[] {
  const foods = without.flatMap((text) => parseLine(text, { language }).food?.key ?? []);
  return foods.map((key) => {
    const food = foodByKey(key);
    return food ? nameOf(food) : key;
  });
}

function ruleOf(diet: DietType) {
  return { diet, rule: labelRules.find(({ label }) => label === diet)?.conditions };
}

/** A draft that is far too long is not worth mending. */
function shortened(draft: unknown): unknown {
  const text = JSON.stringify(draft) ?? '';
  return text.length > maxDraftLength ? text.slice(0, maxDraftLength) : draft;
}
