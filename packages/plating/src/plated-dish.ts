import type { Dish, DishContext } from './arrangement/placement.ts';
import { compacted } from './compact.ts';
import { bakedDish } from './dishes/baked.ts';
import { boardDish } from './dishes/board.ts';
import { bowlDish } from './dishes/bowl.ts';
import { pancakesDish } from './dishes/breads/pancakes.ts';
import { sandwichDish } from './dishes/breads/sandwich.ts';
import { tacosDish } from './dishes/breads/tacos.ts';
import { toastDish } from './dishes/breads/toast.ts';
import { wrapDish } from './dishes/breads/wrap.ts';
import { breakfastBowl } from './dishes/breakfast.ts';
import { curryDish } from './dishes/curry.ts';
import { panDish } from './dishes/pan.ts';
import { pastaDish } from './dishes/pasta.ts';
import { plateDish } from './dishes/plate.ts';
import { saladDish } from './dishes/salad.ts';
import { smoothieDish } from './dishes/smoothie.ts';
import { soupDish } from './dishes/soup.ts';
import { traybakeDish } from './dishes/traybake.ts';
import { formOf } from './forms.ts';
import { choosePalette, type Palette } from './palette.ts';
import { createRandom } from './random.ts';
import { type Reading, readRecipe, type VisibleFood } from './reading.ts';
import type { Archetype, PlatedRecipe } from './recipe.ts';
import { createSheet, type Sheet, type Stain } from './sheet.ts';
import type { Round } from './table/crockery.ts';
import { cloth, cutlery, loose, pinchBowl, sprigOnTable } from './table/setting.ts';
import { lightFall, tableTop } from './table/table-top.ts';

/** Goes up whenever the same recipe would be drawn differently: pictures are kept by it. */
export const platingVersion = 6;

const dishes: Readonly<Record<Archetype, Dish>> = {
  plate: plateDish,
  bowl: bowlDish,
  soup: soupDish,
  pan: panDish,
  traybake: traybakeDish,
  salad: saladDish,
  toast: toastDish,
  tacos: tacosDish,
  wrap: wrapDish,
  sandwich: sandwichDish,
  pasta: pastaDish,
  curry: curryDish,
  smoothie: smoothieDish,
  oats: breakfastBowl,
  yoghurt: breakfastBowl,
  pancakes: pancakesDish,
  board: boardDish,
  baked: bakedDish,
};

/** What fills the frame by itself; the others leave room for a cloth, cutlery and small things. */
const filling = new Set<Archetype>(['traybake', 'board', 'baked', 'toast', 'smoothie', 'wrap']);
const spooned = new Set<Archetype>(['soup', 'oats', 'yoghurt', 'curry', 'bowl']);

const corners = [
  [112, 104],
  [1092, 112],
  [104, 800],
  [1096, 792],
] as const;

function fitForTable(reading: Reading): VisibleFood[] {
  return reading.visible.filter(
    ({ food, size }) =>
      ['berry', 'nut', 'herb', 'vegetable', 'fruit', 'legume', 'grain'].includes(food.role) &&
      size < 150 &&
      size > 24,
  );
}

function surroundings(sheet: Sheet, reading: Reading, palette: Palette, side: 1 | -1): string {
  const { random } = sheet;
  const parts: string[] = [];
  if (random.chance(0.72))
    parts.push(
      cloth(
        sheet,
        {
          x: 600 - side * 390,
          y: random.pick([170, 700]),
          size: 640,
          turn: random.pick([-0.5, 0.42, 1.2, -1.05]),
        },
        palette.cloth,
      ),
    );
  if (random.chance(0.78))
    parts.push(
      cutlery(sheet, { metal: palette.metal, withSpoon: spooned.has(reading.archetype), side }),
    );
  const fit = fitForTable(reading);
  const order = [...corners]
    .sort(() => random.next() - 0.5)
    .filter(([x]) => (x > 600 ? 1 : -1) !== side);
  const [first, second] = order;
  const [one, two] = [fit[random.whole(0, Math.max(0, fit.length - 1))], fit[0]];
  if (first !== undefined && one !== undefined && random.chance(0.55))
    parts.push(
      pinchBowl(sheet, { x: first[0], y: first[1] }, { glaze: palette.second, visible: one }),
    );
  if (second !== undefined && two !== undefined)
    parts.push(loose(sheet, { x: second[0], y: second[1], count: 3 }, two));
  else if (second !== undefined)
    parts.push(
      sprigOnTable(sheet, { x: second[0], y: second[1], size: 180, turn: random.angle() }),
    );
  return parts.join('');
}

interface View {
  round: Round;
  /** So near that the crockery runs out of the picture. */
  isClose: boolean;
}

/** Boards and trays fill the picture; they move only a little. */
function wholeView({ random }: Sheet): View {
  const round = {
    x: 600 + random.jitter(26),
    y: 446 + random.jitter(14),
    radius: random.between(360, 398),
  };
  return { round, isClose: false };
}

/** Where the eye stands: mostly the whole dish with room on the side of the cutlery, now and then close above it. */
function viewOf({ random }: Sheet, side: 1 | -1): View {
  if (random.chance(0.14)) {
    const round = {
      x: 600 + random.pick([-150, -90, 110, 160]),
      y: 450 + random.pick([-60, 30, 70]),
      radius: random.between(455, 500),
    };
    return { round, isClose: true };
  }
  const round = {
    x: 600 - side * random.between(0, 74) + random.jitter(14),
    y: 446 + random.jitter(26),
    radius: random.between(338, 408),
  };
  return { round, isClose: false };
}

/** A whole picture around what is drawn on it. */
export function framed(sheet: Sheet, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900" stroke-linecap="round" stroke-linejoin="round">${compacted(`<defs>${sheet.definitions()}</defs>${drawing}`)}</svg>`;
}

interface Drawn {
  table: string;
  around: string;
  dish: string;
}

function drawn(sheet: Sheet, recipe: PlatedRecipe): Drawn {
  const { random } = sheet;
  const reading = readRecipe(recipe);
  const palette = choosePalette(random, reading);
  const table = tableTop(sheet, palette.table);
  const isFilling = filling.has(reading.archetype);
  const side = random.chance(0.5) ? 1 : -1;
  const view = isFilling ? wholeView(sheet) : viewOf(sheet, side);
  const around = isFilling || view.isClose ? '' : surroundings(sheet, reading, palette, side);
  const context: DishContext = { sheet, reading, glaze: palette.glaze, round: view.round };
  const dish = formOf(reading) ?? dishes[reading.archetype];
  return { table, around, dish: dish(context) };
}

/**
 * The picture of a recipe: its own foods, plated, as an SVG of 1200×900.
 * The same recipe always gives the same text; nothing is read or written.
 */
export function platedDish(recipe: PlatedRecipe): string {
  const sheet = createSheet(createRandom(recipe.id));
  const { table, around, dish } = drawn(sheet, recipe);
  return framed(sheet, table + around + dish + lightFall(sheet));
}

/** The same dish without table and light, what stands for foods in the colours of `stain`: for counting what is seen. */
export function stainedDish(recipe: PlatedRecipe, stain: Stain): string {
  const sheet = createSheet(createRandom(recipe.id), stain);
  return framed(sheet, drawn(sheet, recipe).dish);
}
