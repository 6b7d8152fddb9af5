import { foodNamed } from '../foods/find-food.ts';
import type { Point, Spot } from '../outline.ts';
import { depicting, foodsOf, type Reading, shareOf, type VisibleFood } from '../reading.ts';
import { type Heap, type Patch, pointIn } from '../shapes/heaps.ts';
import { beads, dollop, drizzle, forked, strewn } from '../shapes/sauces.ts';
import { laid } from '../shapes/stamps.ts';
import type { Sheet } from '../sheet.ts';
import type { Glaze, Round } from '../table/crockery.ts';

/** What a dish is laid with: the sheet, what was read, the crockery and where it stands. */
export interface DishContext {
  sheet: Sheet;
  reading: Reading;
  round: Round;
  glaze: Glaze;
}

export type Dish = (context: DishContext) => string;

/** The dish that sizes of foods are given for. */
const measuredRadius = 370;

/** Sizes follow the crockery. */
export function scaleOf({ round }: Pick<DishContext, 'round'>): number {
  return round.radius / measuredRadius;
}

/** Odd numbers look laid by hand, even ones counted. */
export function odd(count: number): number {
  const whole = Math.max(1, Math.round(count));
  return whole % 2 === 0 ? whole + 1 : whole;
}

/** Scattered spots that keep their distance: of several tries the one furthest from its neighbours. */
export function scattered(
  sheet: Sheet,
  patch: Patch,
  style: { count: number; size: number; occupied?: readonly Point[] },
): Spot[] {
  const spots: Spot[] = [];
  const occupied: Point[] = [...(style.occupied ?? [])];
  for (let index = 0; index < style.count; index += 1) {
    let best: Point = pointIn(sheet, patch, 0.95);
    let room = -1;
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const [x, y] = pointIn(sheet, patch, 0.95);
      const nearest = occupied.reduce(
        (shortest, other) => Math.min(shortest, Math.hypot(other[0] - x, other[1] - y)),
        1e9,
      );
      if (nearest > room) [best, room] = [[x, y], nearest];
    }
    occupied.push(best);
    spots.push({
      x: best[0],
      y: best[1],
      size: style.size * sheet.random.between(0.86, 1.12),
      turn: sheet.random.angle(),
    });
  }
  return spots;
}

/** Pieces of a food over a patch, `count` of them. */
export function scatter(
  context: DishContext,
  visible: VisibleFood,
  patch: Patch & { count: number; occupied?: readonly Point[] },
): string {
  const size = visible.size * scaleOf(context);
  return laid(context.sheet, visible.piece, scattered(context.sheet, patch, { ...patch, size }));
}

/** Overlapping slices in a bow, as a hand lays them. */
export function fan(
  context: DishContext,
  visible: VisibleFood,
  patch: Patch & { count: number },
): string {
  const { sheet } = context;
  const size = visible.size * scaleOf(context);
  const turn = patch.turn ?? sheet.random.angle();
  const step = Math.min((patch.radius * 2) / patch.count, size * 0.42);
  const spots = Array.from({ length: patch.count }, (_, index) => {
    const along = (index - (patch.count - 1) / 2) * step;
    const bow = (along / patch.radius) ** 2 * patch.radius * 0.24;
    return {
      x: patch.x + Math.cos(turn) * along - Math.sin(turn) * bow,
      y: patch.y + Math.sin(turn) * along + Math.cos(turn) * bow,
      size: size * sheet.random.between(0.95, 1.04),
      turn: turn + Math.PI / 2 - 0.35 + (along / patch.radius) * 0.4,
    };
  });
  return laid(sheet, visible.piece, spots);
}

const fanned = new Set([
  'avocado',
  'cucumber',
  'pear',
  'apple',
  'stone fruit',
  'radish',
  'zucchini',
  'kiwi',
  'orange',
  'beetroot',
]);

/** Whether a food is sliced thin enough to be laid as a bow. */
export function isFanned(visible: VisibleFood): boolean {
  return (
    fanned.has(visible.food.name) &&
    visible.size > 60 &&
    !/diced|stick|baton|smashed|cube|matchstick|chopped/.test(visible.line)
  );
}

const bundled = new Set(['asparagus', 'green beans']);

/** Long things laid one way, as they come from the pan. */
function sheaf(context: DishContext, visible: VisibleFood, patch: Patch): string {
  const { sheet } = context;
  const size = visible.size * scaleOf(context) * 1.1;
  const lean = sheet.random.between(-0.9, 0.5);
  const count = odd((patch.radius * 2) / (size * 0.14));
  const spots = Array.from({ length: count }, (_, index) => {
    const across = ((index / (count - 1)) * 2 - 1) * patch.radius * 0.86;
    const along = sheet.random.jitter(patch.radius * 0.34);
    return {
      x: patch.x - Math.sin(lean) * across + Math.cos(lean) * along,
      y: patch.y + Math.cos(lean) * across + Math.sin(lean) * along,
      size: size * sheet.random.between(0.9, 1.08),
      turn: lean + sheet.random.jitter(0.2),
    };
  });
  return spots.map((spot) => visible.piece(sheet, spot)).join('');
}

/** As many eggs as there are in the recipe, in halves; a fried one stays whole. */
function fewEggs(context: DishContext, visible: VisibleFood, patch: Patch): string {
  const eggs = Math.max(1, Math.round(visible.grams / 50));
  const most = visible.size > 200 ? Math.min(3, eggs) : Math.min(7, eggs * 2 - 1);
  const room = (patch.radius * 2.1) / Math.sqrt(most);
  const size = Math.min(visible.size, room / scaleOf(context));
  return scatter(
    context,
    { ...visible, size },
    { ...patch, radius: patch.radius * 0.92, count: most },
  );
}

/** Mashed or puréed: a soft heap, no pieces. */
export function isMash({ line, food }: VisibleFood): boolean {
  return /\bmash(?:ed)?\b|pur[ée]ed?\b/.test(line) && /vegetable|legume/.test(food.role);
}

/** As many pieces as cover a patch in two layers, so that the bottom is not seen. */
export function mound(context: DishContext, visible: VisibleFood, patch: Patch): string {
  const { heap } = visible.food;
  const size = visible.size * scaleOf(context);
  const isShredded = /matchstick|shred|grated|ribbon/.test(visible.line);
  if (isMash(visible))
    return context.sheet.depict([visible.food.name], () =>
      forked(context.sheet, patch, visible.food.colour),
    );
  if (heap !== undefined && (size < 60 || isShredded || visible.food.role !== 'vegetable'))
    return heap(context.sheet, patch);
  if (isFanned(visible))
    return fan(context, visible, {
      ...patch,
      count: odd(Math.min(9, (patch.radius * 2) / (size * 0.34))),
    });
  if (bundled.has(visible.food.name)) return sheaf(context, visible, patch);
  if (visible.food.role === 'egg' && visible.size > 100) return fewEggs(context, visible, patch);
  const area = Math.PI * patch.radius ** 2 * (patch.ratio ?? 1);
  const count = odd(Math.min(46, (area / (size * size)) * 2.6));
  return scatter(context, visible, { ...patch, count });
}

export function heapOf(visible: VisibleFood): Heap {
  return (
    visible.food.heap ??
    ((sheet, patch) =>
      laid(
        sheet,
        visible.piece,
        scattered(sheet, patch, { count: odd(patch.radius / 6), size: visible.size }),
      ))
  );
}

/** Herbs, seeds, chilli and pepper over the finished dish; what the recipe has, no more. */
export function garnish(context: DishContext, patch: Patch): string {
  const { sheet, reading } = context;
  const parts: string[] = [];
  const scale = scaleOf(context);
  const area = (patch.radius / 300) ** 2;
  if (/sesame seed|toasted sesame seeds/.test(reading.text))
    parts.push(
      strewn(sheet, patch, {
        colour: '#f3e4bd',
        count: Math.round(70 * area),
        length: 5,
        width: 5,
      }),
    );
  if (/chia|flax|poppy/.test(reading.text))
    parts.push(
      strewn(sheet, patch, {
        colour: '#54463c',
        count: Math.round(60 * area),
        length: 2,
        width: 4.4,
      }),
    );
  if (/pepper flakes|chili flakes|cayenne|chili powder|paprika|sumac/.test(reading.text))
    parts.push(
      strewn(sheet, patch, {
        colour: '#b3331c',
        count: Math.round(42 * area),
        length: 4,
        width: 3.4,
      }),
    );
  else
    parts.push(
      strewn(sheet, patch, {
        colour: '#3b2f28',
        count: Math.round(34 * area),
        length: 1.2,
        width: 3,
      }),
    );
  for (const seed of foodsOf(reading, 'seed')
    .filter(({ size }) => size > 20)
    .slice(0, 2)) {
    parts.push(scatter(context, seed, { ...patch, count: odd(15 * area) }));
  }
  const herbs = foodsOf(reading, 'herb').slice(0, 2);
  herbs.forEach((herb, index) => {
    const many = herb.size * scale < 50 ? 13 : 7;
    parts.push(
      scatter(context, herb, {
        ...patch,
        radius: patch.radius * 0.86,
        count: odd(many * area * (index === 0 ? 1 : 0.6)),
      }),
    );
  });
  return parts.join('');
}

/** Oil, tahini or yoghurt poured over, when the recipe has it. */
export function poured(context: DishContext, patch: Patch): string {
  const { sheet, reading } = context;
  const sauce = foodsOf(reading, 'sauce').find(
    ({ food }) => food.name === 'tahini' || food.name === 'nut butter',
  );
  if (sauce !== undefined) return drizzle(sheet, patch, { colour: sauce.food.colour, width: 11 });
  const dairy = foodsOf(reading, 'dairy')[0];
  if (dairy !== undefined)
    return depicting(sheet, foodsOf(reading, 'dairy'), () =>
      foodsOf(reading, 'dairy').reduce((sum, one) => sum + shareOf(one, reading.visible), 0) > 0.2
        ? dollop(sheet, { ...patch, radius: patch.radius * 0.6 }, '#f5eee0')
        : drizzle(sheet, patch, { colour: '#f4ecdc', width: 11 }),
    );
  if (/olive oil/.test(reading.text)) return beads(sheet, patch, { colour: '#d9b23c', count: 9 });
  return '';
}

/** A wedge of lime or lemon at the edge, where the recipe has one and the eye wants it. */
export function citrusWedge(context: DishContext, at: Omit<Spot, 'size'>): string {
  const { reading } = context;
  const name = /\blime/.test(reading.text)
    ? 'lime'
    : /lemon/.test(reading.text)
      ? 'lemon'
      : undefined;
  if (name === undefined) return '';
  const food = foodNamed(name);
  return food.piece(context.sheet, { ...at, size: food.size * scaleOf(context) * 1.15 });
}

/** A patch at a share of the crockery: `angle` in turns of the clock (0 right, 0.25 below). */
export function part(
  round: Round,
  style: { angle: number; distance: number; radius: number; ratio?: number },
): Patch {
  const turn = style.angle * Math.PI * 2;
  return {
    x: round.x + Math.cos(turn) * round.radius * style.distance,
    y: round.y + Math.sin(turn) * round.radius * style.distance,
    radius: round.radius * style.radius,
    ratio: style.ratio ?? 1,
    turn,
  };
}
