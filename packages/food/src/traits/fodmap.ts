import type { RecipeAnalysis } from '../analysis/analysis.ts';
import type { ServedFood, Verdict } from '../labels/judged-serving.ts';
import { servedFoods } from '../labels/served-foods.ts';
import type { Food } from '../table/table.ts';
import { highFoods, lowPortions, seasonedFlesh } from './fodmap-data.ts';

const fructanGrains = new Set<string>(['wheat', 'rye', 'barley', 'spelt', 'kamut', 'triticale']);

/** Blends may hold onion or garlic. */
const maxPinch = 3;
const blend =
  /powder-|chili-powder|seasoning|blend|salt|curry-powder|zaatar|ras-el|baharat|harissa|paste|sauce|mix|rub|cajun|adobo|crisp|oil-chili|masala|everything|mustard-(?!seed)|garlic|onion/;
const freshHerb = 20;
const shellfish = new Set<string>(['crustacean', 'mollusc', 'shrimp', 'squid']);
const flesh = new Set<string>(['meat', 'fish', ...shellfish]);
const rolesOfFlesh = new Set<string>(['protein', 'seafood', 'redmeat', 'oilyfish', 'fat', 'salt']);

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

function portionOf(food: Food): number | undefined {
  const { key, roles, category } = food;
  const listed = lowPortions.get(key);
  if (listed !== undefined) return listed;
  if (roles.includes('processed') || blend.test(key)) return undefined;
  if (roles.includes('herb')) return freshHerb;
  if (roles.includes('spice') && category === 'Pantry') return maxPinch;
  return isPlainFlesh(food) || isPlainOil(food) ? Number.POSITIVE_INFINITY : undefined;
}

/** Without anything that stock, sausages and ready dishes are made with. The carbohydrate of shellfish is glycogen. */
function isPlainFlesh({ key, roles, traits, per100 }: Food): boolean {
  return (
    !seasonedFlesh.has(key) &&
    traits.length > 0 &&
    traits.every((trait) => flesh.has(trait)) &&
    roles.some((role) => role === 'protein' || role === 'seafood') &&
    roles.every((role) => rolesOfFlesh.has(role)) &&
    (traits.every((trait) => shellfish.has(trait)) || isWithoutCarbs(per100.carbs, 1))
  );
}

const isPlainOil = ({ roles, per100 }: Food): boolean =>
  roles.includes('oil') && !roles.includes('part-sugar') && isWithoutCarbs(per100.carbs, 0);

/** Per 100 g. */
const isWithoutCarbs = (carbs: number | undefined, most: number): boolean =>
  carbs !== undefined && carbs <= most;
