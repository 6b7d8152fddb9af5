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
import type { JudgedServing } from './judged-serving.ts';

export interface RuleDish {
  lines: readonly ParsedLine[];
  cooking: Cooking;
  isDrink: boolean;
  figures: Figures;
  glycemicLoad: GlycemicLoad;
  servings: number;
  /** An unread word may be an unknown food, so no figure has an upper bound. */
  hasUnread: boolean;
}

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
    saturatedFatShare: ratio(kitchen, 'saturated_fat', 'fat', 1),
  };
}

type PortionOfFood = Portion & { food: Food };

interface Kitchen extends Pick<RuleDish, 'cooking' | 'isDrink'> {
  /** Foods that each line may be, with alternatives; `null` where it is not recognised. */
  choices: (PortionOfFood[] | null)[];
}

function portionsOf(line: ParsedLine): PortionOfFood[] | null {
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  if (food === undefined || line.range === null) return line.discarded ? [] : null;
  const { grams, range, preparation } = line;
  return [{ food, grams, range, preparation }, ...otherChoices(line, food)];
}

type Below = 'calories' | 'fat' | 'weight';

interface Point {
  above: number;
  below: number;
}

interface Sides {
  above: FigureKey;
  below: Below;
  kitchen: Kitchen;
}

/** The exact range of a quotient of two sums over the lines: the same grams count in numerator and denominator. */
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

/** The possible points of each line at one end of the range; `null` where nothing bounds it. */
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
        : (grams * cookedPer100(portion.food, below, portion, kitchen.cooking)[opposite[end]]) /
          100,
  };
}

/** Grams as bought, millilitres of a drink. Added water may evaporate, so it is not counted where that would help. */
function weightOf(grams: number, food: Food, end: End, isDrink: boolean): number {
  if (isDrink) return grams / densityOf(food);
  return food.key === 'water' && end === 'high' ? 0 : grams;
}

const millilitresOfCup = 236.588;

/** g/ml of a liquid; solid foods in a drink displace as much water. */
function densityOf({ roles, measures }: Food): number {
  const cup = roles.includes('liquid') ? measures.cup : undefined;
  return cup === undefined ? 1 : cup / millilitresOfCup;
}

/** Dinkelbach's method converges in a few rounds. */
const maxRounds = 50;
const maxStart = 1e12;

/**
 * The largest or smallest quotient of sums with one point chosen from each line. Dinkelbach's algorithm (1967): for a
 * quotient r, the points with the best `above − r × below` give a better r, until none does.
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
