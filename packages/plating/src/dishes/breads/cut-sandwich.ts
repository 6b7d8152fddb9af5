import { type DishContext, scaleOf } from '../../arrangement/placement.ts';
import { type Colour, shifted } from '../../colour.ts';
import { type Point, placed, type Spot, sharpLoop, softLine, softLoop } from '../../outline.ts';
import { depicting, foodsOf, shareOf, type VisibleFood } from '../../reading.ts';
import { filled, lit, stroked } from '../../shapes/piece.ts';
import { laid } from '../../shapes/stamps.ts';
import type { Sheet } from '../../sheet.ts';
import { breadColour, spreadColour, spreadFoods } from './toast.ts';

/** A layer at the cut: how thick, and what it looks like from its side. */
interface Layer {
  foods: readonly VisibleFood[];
  thick: number;
  draw: (sheet: Sheet, spot: Spot, middle: number, thick: number) => string;
}

/** A band across the sandwich, its edges uneven. */
function band(sheet: Sheet, middle: number, thick: number, wave: number): Point[] {
  const { random } = sheet;
  const steps = 13;
  const edge = (side: 1 | -1) =>
    Array.from({ length: steps }, (_, index) => {
      const x = -0.5 + index / (steps - 1);
      return [x * 1.01, middle + side * (thick / 2 + random.jitter(wave))] as const;
    });
  return [...edge(-1), ...edge(1).reverse()];
}

function leafLayer(visible: VisibleFood): Layer {
  const { colour } = visible.food;
  return {
    foods: [visible],
    thick: 0.06,
    draw: (sheet, spot, middle, thick) => {
      const frill = (lift: number, shift: number) =>
        lit(
          sheet,
          'herb',
          filled(
            softLoop(placed(spot, band(sheet, middle + shift, thick * 1.2, 0.045))),
            shifted(colour, lift),
          ),
        );
      return frill(-0.06, -0.012) + frill(0.04, 0.016);
    },
  };
}

/** Slices seen from their edge, as tomato, cucumber or cheese: a few long lozenges. */
function sliceLayer(visible: VisibleFood): Layer {
  const { colour } = visible.food;
  return {
    foods: [visible],
    thick: 0.068,
    draw: (sheet, spot, middle, thick) => {
      const { random } = sheet;
      return [-0.33, 0, 0.33]
        .map((x) => {
          const at = [x + random.jitter(0.03), middle + random.jitter(0.008)] as const;
          const loop: Point[] = [
            [at[0] - 0.19, at[1]],
            [at[0] - 0.15, at[1] - thick * 0.6],
            [at[0] + 0.15, at[1] - thick * 0.6],
            [at[0] + 0.19, at[1]],
            [at[0] + 0.15, at[1] + thick * 0.6],
            [at[0] - 0.15, at[1] + thick * 0.6],
          ];
          const gleam = softLine(
            placed(spot, [
              [at[0] - 0.12, at[1]],
              [at[0] + 0.12, at[1] - 0.004],
            ]),
          );
          return (
            lit(sheet, 'skin', filled(softLoop(placed(spot, loop)), shifted(colour, -0.02))) +
            stroked(gleam, shifted(colour, 0.14), spot.size * thick * 0.3, ' stroke-opacity=".6"')
          );
        })
        .join('');
    },
  };
}

/** What is cut or mashed small, packed between the breads. */
function lumpLayer(context: DishContext, visible: VisibleFood, thick: number): Layer {
  return {
    foods: [visible],
    thick,
    draw: (sheet, spot, middle, high) => {
      const size = Math.min(
        spot.size * high * 1.25,
        Math.max(30, visible.size * 0.8) * scaleOf(context),
      );
      const rows = Math.max(1, Math.round((high * spot.size * 0.9) / (size * 0.6)));
      const perRow = Math.min(26, Math.ceil(spot.size / (size * 0.62)));
      const spots = Array.from({ length: rows * perRow }, (_, index) => {
        const row = Math.floor(index / perRow);
        const along = ((index % perRow) + 0.5) / perRow - 0.5;
        const across = rows === 1 ? 0 : (row / (rows - 1) - 0.5) * high * 0.7;
        const [at] = placed(spot, [
          [along * 0.95 + sheet.random.jitter(0.02), middle + across + sheet.random.jitter(0.012)],
        ]);
        return {
          x: at?.[0] ?? spot.x,
          y: at?.[1] ?? spot.y,
          size: size * sheet.random.between(0.88, 1.12),
          turn: spot.turn + sheet.random.jitter(0.9),
        };
      });
      return laid(sheet, visible.piece, spots);
    },
  };
}

/** A cheese that melts runs over what lies below it. */
function cheeseLayer(visible: VisibleFood): Layer {
  return {
    foods: [visible],
    thick: 0.05,
    draw: (sheet, spot, middle, thick) =>
      lit(
        sheet,
        'cream',
        filled(
          softLoop(placed(spot, band(sheet, middle, thick * 1.4, 0.035))),
          visible.food.name === 'melting cheese' ? '#f3b540' : visible.food.colour,
        ),
      ),
  };
}

const sliced =
  /tomato|cucumber|radish|beetroot|red onion|^onion|apple|avocado|pickles|pepper|eggplant|zucchini|mozzarella/;

function layersOf(context: DishContext): Layer[] {
  const { visible } = context.reading;
  const leaf = visible.find(({ food }) => food.role === 'leaf');
  const cheese = foodsOf(context.reading, 'cheese').find(({ food }) => !sliced.test(food.name));
  const slices = visible.filter(
    ({ food, line }) => sliced.test(food.name) && !/diced|chopped|mashed/.test(line),
  );
  const lumps = visible
    .filter(
      (one) =>
        ['protein', 'egg', 'legume', 'vegetable'].includes(one.food.role) &&
        !slices.includes(one) &&
        (one.food.role !== 'vegetable' || shareOf(one, visible) > 0.12),
    )
    .slice(0, 3);
  return [
    ...(leaf === undefined ? [] : [leafLayer(leaf)]),
    ...slices.slice(0, 2).map(sliceLayer),
    ...(cheese === undefined ? [] : [cheeseLayer(cheese)]),
    ...lumps.map((one) => lumpLayer(context, one, 0.08 + 0.16 * shareOf(one, visible))),
  ];
}

/** A slice of bread from its side: crumb, a crust along its back and its ends. */
function breadBand(
  sheet: Sheet,
  spot: Spot,
  style: { middle: number; thick: number; back: 1 | -1; tone: Colour },
): string {
  const { random } = sheet;
  const { middle, thick, back, tone } = style;
  const [inner, outer] = [middle - back * thick * 0.5, middle + back * thick * 0.5];
  const loop = (share: number): Point[] => [
    [-0.5 * share, inner],
    [-0.515 * share, middle],
    [-0.49 * share, outer - (1 - share) * back * 0.5],
    [-0.25, outer - (1 - share) * back * 0.5 + random.jitter(0.004)],
    [0.25, outer - (1 - share) * back * 0.5 + random.jitter(0.004)],
    [0.49 * share, outer - (1 - share) * back * 0.5],
    [0.515 * share, middle],
    [0.5 * share, inner],
    [0, inner + random.jitter(0.006)],
  ];
  return (
    lit(sheet, 'crust', filled(softLoop(placed(spot, loop(1))), shifted(tone, -0.16))) +
    lit(sheet, 'crumb', filled(softLoop(placed(spot, loop(0.965))), shifted(tone, 0.1)))
  );
}

/** Half a sandwich that lies with its cut side up: bread, everything in it, bread. */
export function cutHalf(context: DishContext, spot: Spot): string {
  const { sheet, reading } = context;
  const tone = breadColour(reading.text);
  const layers = layersOf(context);
  const bread = 0.1;
  const filling = layers.reduce((sum, { thick }) => sum + thick, 0.03);
  let at = -filling / 2 + 0.015;
  const drawn = layers.map(({ foods, thick, draw }) => {
    const middle = at + thick / 2;
    at += thick;
    return depicting(sheet, foods, () => draw(sheet, spot, middle, thick));
  });
  const ground = depicting(sheet, spreadFoods(context), () =>
    filled(
      sharpLoop(placed(spot, band(sheet, 0, filling + 0.02, 0.004))),
      shifted(spreadColour(context), -0.1),
    ),
  );
  const breads = sheet.depict(['bread', 'tortilla'], () =>
    ([-1, 1] as const)
      .map((back) =>
        breadBand(sheet, spot, {
          middle: back * (filling / 2 + bread * 0.42),
          thick: bread,
          back,
          tone,
        }),
      )
      .join(''),
  );
  return ground + breads + drawn.reverse().join('');
}
