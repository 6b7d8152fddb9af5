import type { RecipeAnalysis } from '../analysis/analysis.ts';
import type { ServedFood, Verdict } from '../labels/judged-serving.ts';
import { servedFoods } from '../labels/served-foods.ts';
import type { Food } from '../table/table.ts';
import { highFoods, lowPortions } from './fodmap-data.ts';

const fructanGrains = new Set<string>(['wheat', 'rye', 'barley', 'spelt', 'kamut', 'triticale']);

/** Blends may hold onion or garlic. */
const maxPinch = 3;
const blend =
  /powder-|chili-powder|seasoning|blend|salt|curry-powder|zaatar|ras-el|baharat|harissa|paste|sauce|mix|rub|cajun|adobo|crisp|oil-chili|masala|everything|mustard-(?!seed)|garlic|onion/;
const freshHerb = 20;

/** Whether a serving keeps to the elimination phase: every food within its listed portion. A food that no list has leaves it open. */
export function fodmapVerdict(analysis: RecipeAnalysis): Verdict {
  const verdicts = servedFoods(analysis.lines, analysis.servings).map(foodVerdict);
  if (verdicts.includes('refuted')) return 'refuted';
  return analysis.isReadWhole && !verdicts.includes('cannot_tell') ? 'proven' : 'cannot_tell';
}

function foodVerdict({ food, contents, low, high, isCertain }: ServedFood): Verdict {
  if (food === null) return 'cannot_tell';
  const refuted = isCertain ? 'refuted' : 'cannot_tell';
  if (highFoods.has(food.key)) return refuted;
  const portion = portionOf(food);
  if (portion === undefined)
    return contents.kinds.some((kind) => fructanGrains.has(kind)) ? refuted : 'cannot_tell';
  if (high <= portion) return 'proven';
  return low > portion ? refuted : 'cannot_tell';
}

function portionOf({ key, roles, traits, category }: Food): number | undefined {
  const listed = lowPortions.get(key);
  if (listed !== undefined) return listed;
  const isMixed = roles.includes('processed') || blend.test(key);
  if (roles.includes('herb') && !isMixed) return freshHerb;
  if (roles.includes('spice') && !isMixed && category === 'Pantry') return maxPinch;
  // Plain meat, fish and oil have none: the little carbohydrate of shellfish and liver is glycogen.
  const isFleshOrFat =
    traits.some((trait) => ['meat', 'fish', 'crustacean', 'mollusc'].includes(trait)) ||
    roles.includes('oil');
  return isFleshOrFat && !isMixed ? Number.POSITIVE_INFINITY : undefined;
}
