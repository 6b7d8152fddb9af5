import type { Point } from './outline.ts';

/** An element of a drawing that stands for a body: an opaque path or circle, as it was written. */
export interface DrawnShape {
  /** Path text; circles are written as paths. */
  path: string;
  /** Stroke width in pixels; 0 for a filled shape. */
  width: number;
  points: readonly Point[];
  box: Box;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const element = /<(path|circle) ([^<>]*?)\/>/g;
const veiled = /(fill|stroke)-opacity=/;
const numbers = /-?\d*\.?\d+/g;

function attribute(text: string, name: string): string | undefined {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(text)?.[1];
}

function pointsOf(path: string): Point[] {
  const values = path.match(numbers) ?? [];
  return Array.from(
    { length: Math.floor(values.length / 2) },
    (_, index) => [Number(values[index * 2]), Number(values[index * 2 + 1])] as const,
  );
}

function boxOf(points: readonly Point[], grow: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - grow, Math.min(...ys) - grow];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + grow - left,
    height: Math.max(...ys) + grow - top,
  };
}

function circleShape(text: string): DrawnShape {
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attribute(text, name) ?? 0)) as [
    number,
    number,
    number,
  ];
  const path = `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  return {
    path,
    width: 0,
    points: [
      [x - r, y],
      [x, y - r],
      [x + r, y],
      [x, y + r],
    ],
    box: { x: x - r, y: y - r, width: r * 2, height: r * 2 },
  };
}

function shapeOf(kind: string, text: string): DrawnShape | undefined {
  if (veiled.test(text)) return undefined;
  if (kind === 'circle') return circleShape(text);
  const path = attribute(text, 'd');
  // Relative commands (dots, seeds) are trimmings, never a body.
  if (path === undefined || /[hvlqa]/.test(path)) return undefined;
  const isStroke = attribute(text, 'fill') === 'none';
  const width = isStroke ? Number(attribute(text, 'stroke-width') ?? 1) : 0;
  const points = pointsOf(path);
  return points.length < 2 ? undefined : { path, width, points, box: boxOf(points, width / 2) };
}

function contains(outer: Box, inner: Box): boolean {
  const slack = 2;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

/** The bodies of a drawing, in its order: what lies inside an earlier one is its marking, not a body. */
export function bodiesOf(drawing: string): DrawnShape[] {
  const bodies: DrawnShape[] = [];
  for (const [, kind = '', text = ''] of drawing.matchAll(element)) {
    const shape = shapeOf(kind, text);
    if (shape !== undefined && !bodies.some(({ box }) => contains(box, shape.box)))
      bodies.push(shape);
  }
  return bodies;
}

/** Whether a point lies inside the polygon of a shape's points. */
export function isInside(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let previous = points.at(-1) ?? ([0, 0] as const);
  for (const point of points) {
    const crosses =
      point[1] > y !== previous[1] > y &&
      x < ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0];
    if (crosses) inside = !inside;
    previous = point;
  }
  return inside;
}
