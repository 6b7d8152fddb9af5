import { type Colour, shifted } from '../colour.ts';
import { litBody } from '../light.ts';
import type { Spot } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import type { SurfaceName } from '../surfaces-data.ts';

/** Draws one piece of a food where it lies. */
export type Piece = (sheet: Sheet, spot: Spot) => string;

/** Strokes that take the light together, as one body. */
export function lit(sheet: Sheet, surface: SurfaceName, drawing: string): string {
  return litBody(sheet, surface, drawing);
}

export function filled(path: string, fill: string, rest = ''): string {
  return `<path d="${path}" fill="${fill}"${rest}/>`;
}

export function stroked(path: string, colour: string, width: number, rest = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`;
}

/** One of five neighbours of a colour: no two pieces quite alike, yet few gradients to define. */
export function varied(random: Random, colour: Colour, spread = 0.035): Colour {
  const step = random.whole(-2, 2);
  return shifted(colour, (step * spread) / 2, step * 2.2, 1 + step * 0.02);
}

/** A bead that carries its own light, cheap enough to draw by the dozen. */
export function bead(
  sheet: Sheet,
  at: readonly [number, number],
  style: { radius: number; colour: Colour },
): string {
  const paint = sheet.radial(
    [
      [0, shifted(style.colour, 0.15)],
      [0.4, style.colour],
      [1, shifted(style.colour, -0.16)],
    ],
    [0.34, 0.3, 0.72],
  );
  const round = (value: number) => Math.round(value * 10) / 10;
  return `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="${round(style.radius)}" fill="${paint}"/>`;
}
