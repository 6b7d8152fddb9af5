import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useFormatter } from 'use-intl';
import { type DayValue, noonOf } from './day-value.ts';

interface Props {
  /** Said instead of the picture. */
  label: string;
  values: readonly DayValue[];
  /** The end of the axis; at least. */
  max: number;
  /** Bars for sums, a line for levels. */
  form: 'line' | 'bars';
}

/** Near what is shown, so that its texts have about the size of others. */
const size = { width: 420, height: 190 };
const margin = { top: 10, right: 8, bottom: 28, left: 30 };
const dateLabels = 4;

/** Values by day; gaps stay gaps. */
export function DayChart({ label, values, max, form }: Props) {
  const format = useFormatter();
  const highest = Math.max(max, ...values.flatMap(({ value }) => value ?? []));
  const y = scaleLinear([0, highest], [size.height - margin.bottom, margin.top]).nice();
  const x = scaleLinear([-0.5, values.length - 0.5], [margin.left, size.width - margin.right]);
  const step = Math.max(1, Math.ceil(values.length / dateLabels));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-auto w-full max-w-130 text-muted"
    >
      {y.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={margin.left} x2={size.width - margin.right} className="stroke-hairline" />
          <text x={margin.left - 6} dy="0.32em" textAnchor="end" className="fill-current text-sm">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {values.map(
        ({ day }, index) =>
          (values.length - 1 - index) % step === 0 && (
            <text
              key={day}
              x={x(index)}
              y={size.height - 6}
              textAnchor={index === values.length - 1 ? 'end' : 'middle'}
              className="fill-current text-sm"
            >
              {format.dateTime(noonOf(day), { day: 'numeric', month: 'short' })}
            </text>
          ),
      )}
      {form === 'line' ? (
        <Line values={values} x={x} y={y} />
      ) : (
        <Bars values={values} x={x} y={y} />
      )}
    </svg>
  );
}

interface MarkProps {
  values: readonly DayValue[];
  x: (index: number) => number;
  y: (value: number) => number;
}

function Line({ values, x, y }: MarkProps) {
  const path = line<DayValue>(
    (_, index) => x(index),
    ({ value }) => y(value ?? 0),
  ).defined(({ value }) => value !== null);
  return (
    <>
      <path d={path([...values]) ?? ''} className="fill-none stroke-2 stroke-leaf" />
      {values.map(
        ({ day, value }, index) =>
          value !== null && (
            <circle key={day} cx={x(index)} cy={y(value)} r={3.5} className="fill-leaf" />
          ),
      )}
    </>
  );
}

function Bars({ values, x, y }: MarkProps) {
  const width = Math.max(2, (x(1) - x(0)) * 0.7);
  return values.map(
    ({ day, value }, index) =>
      value !== null && (
        <rect
          key={day}
          x={x(index) - width / 2}
          y={y(value)}
          width={width}
          height={y(0) - y(value)}
          rx={Math.min(3, width / 2)}
          className="fill-leaf"
        />
      ),
  );
}
