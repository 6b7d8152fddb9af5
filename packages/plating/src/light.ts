import { bodiesOf, type DrawnShape } from './drawn-shape.ts';
import { rounded } from './outline.ts';
import type { Sheet } from './sheet.ts';
import type { Surface } from './surface.ts';
import { type SurfaceName, surfaces } from './surfaces-data.ts';
import { share, strokeText, textureOf } from './texture.ts';

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
