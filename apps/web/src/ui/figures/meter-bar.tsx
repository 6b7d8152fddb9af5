import { classes } from '#ui/classes.ts';
import { BarFill, type BarTone, barTrack, shareOf } from './bar-fill.tsx';

export type MeterBarProps = {
  value: number;
  max?: number;
  label: string;
  /** The amount in words: "18 % of a day". */
  valueText?: string;
  tone?: BarTone;
  className?: string;
};

/** An amount against a limit, a daily value say. More than the limit fills the bar. */
export function MeterBar(props: MeterBarProps) {
  const { value, max = 100, label, valueText, tone, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in their own colours and no style sheet reaches all of it
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shareOf(value, max) * max}
      aria-valuetext={valueText}
      className={classes(barTrack, className)}
    >
      <BarFill share={shareOf(value, max)} tone={tone} />
    </div>
  );
}
