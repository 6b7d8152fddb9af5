import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { shareOf } from './bar-fill.tsx';

export type GaugeTone = 'leaf' | 'honey' | 'berry';

export type GaugeProps = {
  value: number;
  max: number;
  /** What is measured; read, not shown. */
  label: string;
  /** The figure as it stands in the middle. */
  display: string;
  /** One word or two under the figure: "low", "of 2,000 kcal". */
  caption?: ReactNode;
  /** The value in words for screen readers: "7, low". */
  valueText: string;
  tone?: GaugeTone;
  /** Values at which a next band begins; drawn as gaps in the track. */
  marks?: readonly number[];
  className?: string;
};

const tones: Record<GaugeTone, { stroke: string; caption: string }> = {
  leaf: { stroke: 'stroke-leaf', caption: 'text-leaf' },
  honey: { stroke: 'stroke-honey', caption: 'text-honey-ink' },
  berry: { stroke: 'stroke-berry', caption: 'text-berry' },
};

const arc = 'M 12 62 A 48 48 0 0 1 108 62';

/** A half circle that is full to the value: glycaemic load, share of a day. Colour repeats what the caption says. */
export function Gauge(props: GaugeProps) {
  const tone = tones[props.tone ?? 'leaf'];
  const share = shareOf(props.value, props.max);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in their own colours and no style sheet reaches all of it
    <div
      role="meter"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={props.max}
      aria-valuenow={share * props.max}
      aria-valuetext={props.valueText}
      className={classes('relative w-40', props.className)}
    >
      <svg aria-hidden="true" viewBox="0 0 120 70" fill="none" className="block w-full">
        <path d={arc} strokeWidth="11" strokeLinecap="round" className="stroke-hairline" />
        {share > 0 && (
          <path
            d={arc}
            pathLength="100"
            strokeWidth="11"
            strokeLinecap="round"
            strokeDasharray={`${share * 100} 200`}
            className={tone.stroke}
          />
        )}
        {props.marks?.map((mark) => (
          <line key={mark} {...markLine(shareOf(mark, props.max))} className="stroke-surface" />
        ))}
      </svg>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 text-center leading-none">
        <div className="font-display font-semibold text-3xl tabular-nums">{props.display}</div>
        {props.caption && (
          <div className={classes('mt-1.5 font-semibold text-sm', tone.caption)}>
            {props.caption}
          </div>
        )}
      </div>
      {props.caption && <div className="h-5" />}
    </div>
  );
}

function markLine(share: number) {
  const angle = Math.PI * (1 - share);
  const at = (radius: number) => ({
    x: rounded(60 + radius * Math.cos(angle)),
    y: rounded(62 - radius * Math.sin(angle)),
  });
  const inner = at(42);
  const outer = at(54);
  return { x1: inner.x, y1: inner.y, x2: outer.x, y2: outer.y, strokeWidth: 2 };
}

/** Servers and browsers differ in the last digit of a sine, and their HTML must not. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
