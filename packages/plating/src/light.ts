import { bodiesOf, type DrawnShape, isInside } from './drawn-shape.ts';
import { rounded } from './outline.ts';
import type { Sheet } from './sheet.ts';
import type { Surface, Texture } from './surface.ts';
import { type SurfaceName, surfaces } from './surfaces-data.ts';

/**
 * One light for the whole picture: upper left, rather high. Shade, shine and shadow are drawn as shapes with
 * gradients; a filter (blur, lighting, noise) of the same look takes ten times as long to draw.
 */
const dark = '#210';
const warm = '#310';

/** A path that is drawn several times is written once. */
function shared(sheet: Sheet, path: string): string {
  return sheet.define(path, (id) => `<path id="${id}" d="${path}"/>`).slice(5, -1);
}

function again(id: string, rest: string): string {
  return `<use href="#${id}" ${rest}/>`;
}

/** Two decimals without the leading zero, as SVG reads them. */
function share(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

function strokeText(width: number, opacity: number, colour = dark): string {
  return `fill="none" stroke="${colour}" stroke-opacity="${share(opacity)}" stroke-width="${rounded(width)}"`;
}

/** Two veils that grow: near enough to a blurred shadow. */
function shadowOf(shape: DrawnShape, id: string, shadow: NonNullable<Surface['shadow']>): string {
  const { dx, dy, blur, depth } = shadow;
  const size = shape.width > 0 ? shape.width * 2 : Math.min(shape.box.width, shape.box.height);
  const distance = Math.min(1, 0.35 + size / 120);
  const at = `x="${rounded(dx * distance)}" y="${rounded(dy * distance)}"`;
  const veil = (grow: number, part: number) =>
    shape.width > 0
      ? again(id, `${at} ${strokeText(shape.width + grow, depth * part)}`)
      : again(
          id,
          `${at} fill="${dark}" fill-opacity="${share(depth * part)}" stroke="${dark}" stroke-opacity="${share(depth * part * 0.5)}" stroke-width="${rounded(grow)}"`,
        );
  return veil(blur * 1.7 * distance, 0.42) + veil(blur * 0.6 * distance, 0.85);
}

/** Moves a shape towards its own middle, so that a line on its edge falls inside it. */
function inset(shape: DrawnShape, by: number, dx = 0, dy = 0): string {
  const { x, y, width, height } = shape.box;
  const kx = Math.max(0.3, 1 - (by * 2) / Math.max(1, width));
  const ky = Math.max(0.3, 1 - (by * 2) / Math.max(1, height));
  const [cx, cy] = [x + width / 2, y + height / 2];
  return `transform="matrix(${kx.toFixed(3)} 0 0 ${ky.toFixed(3)} ${rounded(cx * (1 - kx) + dx)} ${rounded(cy * (1 - ky) + dy)})"`;
}

function shadeOf(
  sheet: Sheet,
  shape: DrawnShape,
  id: string,
  surface: Surface,
  isOne: boolean,
): string {
  const parts: string[] = [];
  const size = Math.min(shape.box.width, shape.box.height);
  if (surface.round > 0) {
    const dome = sheet.linear(
      [
        [0, '#fffaf0', surface.round * 0.55],
        [0.4, '#fffaf0', 0],
        [0.5, warm, 0],
        [1, warm, surface.round],
      ],
      [0.14, 0.06, 0.86, 0.94],
    );
    parts.push(again(id, `fill="${dome}"`));
  }
  const bevel = Math.min(surface.bevel, size * 0.13);
  if (isOne && bevel > 0.6) {
    const shade = sheet.linear([
      [0.3, warm, 0],
      [0.62, warm, surface.round * 0.7],
      [1, warm, surface.round * 1.3],
    ]);
    const light = sheet.linear([
      [0, '#fffaf0', 0.2 + surface.gloss * 0.7],
      [0.42, '#fffaf0', 0],
    ]);
    parts.push(
      again(
        id,
        `${inset(shape, bevel * 0.6)} fill="none" stroke="${shade}" stroke-width="${rounded(bevel * 1.3)}"`,
      ),
      again(
        id,
        `${inset(shape, bevel * 0.9)} fill="none" stroke="${light}" stroke-width="${rounded(bevel * 0.7)}"`,
      ),
    );
  }
  return parts.join('');
}

function glossOf(sheet: Sheet, shape: DrawnShape, surface: Surface): string {
  if (surface.gloss === 0) return '';
  const spread = surface.spread ?? 0.4;
  const { x, y, width, height } = shape.box;
  const size = Math.min(width, height);
  const paint = sheet.radial(
    [
      [0, '#fffdf6', surface.gloss],
      [0.35, '#fffdf6', surface.gloss * 0.5],
      [1, '#fffdf6', 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const [cx, cy] = [x + width * 0.5 - size * 0.15, y + height * 0.5 - size * 0.2];
  const distance = size * spread * 0.62;
  return `<ellipse cx="${rounded(cx)}" cy="${rounded(cy)}" rx="${rounded(distance * Math.min(1.5, width / size))}" ry="${rounded(distance * Math.min(1.4, height / size))}" fill="${paint}"/>`;
}

/** Points of a shape, as many as asked, `margin` pixels from its edge. */
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

function textureOf(sheet: Sheet, shape: DrawnShape, surface: Surface): string {
  const area = (shape.box.width * shape.box.height * 0.75) / 10_000;
  const size = Math.min(shape.box.width, shape.box.height);
  // Texture on a crumb is not seen.
  if (size < 26) return '';
  return (surface.texture ?? [])
    .map((texture) => {
      const count = Math.min(260, Math.round(texture.density * area));
      const scaled = { ...texture, size: Math.min(texture.size, Math.round(size * 0.1) * 5) };
      const wide = texture.kind === 'patches' || texture.kind === 'bumps';
      const at = within(sheet, shape, count, wide ? scaled.size * 0.36 : scaled.size * 0.2);
      return at.length === 0 ? '' : painters[texture.kind](sheet, scaled, at);
    })
    .join('');
}

/** Light along a thread: a darker flank, a gleam on the side of the light. */
function threadLight(shape: DrawnShape, id: string, surface: Surface): string {
  const shift = shape.width * 0.2;
  if (shape.width < 3) return '';
  return again(
    id,
    `x="${rounded(-shift)}" y="${rounded(-shift * 1.2)}" ${strokeText(shape.width * 0.24, 0.12 + surface.gloss * 0.5, '#fffaf0')}`,
  );
}

/** Filled bodies of one drawing as one shape, so that they take one shadow and one light. */
function joined(shapes: readonly DrawnShape[]): DrawnShape | undefined {
  const [first, ...rest] = shapes;
  if (first === undefined || rest.length === 0) return first;
  const left = Math.min(...shapes.map(({ box }) => box.x));
  const top = Math.min(...shapes.map(({ box }) => box.y));
  return {
    path: shapes.map(({ path }) => path).join(''),
    width: 0,
    points: first.points,
    box: {
      x: left,
      y: top,
      width: Math.max(...shapes.map(({ box }) => box.x + box.width)) - left,
      height: Math.max(...shapes.map(({ box }) => box.y + box.height)) - top,
    },
  };
}

/** Strokes that take the light together, as one body: shadow, the drawing itself, texture, shade, shine. */
export function litBody(sheet: Sheet, name: SurfaceName, drawing: string): string {
  const surface: Surface = surfaces[name];
  const bodies = bodiesOf(drawing);
  const threads = bodies.filter(({ width }) => width > 0);
  const solids = bodies.filter(({ width }) => width === 0);
  const body = joined(solids);
  const below: string[] = [];
  const above: string[] = [];
  for (const shape of threads) {
    const id = shared(sheet, shape.path);
    if (surface.shadow !== undefined) below.push(shadowOf(shape, id, surface.shadow));
    above.push(threadLight(shape, id, surface));
  }
  if (body !== undefined) {
    const id = shared(sheet, body.path);
    if (surface.shadow !== undefined) below.push(shadowOf(body, id, surface.shadow));
    above.push(solids[0] === undefined ? '' : textureOf(sheet, solids[0], surface));
    above.push(shadeOf(sheet, body, id, surface, solids.length === 1));
    above.push(glossOf(sheet, body, surface));
  }
  return below.join('') + drawing + above.join('');
}
