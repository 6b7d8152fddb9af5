import { classes } from '#ui/classes.ts';
import { BarFill, type BarTone, barTrack, shareOf } from '#ui/figures/bar-fill.tsx';

export type ProgressBarProps = {
  value: number;
  max?: number;
  label: string;
  /** The state in words: "12 of 50 pictures". */
  valueText?: string;
  tone?: BarTone;
  className?: string;
};

/** How far a task has come. For an amount that is no task see `MeterBar`. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, max = 100, label, valueText, tone, className } = props;
  return (
    <div
      role="progressbar"
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
