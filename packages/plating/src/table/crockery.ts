import type { Colour } from '../colour.ts';
import { shifted, toneOf } from '../colour.ts';
import { rounded } from '../outline.ts';
import type { Sheet } from '../sheet.ts';

export interface Round {
  x: number;
  y: number;
  radius: number;
}

export interface Glaze {
  colour: Colour;
  /** Colour of the unglazed or brushed edge. */
  rim: Colour;
  speckled: boolean;
}

export const glazes = {
  chalk: { colour: '#f3eee4', rim: '#f7f3ea', speckled: false },
  oatmeal: { colour: '#e9dfcc', rim: '#b98d5f', speckled: true },
  celadon: { colour: '#bccbb8', rim: '#9a8a68', speckled: true },
  sea: { colour: '#3f6f7d', rim: '#a7774d', speckled: true },
  midnight: { colour: '#2f4258', rim: '#8d6a4c', speckled: false },
  charcoal: { colour: '#3b3a39', rim: '#6b5a4b', speckled: true },
  blush: { colour: '#e8c8b8', rim: '#c79678', speckled: true },
  terracotta: { colour: '#b9694a', rim: '#d3906d', speckled: false },
  ochre: { colour: '#d8a548', rim: '#a9763a', speckled: true },
  sky: { colour: '#b8c9d1', rim: '#e9e4d8', speckled: false },
} satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof glazes;

function circle({ x, y, radius }: Round, rest: string): string {
  return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" ${rest}/>`;
}

/**
 * The shadow that a round thing of some height throws on the table: one long and soft, one close and dark.
 * Gradients, not blurs: a blur this wide costs more than all the food.
 */
export function castShadow(sheet: Sheet, round: Round, height: number): string {
  const { x, y, radius } = round;
  const soft = height * 0.95;
  const distance = radius + soft;
  const edge = (radius - soft * 0.7) / distance;
  const long = sheet.radial(
    [
      [edge, '#1c0d04', 0.5],
      [(edge + 1) / 2, '#1c0d04', 0.2],
      [1, '#1c0d04', 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const closeDistance = radius + 15;
  const close = sheet.radial(
    [
      [(radius - 8) / closeDistance, '#1c0d04', 0.6],
      [1, '#1c0d04', 0],
    ],
    [0.5, 0.5, 0.5],
  );
  return (
    circle({ x: x + height * 0.75, y: y + height * 0.95, radius: distance }, `fill="${long}"`) +
    circle({ x: x + height * 0.16, y: y + height * 0.22, radius: closeDistance }, `fill="${close}"`)
  );
}

/** Specks of iron that came through the glaze, over the whole round. */
function speckles(sheet: Sheet, round: Round, colour: Colour): string {
  const { random } = sheet;
  const isDark = toneOf(colour).lightness < 0.5;
  const layer = (count: number, width: number, opacity: number) => {
    const dots = Array.from({ length: count }, () => {
      const turn = random.angle();
      const distance = round.radius * 0.975 * Math.sqrt(random.next());
      return `M${Math.round(round.x + Math.cos(turn) * distance)} ${Math.round(round.y + Math.sin(turn) * distance)}h.1`;
    });
    return `<path d="${dots.join('')}" fill="none" stroke="${isDark ? '#e8d9bd' : '#5b4632'}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
  };
  const share = (round.radius / 380) ** 2 * (isDark ? 0.6 : 1);
  return layer(Math.round(230 * share), 2, 0.4) + layer(Math.round(70 * share), 3.6, 0.42);
}

/** A lit ring: bright where it faces the light, dim where it turns away. */
function lip(sheet: Sheet, round: Round, width: number, colour: Colour): string {
  const paint = sheet.linear([
    [0, shifted(colour, 0.16)],
    [0.45, colour],
    [1, shifted(colour, -0.17)],
  ]);
  const glint = sheet.linear([
    [0, '#fff', 0.85],
    [0.4, '#fff', 0.1],
    [1, '#fff', 0],
  ]);
  return (
    circle(round, `fill="none" stroke="${paint}" stroke-width="${rounded(width)}"`) +
    circle(
      { ...round, radius: round.radius + width * 0.12 },
      `fill="none" stroke="${glint}" stroke-width="${rounded(width * 0.35)}"`,
    )
  );
}

/** A plate with a rim; what lies on it may reach `platedRadius`. */
export function plate(sheet: Sheet, round: Round, glaze: Glaze): string {
  const { colour, rim } = glaze;
  const body = sheet.linear([
    [0, shifted(colour, 0.05)],
    [0.5, colour],
    [1, shifted(colour, -0.11)],
  ]);
  const step = sheet.linear([
    [0, shifted(colour, -0.17)],
    [0.45, shifted(colour, -0.05)],
    [0.75, shifted(colour, 0.05)],
    [1, shifted(colour, 0.1)],
  ]);
  const floor = sheet.radial(
    [
      [0, shifted(colour, 0.015)],
      [0.75, shifted(colour, -0.015)],
      [1, shifted(colour, -0.06)],
    ],
    [0.58, 0.6, 0.62],
  );
  const well = { ...round, radius: round.radius * 0.76 };
  const fill = `${circle(round, `fill="${body}"`)}${circle({ ...round, radius: round.radius * 0.8 }, `fill="${step}"`)}${circle(well, `fill="${floor}"`)}${glaze.speckled ? speckles(sheet, round, colour) : ''}`;
  const sweep = sheet.linear([
    [0, '#fff', 0.6],
    [0.35, '#fff', 0],
  ]);
  return (
    castShadow(sheet, round, round.radius * 0.1) +
    fill +
    circle(
      { ...round, radius: round.radius * 0.9 },
      `fill="none" stroke="${sweep}" stroke-width="${rounded(round.radius * 0.11)}" stroke-opacity=".3"`,
    ) +
    lip(sheet, { ...round, radius: round.radius - 3 }, 7, rim)
  );
}

/** A bowl seen from above: the wall in shade where it hides from the light, bright where it faces it. */
export function bowl(sheet: Sheet, round: Round, glaze: Glaze): string {
  const { colour, rim } = glaze;
  const wall = sheet.linear([
    [0, shifted(colour, -0.3, 0, 0.9)],
    [0.42, shifted(colour, -0.13)],
    [0.75, colour],
    [1, shifted(colour, 0.1)],
  ]);
  const floor = sheet.radial(
    [
      [0, shifted(colour, -0.06), 0.9],
      [0.6, shifted(colour, -0.12), 0.7],
      [1, shifted(colour, -0.2), 0],
    ],
    [0.52, 0.52, 0.5],
  );
  const outside = sheet.linear([
    [0, shifted(colour, 0.08)],
    [0.5, colour],
    [1, shifted(colour, -0.2)],
  ]);
  const inner = round.radius * 0.955;
  const fill = `${circle(round, `fill="${outside}"`)}${circle({ ...round, radius: inner }, `fill="${wall}"`)}${glaze.speckled ? speckles(sheet, round, colour) : ''}`;
  return (
    castShadow(sheet, round, round.radius * 0.2) +
    fill +
    circle(
      {
        ...round,
        x: round.x + round.radius * 0.03,
        y: round.y + round.radius * 0.04,
        radius: round.radius * 0.62,
      },
      `fill="${floor}"`,
    ) +
    lip(sheet, { ...round, radius: round.radius * 0.977 }, round.radius * 0.042, rim)
  );
}

/** The shade that the wall of a bowl throws on what is in it; drawn over the food. */
export function wallShade(sheet: Sheet, round: Round): string {
  const shade = sheet.radial(
    [
      [0.78, '#160a03', 0],
      [0.9, '#160a03', 0.2],
      [1, '#160a03', 0.6],
    ],
    [0.56, 0.575, 0.585],
  );
  return circle(round, `fill="${shade}"`);
}

/** Clips what is drawn to a round. */
export function within(sheet: Sheet, round: Round, drawing: string): string {
  const clip = sheet.define(
    `in ${rounded(round.x)} ${rounded(round.y)} ${rounded(round.radius)}`,
    (id) => `<clipPath id="${id}">${circle(round, '')}</clipPath>`,
  );
  return `<g clip-path="${clip}">${drawing}</g>`;
}
