import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, rounded, type Spot, softLine, softLoop } from '../outline.ts';
import type { Sheet } from '../sheet.ts';

/** Where grains may fall: the middle, how far, and how flat (1 round). */
export interface Patch {
  x: number;
  y: number;
  radius: number;
  ratio?: number;
  turn?: number;
  /** Corners are filled too, as in a tray. */
  square?: boolean;
}

/** Fills a patch of the dish with something small and many. */
export type Heap = (sheet: Sheet, patch: Patch) => string;

interface GrainStyle {
  /** From the bottom of the heap to its top. */
  colour: Colour;
  /** Length of a grain beyond its width, in pixels; 0 for round grains. */
  length: number;
  width: number;
  /** Grains per layer for a patch of radius 100. */
  density?: number;
  bend?: number;
  /** A second kind mixed in: colour and share. */
  fleck?: readonly [Colour, number];
}

/** A point of the patch, denser at the middle, thinning at an uneven edge. */
export function pointIn(sheet: Sheet, patch: Patch, extent = 1): Point {
  const { random } = sheet;
  if (patch.square === true)
    return [
      patch.x + random.between(-1, 1) * patch.radius * extent,
      patch.y + random.between(-1, 1) * patch.radius * (patch.ratio ?? 1) * extent,
    ];
  const angle = random.angle();
  const uneven = 1 + 0.07 * Math.sin(angle * 3 + patch.x) + 0.05 * Math.sin(angle * 5 + patch.y);
  const distance = patch.radius * extent * uneven * random.next() ** 0.52;
  const spot: Spot = { x: patch.x, y: patch.y, size: 1, turn: patch.turn ?? 0 };
  return (
    placed(spot, [
      [Math.cos(angle) * distance, Math.sin(angle) * distance * (patch.ratio ?? 1)],
    ])[0] ?? [patch.x, patch.y]
  );
}

function grainPath(sheet: Sheet, style: GrainStyle, [x, y]: Point): string {
  const { random } = sheet;
  const from = `M${Math.round(x)} ${Math.round(y)}`;
  if (style.length === 0) return `${from}h.1`;
  const angle = random.angle();
  const length = style.length * random.between(0.8, 1.15);
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  if (style.bend === undefined) return `${from}l${Math.round(dx)} ${Math.round(dy)}`;
  const bend = style.bend * (random.chance(0.5) ? 1 : -1);
  return `${from}q${Math.round(dx * 0.5 - dy * bend)} ${Math.round(dy * 0.5 + dx * bend)} ${Math.round(dx)} ${Math.round(dy)}`;
}

/**
 * Strokes with their own light: the same line as shadow, body, shade and gleam. No filter, so that thousands are cheap.
 */
export function litStrokes(
  sheet: Sheet,
  path: string,
  style: { colour: Colour; width: number },
): string {
  const { colour, width } = style;
  const id = sheet
    .define(
      path,
      (name) =>
        `<path id="${name}" d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .slice(5, -1);
  const copy = (dx: number, dy: number, stroke: Colour, across: number, rest = '') =>
    `<use href="#${id}" x="${rounded(dx)}" y="${rounded(dy)}" stroke="${stroke}" stroke-width="${rounded(across)}"${rest}/>`;
  const shift = width * 0.16;
  return (
    copy(width * 0.3, width * 0.42, '#1c0d04', width * 1.12, ' stroke-opacity=".3"') +
    copy(0, 0, shifted(colour, -0.12, -3), width) +
    copy(-shift * 0.5, -shift * 0.6, colour, width * 0.74) +
    copy(-shift, -shift * 1.2, shifted(colour, 0.08), width * 0.3, ' stroke-opacity=".8"')
  );
}

/** A heap of grains in layers, the lower ones darker: rice, quinoa, couscous, shreds. */
export function grains(style: GrainStyle): Heap {
  return (sheet, patch) => {
    const area = (patch.radius / 100) ** 2 * (patch.ratio ?? 1);
    const count = Math.round((style.density ?? 60) * area * 0.66);
    const ground = grainGround(sheet, style.colour, patch);
    const layers = [
      [-0.08, 1],
      [-0.04, 0.99],
      [0, 0.96],
      [0.03, 0.88],
    ] as const;
    const drawn = layers.map(([lift, distance]) => {
      const paths = Array.from({ length: count }, () =>
        grainPath(sheet, style, pointIn(sheet, patch, distance)),
      );
      return (
        litStrokes(sheet, paths.join(''), {
          colour: shifted(style.colour, lift),
          width: style.width,
        }) + fleckText(sheet, style, patch, count)
      );
    });
    return ground + drawn.join('');
  };
}

function fleckText(sheet: Sheet, style: GrainStyle, patch: Patch, count: number): string {
  if (style.fleck === undefined) return '';
  const [colour, share] = style.fleck;
  const paths = Array.from({ length: Math.round(count * share) }, () =>
    grainPath(sheet, style, pointIn(sheet, patch, 0.96)),
  );
  return litStrokes(sheet, paths.join(''), { colour, width: style.width });
}

interface BeanStyle {
  colour: Colour;
  /** Pixels along and across. */
  size: number;
  ratio: number;
}

/** Turned little, or laid across: the gleam stays on the side of the light. */
const pulseTurns = [-28, -12, 4, 18, 33, 74, 98] as const;

/** One pulse of a tone, drawn once at the origin with its shadow, to be used many times. */
function pulseBody(sheet: Sheet, style: BeanStyle, tone: { lift: number; turn: number }): string {
  const colour = shifted(style.colour, tone.lift, tone.lift * 60);
  const paint = sheet.radial(
    [
      [0, shifted(colour, 0.15)],
      [0.35, shifted(colour, 0.03)],
      [1, shifted(colour, -0.14)],
    ],
    [0.36, 0.3, 0.74],
  );
  const radii = `rx="${rounded(style.size * 0.5)}" ry="${rounded(style.size * 0.5 * style.ratio)}"`;
  const turned = (fill: string, at: number) =>
    `<ellipse ${radii} transform="translate(${rounded(style.size * 0.09 * at)} ${rounded(style.size * 0.13 * at)}) rotate(${tone.turn})" fill="${fill}"${at > 0 ? ' fill-opacity=".34"' : ''}/>`;
  const key = `pulse ${style.colour} ${style.size} ${tone.lift} ${tone.turn}`;
  return sheet
    .define(key, (id) => `<g id="${id}">${turned('#210', 1)}${turned(paint, 0)}</g>`)
    .slice(5, -1);
}

/** A heap of pulses, each a small body with its own light and shadow. */
export function pulses(style: BeanStyle): Heap {
  return (sheet, patch) => {
    const { random } = sheet;
    const each = style.size * style.size * style.ratio * 0.8;
    const count = Math.round((Math.PI * patch.radius ** 2 * (patch.ratio ?? 1) * 1.75) / each);
    const bodies = Array.from({ length: count }, (_, index) => {
      const isLow = index < count / 2;
      const [x, y] = pointIn(sheet, patch, isLow ? 1 : 0.93);
      const id = pulseBody(sheet, style, {
        lift: (isLow ? -0.06 : 0.01) + random.whole(-1, 1) * 0.025,
        turn: style.ratio > 0.92 ? 0 : random.pick(pulseTurns),
      });
      return `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
    });
    return grainGround(sheet, style.colour, patch) + bodies.join('');
  };
}

function grainGround(sheet: Sheet, colour: Colour, patch: Patch): string {
  const loop = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const distance = 0.74 + sheet.random.jitter(0.05);
    return [Math.cos(angle) * distance, Math.sin(angle) * distance * (patch.ratio ?? 1)] as const;
  });
  const spot = { x: patch.x, y: patch.y, size: patch.radius, turn: patch.turn ?? 0 };
  const path = softLoop(placed(spot, loop));
  const shade = softLoop(placed({ ...spot, x: spot.x + 7, y: spot.y + 10 }, loop));
  return `<path d="${shade}" fill="#1c0d04" fill-opacity=".25"/><path d="${path}" fill="${shifted(colour, -0.14, -3)}"/>`;
}

interface StrandStyle {
  colour: Colour;
  width: number;
  /** Strands per layer for a patch of radius 100. */
  density?: number;
  /** How long a strand runs, as a share of the patch's radius. */
  run?: number;
}

/** One strand that curls round the middle of the nest. */
function curl(sheet: Sheet, patch: Patch, style: StrandStyle, extent: number): string {
  const { random } = sheet;
  const start = random.angle();
  const sweep = random.between(1.1, 2.4) * (style.run ?? 1) * (random.chance(0.5) ? 1 : -1);
  const distance = patch.radius * extent * random.between(0.16, 0.93);
  const drift = patch.radius * random.jitter(0.22);
  const squeeze = random.between(0.72, 1);
  const spot = {
    x: patch.x + random.jitter(patch.radius * 0.1),
    y: patch.y + random.jitter(patch.radius * 0.1),
    size: 1,
    turn: random.angle(),
  };
  const points = Array.from({ length: 7 }, (_, index) => {
    const share = index / 6;
    const angle = start + sweep * share;
    const far = Math.min(patch.radius * extent, Math.abs(distance + drift * share));
    return [Math.cos(angle) * far, Math.sin(angle) * far * squeeze] as const;
  });
  return softLine(
    placed(spot, points).map(([x, y]) => [x, patch.y + (y - patch.y) * (patch.ratio ?? 1)]),
  );
}

/** A nest of long strands: spaghetti, noodles, courgette threads. */
export function nest(style: StrandStyle): Heap {
  return (sheet, patch) => {
    const count = Math.max(6, Math.round((style.density ?? 5) * (patch.radius / 100) ** 1.4));
    const ground = grainGround(sheet, style.colour, { ...patch, radius: patch.radius * 0.93 });
    const layers = [-0.13, -0.08, -0.04, 0, 0.03, 0.05].map((lift, index) => {
      const paths = Array.from({ length: count }, () =>
        curl(sheet, patch, style, 1 - index * 0.055),
      );
      return litStrokes(sheet, paths.join(''), {
        colour: shifted(style.colour, lift),
        width: style.width,
      });
    });
    return ground + layers.join('');
  };
}
