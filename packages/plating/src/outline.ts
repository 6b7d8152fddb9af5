import type { Random } from './random.ts';

/** Where a piece lies: its middle, the length of its longer side in pixels, its turn in radians. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  turn: number;
}

export type Point = readonly [number, number];

/** One decimal: a tenth of a pixel at 1200 wide. */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** From the piece's own measure (its longer side is 1, its middle 0,0) to the picture's. */
export function placed(spot: Spot, points: readonly Point[]): Point[] {
  const cos = Math.cos(spot.turn) * spot.size;
  const sin = Math.sin(spot.turn) * spot.size;
  return points.map(([x, y]) => [spot.x + x * cos - y * sin, spot.y + x * sin + y * cos]);
}

function midpoint(first: Point, second: Point): Point {
  return [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
}

function pair(point: Point): string {
  return `${rounded(point[0])} ${rounded(point[1])}`;
}

/** A soft closed outline drawn towards the points. */
export function softLoop(points: readonly Point[]): string {
  const last = points.at(-1);
  const first = points[0];
  if (last === undefined || first === undefined) return '';
  const parts = [`M${pair(midpoint(last, first))}`];
  points.forEach((point, index) => {
    const next = points[index + 1] ?? first;
    parts.push(`Q${pair(point)} ${pair(midpoint(point, next))}`);
  });
  return `${parts.join('')}Z`;
}

/** A soft open line that begins and ends at its end points. */
export function softLine(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const parts = [`M${pair(first)}`];
  for (let index = 1; index < points.length - 1; index += 1) {
    const point = points[index] ?? last;
    const next = points[index + 1] ?? last;
    parts.push(
      `Q${pair(point)} ${pair(index === points.length - 2 ? next : midpoint(point, next))}`,
    );
  }
  if (points.length === 2) parts.push(`L${pair(last)}`);
  return parts.join('');
}

/** A straight-edged outline. */
export function sharpLoop(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

export interface RoundShape {
  /** Height over width. */
  ratio?: number;
  /** How far the edge wanders, as a share of the radius. */
  wobble?: number;
  points?: number;
}

/** An almost round outline in the piece's own measure (radius 0.5). */
export function roundish(random: Random, shape: RoundShape = {}): Point[] {
  const { ratio = 1, wobble = 0.05, points = 10 } = shape;
  // The drawn line runs inside its control points; this makes up for it.
  const swell = 0.5 / ((1 + Math.cos(Math.PI / points)) / 2) ** 0.5;
  const start = random.angle();
  return Array.from({ length: points }, (_, index) => {
    const angle = start + (index / points) * Math.PI * 2;
    const distance = swell * (1 + random.jitter(wobble));
    return [Math.cos(angle) * distance, Math.sin(angle) * distance * ratio] as const;
  });
}

/** Points of an arc in the piece's own measure, from one angle to another. */
export function arcPoints(radius: number, from: number, to: number, count = 8): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / (count - 1);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}
