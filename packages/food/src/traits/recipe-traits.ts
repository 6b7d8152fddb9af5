import type { RecipeAnalysis } from '../analysis/analysis.ts';
import { servedFoods } from '../labels/served-foods.ts';
import { isGlutenNote } from '../safety/notes.ts';
import { safetyNotesOf } from '../safety/safety.ts';
import type { Food } from '../table/table.ts';
import { fodmapVerdict } from './fodmap.ts';
import { heatOfRecipe } from './heat.ts';
import { type KitchenText, kitchenTraits } from './kitchen.ts';
import { isBudget } from './price.ts';
import { seasonsOf } from './season.ts';
import { type RecipeTrait, recipeTraits } from './traits.ts';

export interface TraitText extends KitchenText {
  title?: string;
  ingredients: readonly string[];
}

/** The traits of a recipe whose rules hold; what is unknown is left out. */
export function traitsOf(analysis: RecipeAnalysis, text: TraitText): RecipeTrait[] {
  const heat = heatOfRecipe(analysis);
  const isSafeForAll = safetyNotesOf(analysis, text).every(isGlutenNote);
  const found = new Set<RecipeTrait>([...seasonsOf(analysis), ...kitchenTraits(text)]);
  if (heat !== null) found.add(heat);
  if (!isSafeForAll) found.delete('lunch_box');
  if (isSafeForAll && heat === 'heat_none' && suitsChildren(analysis)) found.add('children');
  if (fodmapVerdict(analysis) === 'proven') found.add('low_fodmap');
  if (isBudget(analysis)) found.add('budget');
  return recipeTraits.filter((trait) => found.has(trait));
}

/** mg of sodium in a serving: half of it is a third of a day of a child of four to six (UK NHS: 3 g of salt). */
const maxSodium = 800;
const wholeNut = /^(?!.*(?:butter|flour|ground|meal|paste|milk|cream|oil)).*$/;
const notForChildren = /coffee|tea-|matcha|popcorn|energy-drink|cola/;

/** From four years on, by UK NHS, "Foods to avoid giving babies and young children": no alcohol, whole nuts, caffeine; little salt. */
function suitsChildren(analysis: RecipeAnalysis): boolean {
  const { sodium } = analysis.nutrition;
  if (!analysis.isReadWhole || sodium === undefined || sodium.value > maxSodium) return false;
  const served = servedFoods(analysis.lines, analysis.servings);
  return served.every(({ food }) => food !== null && !isKeptFromChildren(food));
}

const isKeptFromChildren = ({ key, roles }: Food): boolean =>
  roles.includes('alcohol') ||
  (roles.includes('nut') && wholeNut.test(key)) ||
  notForChildren.test(key);
