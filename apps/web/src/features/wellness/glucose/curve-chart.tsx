import { type GlucoseUnit, glucoseValue } from '@pomona/contract/wellness/glucose';
import type { GlucoseDay } from '@pomona/contract/wellness/glucose-summary';
import type { Tracking } from '@pomona/contract/wellness/tracking';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useFormatter } from 'use-intl';
import { dayAfter, instantHere, zoneHere } from '../days.ts';
import { type CurvePoint, curvePieces } from './curve.ts';

interface Props {
  /** Said instead of the picture. */
  label: string;
  day: GlucoseDay;
  unit: GlucoseUnit;
  range: Tracking['glucose_range'];
}

/** Near what is shown on a phone, so that its texts have about the size of others. */
const size = { width: 480, height: 240 };
const margin = { top: 26, right: 10, bottom: 28, left: 36 };
const highestShown = 200;
const hours = [0, 6, 12, 18, 24];
const hourMilliseconds = 3_600_000;

/** The curve of a day, its single readings, and its meals by number. */
export function CurveChart({ label, day: { day, points, meals }, unit, range }: Props) {
  const format = useFormatter();
  const start = instantHere(day, '00:00')?.getTime() ?? 0;
  const end = instantHere(dayAfter(day, 1), '00:00')?.getTime() ?? start;
  const highest = Math.max(highestShown, ...points.map(({ mg_dl: mgDl }) => mgDl));
  const bottom = size.height - margin.bottom;
  const y = scaleLinear([0, glucoseValue(highest, unit)], [bottom, margin.top]).nice();
  const heightOf = (mgDl: number) => y(glucoseValue(mgDl, unit));
  const x = scaleLinear([start, end], [margin.left, size.width - margin.right]).clamp(true);
  const path = line<CurvePoint>(
    ({ time }) => x(time),
    ({ mg_dl: mgDl }) => heightOf(mgDl),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-auto w-full max-w-180 text-muted"
    >
      {range && (
        <rect
          x={margin.left}
          width={size.width - margin.left - margin.right}
          y={heightOf(range.high)}
          height={heightOf(range.low) - heightOf(range.high)}
          className="fill-leaf-soft"
        />
      )}
      {y.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={margin.left} x2={size.width - margin.right} className="stroke-hairline" />
          <text x={margin.left - 6} dy="0.32em" textAnchor="end" className="fill-current text-sm">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {hours.map((hour) => (
        <text
          key={hour}
          x={x(start + hour * hourMilliseconds)}
          y={size.height - 6}
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
          className="fill-current text-sm"
        >
          {format.dateTime(new Date(start + hour * hourMilliseconds), {
            ...{ hour: 'numeric', timeZone: zoneHere() },
          })}
        </text>
      ))}
      {meals.map(({ id, eaten_at: at }, place) => (
        <g key={id} transform={`translate(${x(Date.parse(at))} 0)`}>
          <line y1={margin.top} y2={bottom} strokeDasharray="3 3" className="stroke-outline" />
          <text y={margin.top - 8} textAnchor="middle" className="fill-current font-bold text-sm">
            {format.number(place + 1)}
          </text>
        </g>
      ))}
      {curvePieces(points).map((piece) => (
        <path
          key={piece[0]?.at}
          d={path(piece) ?? ''}
          strokeLinecap="round"
          className="fill-none stroke-2 stroke-leaf"
        />
      ))}
      {points
        .filter(({ is_single: isSingle }) => isSingle)
        .map(({ at, mg_dl: mgDl }) => (
          <circle
            key={`${at} ${mgDl}`}
            cx={x(Date.parse(at))}
            cy={heightOf(mgDl)}
            r={4.5}
            className="fill-surface stroke-2 stroke-leaf"
          />
        ))}
    </svg>
  );
}
