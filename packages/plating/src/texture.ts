import { type DrawnShape, isInside } from './drawn-shape.ts';
import { rounded } from './outline.ts';
import type { Sheet } from './sheet.ts';
import type { Surface, Texture } from './surface.ts';

const dark = '#210';

export function share(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

export function strokeText(width: number, opacity: number, colour = dark): string {
  return `fill="none" stroke="${colour}" stroke-opacity="${share(opacity)}" stroke-width="${rounded(width)}"`;
}

/** Points of a shape, `count` of them at most, `margin` pixels from its edge. */
function within(
  sheet: Sheet,
  shape: DrawnShape,
  count: number,
  margin: number,
): [number, number][] {
  const { x, y, width, height } = shape.box;
  const found: [number, number][] = [];
  for (let attempt = 0; attempt < count * 3 && found.length < count; attempt += 1) {
    const at: [number, number] = [
      x + width * sheet.random.next(),
      y + height * sheet.random.next(),
    ];
    const clear =
      margin === 0 ||
      (isInside(shape.points, [at[0] - margin, at[1] - margin]) &&
        isInside(shape.points, [at[0] + margin, at[1] + margin]));
    if (clear && isInside(shape.points, at)) found.push(at);
  }
  return found;
}

function dot([x, y]: readonly [number, number]): string {
  return `M${Math.round(x)} ${Math.round(y)}h.1`;
}

function soft(sheet: Sheet, colour: string, opacity: number): string {
  return sheet.radial(
    [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.62],
      [1, colour, 0],
    ],
    [0.5, 0.5, 0.5],
  );
}

/** A soft spot of one of four sizes, or of a pair of light and shade, drawn once and laid at many points. */
function blots(
  sheet: Sheet,
  at: readonly (readonly [number, number])[],
  style: { key: string; body: (size: number, ratio: number) => string },
): string {
  return at
    .map(([x, y]) => {
      const step = sheet.random.whole(0, 4);
      const id = sheet
        .define(
          `${style.key} ${step}`,
          (name) =>
            `<g id="${name}">${style.body(0.3 + step * 0.09, 0.55 + ((step * 3) % 5) * 0.1)}</g>`,
        )
        .slice(5, -1);
      return `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
    })
    .join('');
}

function spot(at: readonly [number, number], size: number, ratio: number, fill: string): string {
  return `<ellipse cx="${rounded(at[0])}" cy="${rounded(at[1])}" rx="${rounded(size)}" ry="${rounded(size * ratio)}" fill="${fill}"/>`;
}

const painters: Readonly<
  Record<Texture['kind'], (sheet: Sheet, texture: Texture, at: [number, number][]) => string>
> = {
  dots: (_, { size, tones, opacity }, at) => {
    const half = Math.ceil(at.length / 2);
    return (
      `<path d="${at.slice(0, half).map(dot).join('')}" ${strokeText(size, opacity, tones[1])}/>` +
      `<path d="${at.slice(half).map(dot).join('')}" ${strokeText(size * 0.8, opacity, tones[0])}/>`
    );
  },
  patches: (sheet, { size, tones, opacity }, at) =>
    blots(sheet, at, {
      key: `patch ${Math.round(size)} ${tones[0]} ${opacity}`,
      body: (distance, ratio) =>
        spot([0, 0], size * distance * 1.1, ratio, soft(sheet, tones[0], opacity)),
    }),
  bumps: (sheet, { size, tones, opacity }, at) =>
    blots(sheet, at, {
      key: `bump ${Math.round(size)} ${tones[0]} ${opacity}`,
      body: (share, ratio) => {
        const distance = size * share;
        return (
          spot(
            [distance * 0.36, distance * 0.42],
            distance,
            ratio,
            soft(sheet, tones[1], opacity),
          ) +
          spot(
            [-distance * 0.3, -distance * 0.36],
            distance * 0.85,
            ratio,
            soft(sheet, tones[0], opacity),
          )
        );
      },
    }),
  lines: (sheet, { size, tones, opacity }, at) => {
    const lean = sheet.random.angle();
    const path = at
      .map(([x, y]) => {
        const turn = lean + sheet.random.jitter(0.5);
        const distance = size * sheet.random.between(0.5, 1.1);
        return `M${Math.round(x)} ${Math.round(y)}l${rounded(Math.cos(turn) * distance)} ${rounded(Math.sin(turn) * distance)}`;
      })
      .join('');
    return (
      `<path d="${path}" ${strokeText(1.8, opacity, tones[1])}/>` +
      `<path d="${path}" transform="translate(-1.4 -1.6)" ${strokeText(1.2, opacity * 0.8, tones[0])}/>`
    );
  },
};

export function textureOf(sheet: Sheet, shape: DrawnShape, surface: Surface): string {
  const area = (shape.box.width * shape.box.height * 0.75) / 10_000;
  const size = Math.min(shape.box.width, shape.box.height);
  // Texture on a crumb is not seen.
  if (size < 26) return '';
  return (surface.texture ?? [])
    .map((texture) => {
      const count = Math.min(260, Math.round(texture.density * area));
      const scaled = { ...texture, size: Math.min(texture.size, Math.round(size * 0.1) * 5) };
      const wide = texture.kind === 'patches' || texture.kind === 'bumps';
      const margin = wide ? 0.36 : texture.kind === 'lines' ? 0.5 : 0.2;
      const at = within(sheet, shape, count, scaled.size * margin);
      return at.length === 0 ? '' : painters[texture.kind](sheet, scaled, at);
    })
    .join('');
}
