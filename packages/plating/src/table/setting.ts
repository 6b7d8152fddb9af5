import { type Colour, shifted } from '../colour.ts';
import { foodNamed } from '../foods/find-food.ts';
import {
  type Point,
  placed,
  roundish,
  type Spot,
  sharpLoop,
  softLine,
  softLoop,
} from '../outline.ts';
import type { VisibleFood } from '../reading.ts';
import { laid } from '../shapes/stamps.ts';
import type { Sheet } from '../sheet.ts';
import { bowl, type Glaze, wallShade, within } from './crockery.ts';
import { threads } from './table-top.ts';

const metals = {
  steel: ['#fbfaf7', '#b9b7b2', '#6f6c68'],
  brass: ['#f6e2ae', '#c59a4c', '#7c5a24'],
  dark: ['#8f8b86', '#4b4845', '#232120'],
} as const;
export type Metal = keyof typeof metals;

/** The shadow of something flat on the table: veils that grow. */
function lyingShadow(path: string): string {
  return [15, 8, 2]
    .map(
      (grow) =>
        `<path d="${path}" transform="translate(7 10)" fill="#1c0d04" fill-opacity=".12" stroke="#1c0d04" stroke-opacity=".12" stroke-width="${grow}" stroke-linejoin="round"/>`,
    )
    .join('');
}

function metalPaint(sheet: Sheet, metal: Metal): string {
  const [light, middle, dark] = metals[metal];
  return sheet.linear(
    [
      [0, light],
      [0.35, middle],
      [0.55, light],
      [1, dark],
    ],
    [0, 0.1, 1, 0.3],
  );
}

/** A fork from above. */
function fork(sheet: Sheet, spot: Spot, metal: Metal): string {
  const body: Point[] = [
    [-0.045, -0.3],
    [-0.04, -0.2],
    [-0.012, -0.13],
    [-0.012, 0.2],
    [-0.022, 0.46],
    [0, 0.5],
    [0.022, 0.46],
    [0.012, 0.2],
    [0.012, -0.13],
    [0.04, -0.2],
    [0.045, -0.3],
  ];
  const tines = [-0.036, -0.012, 0.012, 0.036].map((x) =>
    softLine(
      placed(spot, [
        [x, -0.28],
        [x * 1.05, -0.5],
      ]),
    ),
  );
  const paint = metalPaint(sheet, metal);
  const outline = softLoop(placed(spot, body));
  return `${lyingShadow(outline)}<path d="${outline}" fill="${paint}"/><path d="${tines.join('')}" stroke="${metals[metal][1]}" stroke-width="${spot.size * 0.016}" stroke-linecap="round" fill="none"/>`;
}

/** A spoon from above. */
function spoon(sheet: Sheet, spot: Spot, metal: Metal): string {
  const head: Point[] = [
    [0, -0.5],
    [0.06, -0.46],
    [0.078, -0.36],
    [0.056, -0.25],
    [0.014, -0.19],
    [0.011, 0.2],
    [0.022, 0.46],
    [0, 0.5],
    [-0.022, 0.46],
    [-0.011, 0.2],
    [-0.014, -0.19],
    [-0.056, -0.25],
    [-0.078, -0.36],
    [-0.06, -0.46],
  ];
  const hollow = roundish(sheet.random, { wobble: 0.01, points: 12 }).map(
    ([x, y]) => [x * 0.11, -0.36 + y * 0.2] as const,
  );
  const dip = sheet.linear([
    [0, metals[metal][2]],
    [0.6, metals[metal][1]],
    [1, metals[metal][0]],
  ]);
  const outline = softLoop(placed(spot, head));
  return `${lyingShadow(outline)}<path d="${outline}" fill="${metalPaint(sheet, metal)}"/><path d="${softLoop(placed(spot, hollow))}" fill="${dip}"/>`;
}

/** A hem of stripes, a check, or stripes all over. */
function woven({ random }: Sheet, spot: Spot): string[] {
  const band = (x: number, width: number, across: boolean) => {
    const corners: Point[] = [
      [x, -0.4],
      [x + width, -0.4],
      [x + width, 0.4],
      [x, 0.4],
    ];
    return sharpLoop(
      placed(spot, across ? corners.map(([px, py]) => [py * 1.3, px] as const) : corners),
    );
  };
  const kind = random.pick(['hem', 'check', 'stripes', 'plain']);
  if (kind === 'plain') return [];
  if (kind === 'hem') return [-0.4, -0.375, 0.385].map((x) => band(x, 0.012, false));
  const steps = Array.from({ length: 9 }, (_, index) => -0.44 + index * 0.11);
  if (kind === 'stripes') return steps.map((x) => band(x, 0.03, false));
  return [
    ...steps.map((x) => band(x, 0.05, false)),
    ...steps.filter((y) => Math.abs(y) < 0.39).map((y) => band(y, 0.05, true)),
  ];
}

/** A cloth laid under a corner of the dish, with folds and a woven stripe. */
export function cloth(sheet: Sheet, spot: Spot, colour: Colour): string {
  const { random } = sheet;
  const loop: Point[] = [
    [-0.5, -0.36],
    [-0.2, -0.39 + random.jitter(0.02)],
    [0.2, -0.36],
    [0.5, -0.39],
    [0.52, 0],
    [0.49, 0.38],
    [0.16, 0.36 + random.jitter(0.02)],
    [-0.2, 0.39],
    [-0.5, 0.36],
    [-0.48, 0],
  ];
  const weave = threads(sheet);
  const stripe = shifted(colour, -0.17);
  const stripes = woven(sheet, spot);
  const fold = (y: number, dark: boolean) => {
    const line = softLine(
      placed(spot, [
        [-0.5, y],
        [-0.15, y + random.jitter(0.05)],
        [0.2, y + random.jitter(0.06)],
        [0.5, y + random.jitter(0.08)],
      ]),
    );
    // Widening strokes, each faint, make a soft fold without a blur.
    return [40, 30, 21, 13, 6]
      .map(
        (width) =>
          `<path d="${line}" fill="none" stroke="${dark ? '#1a0d04' : '#fff'}" stroke-opacity="${dark ? 0.05 : 0.06}" stroke-width="${dark ? width : width * 0.6}"/>`,
      )
      .join('');
  };
  const folds = [-0.2, 0.06, 0.24].map((y) => fold(y, true) + fold(y - 0.045, false)).join('');
  const shade = [16, 10, 5]
    .map(
      (grow) =>
        `<path d="${sharpLoop(placed({ ...spot, x: spot.x + 7, y: spot.y + 10 }, loop))}" fill="#1c0d04" fill-opacity=".12" stroke="#1c0d04" stroke-opacity=".12" stroke-width="${grow}" stroke-linejoin="round"/>`,
    )
    .join('');
  const clip = sheet.define(
    `cloth ${spot.x} ${spot.y}`,
    (id) => `<clipPath id="${id}"><path d="${sharpLoop(placed(spot, loop))}"/></clipPath>`,
  );
  return `${shade}<g clip-path="${clip}"><path d="${sharpLoop(placed(spot, loop))}" fill="${colour}"/><path d="${sharpLoop(placed(spot, loop))}" fill="${weave}"/><g fill="${stripe}" fill-opacity=".5">${stripes.map((path) => `<path d="${path}"/>`).join('')}</g>${folds}</g>`;
}

/** Cutlery to one side of the dish. */
export function cutlery(
  sheet: Sheet,
  style: { metal: Metal; withSpoon: boolean; side: 1 | -1 },
): string {
  const { random } = sheet;
  const x = 600 + style.side * 505;
  const turn = random.jitter(0.12) + style.side * 0.06;
  const spot: Spot = { x, y: 470 + random.jitter(30), size: 620, turn };
  return style.withSpoon ? spoon(sheet, spot, style.metal) : fork(sheet, spot, style.metal);
}

/** A small bowl with one of the dish's own things in it, partly out of the picture. */
export function pinchBowl(
  sheet: Sheet,
  at: { x: number; y: number },
  style: { glaze: Glaze; visible: VisibleFood },
): string {
  const round = { ...at, radius: 104 };
  const inner = { ...round, radius: 94 };
  const { visible } = style;
  const size = Math.min(visible.size, 62);
  const fill =
    visible.food.heap?.(sheet, { ...inner, radius: 92 }) ??
    laid(
      sheet,
      visible.piece,
      Array.from({ length: 23 }, () => {
        const angle = sheet.random.angle();
        const distance = 74 * Math.sqrt(sheet.random.next());
        return {
          x: at.x + Math.cos(angle) * distance,
          y: at.y + Math.sin(angle) * distance,
          size,
          turn: sheet.random.angle(),
        };
      }),
    );
  return bowl(sheet, round, style.glaze) + within(sheet, inner, fill + wallShade(sheet, inner));
}

/** A few loose things on the table, an odd number, in depth. */
export function loose(
  sheet: Sheet,
  at: { x: number; y: number; count: number },
  visible: VisibleFood,
): string {
  const size = Math.min(visible.size, 130);
  const spots = Array.from({ length: at.count }, (_, index) => {
    const angle = index * 2.4 + sheet.random.jitter(0.5);
    const distance = index === 0 ? 0 : size * (0.7 + index * 0.3);
    return {
      x: at.x + Math.cos(angle) * distance,
      y: at.y + Math.sin(angle) * distance,
      size: size * sheet.random.between(0.9, 1.1),
      turn: sheet.random.angle(),
    };
  });
  return spots.map((spot) => visible.piece(sheet, spot)).join('');
}

/** What lies on the table when the recipe offers nothing that would look well there. */
export function sprigOnTable(sheet: Sheet, spot: Spot): string {
  return foodNamed('thyme').piece(sheet, { ...spot, size: 190 });
}
