import type { GlucosePoint } from '@pomona/contract/wellness/glucose-summary';

export interface CurvePoint extends GlucosePoint {
  time: number;
}

/** Of the sensor, in pieces without a gap; a gap stays a gap. */
export function curvePieces(points: readonly GlucosePoint[]): CurvePoint[][] {
  const pieces: CurvePoint[][] = [];
  for (const point of points.filter((known) => !known.is_single)) {
    const placed = { ...point, time: Date.parse(point.at) };
    const last = pieces.at(-1);
    if (last === undefined || point.after_gap) pieces.push([placed]);
    else last.push(placed);
  }
  return pieces;
}

/** Each hour with readings: lowest and highest, for a table that can be read. */
export function hoursOf(points: readonly GlucosePoint[]) {
  const hours = new Map<number, number[]>();
  for (const { at, mg_dl: mgDl } of points) {
    const hour = new Date(at).getHours();
    hours.set(hour, [...(hours.get(hour) ?? []), mgDl]);
  }
  return [...hours]
    .sort(([a], [b]) => a - b)
    .map(([hour, values]) => ({
      ...{ hour, readings: values.length },
      ...{ lowest: Math.min(...values), highest: Math.max(...values) },
    }));
}
