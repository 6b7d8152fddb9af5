import {
  cookedPer100,
  divided,
  type Figure,
  type FigureKey,
  type Figures,
  otherChoices,
  type Portion,
} from '../figures/figures.ts';
import type { GlycemicLoad } from '../figures/glycemic-load.ts';
import type { Cooking } from '../figures/retention.ts';
import type { ParsedLine } from '../lines/line.ts';
import { type Food, foodByKey } from '../table/table.ts';
import type { JudgedServing } from './labels.ts';

/** A dish as the figures of the rules follow from it. */
export interface RuleDish {
  lines: readonly ParsedLine[];
  cooking: Cooking;
  isDrink: boolean;
  /** Of the whole dish. */
  figures: Figures;
  glycemicLoad: GlycemicLoad;
  servings: number;
  /** A word of some line may be a food that is not known: nothing bounds any figure from above. */
  hasUnread: boolean;
}

/** The figures that rules speak about, per serving. */
export function ruleFigures(dish: RuleDish): JudgedServing['figures'] {
  const { hasUnread } = dish;
  const served = (key: FigureKey) => {
    const figure = divided(dish.figures[key], dish.servings);
    return hasUnread ? { ...figure, high: Number.POSITIVE_INFINITY } : figure;
  };
  const kitchen = {
    ...dish,
    choices: [...dish.lines.map(portionsOf), ...(hasUnread ? [null] : [])],
  };
  const ofEnergy = (key: FigureKey, factor: number) => ratio(kitchen, key, 'calories', factor);
  return {
    glycemicLoad: hasUnread
      ? { ...dish.glycemicLoad, high: Number.POSITIVE_INFINITY }
      : dish.glycemicLoad,
    fiber: served('fiber'),
    protein: served('protein'),
    carbs: served('carbs'),
    netCarbs: served('net_carbs'),
    sugars: served('sugars'),
    addedSugars: served('added_sugars'),
    saturatedFat: served('saturated_fat'),
    sodium: served('sodium'),
    omega3: served('omega3'),
    sugarsPer100g: ratio(kitchen, 'sugars', 'weight', 100),
    fiberPer1000kcal: ofEnergy('fiber', 1000),
    saturatedFatEnergy: ofEnergy('saturated_fat', 9),
    netCarbsEnergy: ofEnergy('net_carbs', 4),
    fatEnergy: ofEnergy('fat', 9),
    proteinEnergy: ofEnergy('protein', 4),
  };
}

type PortionOfFood = Portion & { food: Food };

interface Kitchen extends Pick<RuleDish, 'cooking' | 'isDrink'> {
  /** What each line may be: its food, and the other one of "butter or oil"; `null` where it is not recognised. */
  choices: (PortionOfFood[] | null)[];
}

function portionsOf(line: ParsedLine): PortionOfFood[] | null {
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  if (food === undefined || line.range === null) return line.discarded ? [] : null;
  const { grams, range, preparation } = line;
  return [{ food, grams, range, preparation }, ...otherChoices(line, food)];
}

type Below = 'calories' | 'weight';

/** What a line adds above and below the fraction bar if it weighs so much. */
interface Point {
  above: number;
  below: number;
}

interface Sides {
  above: FigureKey;
  below: Below;
  kitchen: Kitchen;
}

/**
 * A quotient of two sums over the lines, with its exact range: the same grams stand above and below the bar, so that a
 * dish of one food has the shares of that food however much of it there is.
 */
function ratio(kitchen: Kitchen, above: FigureKey, below: Below, factor: number): Figure {
  const sides = { above, below, kitchen };
  const middle = kitchen.choices.flatMap((portions) => {
    const [first] = portions ?? [];
    return first === undefined ? [] : pointAt(first.grams ?? 0, first, 'value', sides);
  });
  return {
    value: factor * quotient(middle),
    low: factor * extreme(pointsOf('low', sides), (a, b) => a < b),
    high: factor * extreme(pointsOf('high', sides), (a, b) => a > b),
  };
}

/** The points that each line may lie at, at the favourable or the unfavourable end; `null` where nothing bounds it. */
function pointsOf(end: 'low' | 'high', sides: Sides): (Point[] | null)[] {
  return sides.kitchen.choices.map((portions) => {
    if (portions === null) return null;
    const points: Point[] = [];
    for (const portion of portions) {
      points.push(pointAt(portion.range?.low ?? 0, portion, end, sides));
      points.push(pointAt(portion.range?.high ?? 0, portion, end, sides));
    }
    return points;
  });
}

type End = 'low' | 'value' | 'high';
const opposite = { low: 'high', value: 'value', high: 'low' } as const;

function pointAt(grams: number, portion: PortionOfFood, end: End, sides: Sides): Point {
  if (grams === 0) return { above: 0, below: 0 };
  const { above, below, kitchen } = sides;
  const per100 = cookedPer100(portion.food, above, portion, kitchen.cooking);
  return {
    above: (grams * per100[end]) / 100,
    below:
      below === 'weight'
        ? weightOf(grams, portion.food, end, kitchen.isDrink)
        : (grams *
            cookedPer100(portion.food, 'calories', portion, kitchen.cooking)[opposite[end]]) /
          100,
  };
}

/**
 * Grams of a dish as bought, millilitres of a drink. Water that was added may boil away, so that it does not count
 * where it would help.
 */
function weightOf(grams: number, food: Food, end: End, isDrink: boolean): number {
  if (isDrink) return grams / densityOf(food);
  return food.key === 'water' && end === 'high' ? 0 : grams;
}

const millilitresOfCup = 236.588;

/** Grams of a millilitre of a liquid; solid foods in a drink take the room of water. */
function densityOf({ roles, measures }: Food): number {
  const cup = roles.includes('liquid') ? measures.cup : undefined;
  return cup === undefined ? 1 : cup / millilitresOfCup;
}

/** Dinkelbach's method ends after a few rounds; this bounds it in any case. */
const maxRounds = 50;
/** In place of infinity, which no point can be compared by. */
const maxStart = 1e12;

/**
 * The largest or smallest quotient of sums where one point is chosen from each line. From any quotient r, choosing the
 * points with the best `above − r × below` leads to a better one, and in the end to the best (Dinkelbach 1967).
 */
function extreme(
  choices: readonly (Point[] | null)[],
  isBetter: (a: number, b: number) => boolean,
): number {
  const known = choices.filter((points) => points !== null);
  if (known.length < choices.length || known.some((points) => points.some(isUnbounded)))
    return isBetter(1, 0) ? Number.POSITIVE_INFINITY : 0;
  let best = Math.min(quotient(known.flatMap((points) => points[0] ?? [])), maxStart);
  for (let round = 0; round < maxRounds; round += 1) {
    const chosen = known.flatMap((points) => choice(points, best, isBetter) ?? []);
    const next = quotient(chosen);
    if (!isBetter(next, best)) return best;
    best = next;
  }
  return best;
}

const isUnbounded = ({ above }: Point) => !Number.isFinite(above);

function choice(
  points: readonly Point[],
  ratioSoFar: number,
  isBetter: (a: number, b: number) => boolean,
): Point | undefined {
  let [chosen] = points;
  for (const point of points) {
    const gain = point.above - ratioSoFar * point.below;
    if (chosen === undefined || isBetter(gain, chosen.above - ratioSoFar * chosen.below))
      chosen = point;
  }
  return chosen;
}

function quotient(points: readonly Point[]): number {
  let above = 0;
  let below = 0;
  for (const point of points) {
    above += point.above;
    below += point.below;
  }
  if (below > 0) return above / below;
  return above > 0 ? Number.POSITIVE_INFINITY : 0;
}
