import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, rounded, type Spot, softLine } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import type { SurfaceName } from '../surface.ts';
import { lit, stroked } from './piece.ts';

/** Where grains may fall: the middle, how far, and how flat (1 round). */
export interface Patch {
  x: number;
  y: number;
  radius: number;
  ratio?: number;
  turn?: number;
}

/** Fills a patch of the dish with something small and many. */
export type Heap = (sheet: Sheet, patch: Patch) => string;

interface GrainLook {
  /** From the bottom of the heap to its top. */
  colour: Colour;
  /** Length of a grain beyond its width, in pixels; 0 for round grains. */
  length: number;
  width: number;
  /** Grains per layer for a patch of radius 100. */
  density?: number;
  bend?: number;
  surface?: SurfaceName;
  /** A second kind mixed in: colour and share. */
  fleck?: readonly [Colour, number];
}

/** A point of the patch, denser at the middle, thinning at an uneven edge. */
export function pointIn(sheet: Sheet, patch: Patch, reach = 1): Point {
  const { random } = sheet;
  const angle = random.angle();
  const uneven = 1 + 0.07 * Math.sin(angle * 3 + patch.x) + 0.05 * Math.sin(angle * 5 + patch.y);
  const distance = patch.radius * reach * uneven * random.next() ** 0.55;
  const spot: Spot = { x: patch.x, y: patch.y, size: 1, turn: patch.turn ?? 0 };
  return (
    placed(spot, [
      [Math.cos(angle) * distance, Math.sin(angle) * distance * (patch.ratio ?? 1)],
    ])[0] ?? [patch.x, patch.y]
  );
}

function grainPath(sheet: Sheet, look: GrainLook, [x, y]: Point): string {
  const { random } = sheet;
  if (look.length === 0) return `M${rounded(x)} ${rounded(y)}h.1`;
  const angle = random.angle();
  const length = look.length * random.between(0.8, 1.15);
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  if (look.bend === undefined) return `M${rounded(x)} ${rounded(y)}l${rounded(dx)} ${rounded(dy)}`;
  const bend = look.bend * (random.chance(0.5) ? 1 : -1);
  return `M${rounded(x)} ${rounded(y)}q${rounded(dx * 0.5 - dy * bend)} ${rounded(dy * 0.5 + dx * bend)} ${rounded(dx)} ${rounded(dy)}`;
}

/** A heap of grains in three layers, the lower ones darker: rice, quinoa, couscous, lentils, shreds. */
export function grains(look: GrainLook): Heap {
  return (sheet, patch) => {
    const area = (patch.radius / 100) ** 2 * (patch.ratio ?? 1);
    const count = Math.round((look.density ?? 60) * area);
    const ground = grainGround(sheet, look.colour, patch);
    const layers = [
      [-0.1, 1, 1],
      [-0.02, 0.97, 1],
      [0.035, 0.9, 0.85],
    ] as const;
    const drawn = layers.map(([lift, reach, share]) => {
      const paths = Array.from({ length: Math.round(count * share) }, () =>
        grainPath(sheet, look, pointIn(sheet, patch, reach)),
      );
      const body = stroked(paths.join(''), shifted(look.colour, lift), look.width);
      return lit(sheet, look.surface ?? 'grain', body + fleckText(sheet, look, patch, count));
    });
    return ground + drawn.join('');
  };
}

function fleckText(sheet: Sheet, look: GrainLook, patch: Patch, count: number): string {
  if (look.fleck === undefined) return '';
  const [colour, share] = look.fleck;
  const paths = Array.from({ length: Math.round(count * share) }, () =>
    grainPath(sheet, look, pointIn(sheet, patch, 0.96)),
  );
  return stroked(paths.join(''), colour, look.width);
}

function grainGround(sheet: Sheet, colour: Colour, patch: Patch): string {
  const loop = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const reach = 0.84 + sheet.random.jitter(0.05);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * (patch.ratio ?? 1)] as const;
  });
  const points = placed(
    { x: patch.x, y: patch.y, size: patch.radius, turn: patch.turn ?? 0 },
    loop,
  );
  const path = `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
  return lit(sheet, 'curd', `<path d="${path}" fill="${shifted(colour, -0.16, -3)}"/>`);
}

interface StrandLook {
  colour: Colour;
  width: number;
  /** Strands per layer for a patch of radius 100. */
  density?: number;
  /** How long a strand runs, as a share of the patch's radius. */
  run?: number;
  surface?: SurfaceName;
}

/** One strand that curls round the middle of the nest. */
function curl(sheet: Sheet, patch: Patch, look: StrandLook, reach: number): string {
  const { random } = sheet;
  const start = random.angle();
  const sweep = random.between(1.1, 2.4) * (look.run ?? 1) * (random.chance(0.5) ? 1 : -1);
  const distance = patch.radius * reach * random.between(0.16, 0.93);
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
    const far = Math.min(patch.radius * reach, Math.abs(distance + drift * share));
    return [Math.cos(angle) * far, Math.sin(angle) * far * squeeze] as const;
  });
  return softLine(
    placed(spot, points).map(([x, y]) => [x, patch.y + (y - patch.y) * (patch.ratio ?? 1)]),
  );
}

/** A nest of long strands: spaghetti, noodles, courgette threads. */
export function nest(look: StrandLook): Heap {
  return (sheet, patch) => {
    const count = Math.max(6, Math.round((look.density ?? 5) * (patch.radius / 100) ** 1.4));
    const ground = grainGround(sheet, look.colour, { ...patch, radius: patch.radius * 0.93 });
    const layers = [-0.13, -0.08, -0.04, 0, 0.03, 0.05].map((lift, index) => {
      const paths = Array.from({ length: count }, () =>
        curl(sheet, patch, look, 1 - index * 0.055),
      );
      return lit(
        sheet,
        look.surface ?? 'noodle',
        stroked(paths.join(''), shifted(look.colour, lift), look.width),
      );
    });
    return ground + layers.join('');
  };
}
