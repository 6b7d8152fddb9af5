import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import type { BarTone } from '#ui/figures/bar-fill.tsx';
import { MeterBar } from '#ui/figures/meter-bar.tsx';

export type NutritionTileProps = {
  label: string;
  /** The figure alone, with honest precision: "≈ 412", "12". */
  value: ReactNode;
  unit?: ReactNode;
  icon?: ReactNode;
  /** The part of a day's amount as a fraction (0.18), with its words ("18 % of a day"). */
  daily?: { share: number; words: string; tone?: BarTone };
  /** Below the figure. */
  note?: ReactNode;
  className?: string;
};

/** One figure with its unit, and what it is of a day. Put several into a grid. */
export function NutritionTile({
  label,
  value,
  unit,
  icon,
  daily,
  note,
  className,
}: NutritionTileProps) {
  return (
    <div
      className={classes(
        'flex flex-col rounded-card border border-hairline bg-surface p-4',
        className,
      )}
    >
      <div className="flex items-center gap-1.5 text-muted text-sm">
        {icon}
        {label}
      </div>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-display font-semibold text-3xl tabular-nums">{value}</span>
        {unit && <span className="font-medium text-muted">{unit}</span>}
      </div>
      {note && <div className="mt-2">{note}</div>}
      {daily && (
        <div className="mt-auto pt-3">
          <MeterBar
            label={label}
            value={daily.share * 100}
            valueText={daily.words}
            tone={daily.tone ?? 'leaf'}
            className="h-1.5"
          />
          <div aria-hidden="true" className="mt-1.5 text-muted text-xs">
            {daily.words}
          </div>
        </div>
      )}
    </div>
  );
}
