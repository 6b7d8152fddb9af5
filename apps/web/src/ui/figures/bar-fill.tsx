import { classes } from '#ui/classes.ts';

export type BarTone = 'leaf' | 'honey' | 'berry' | 'sky';

const tones: Record<BarTone, string> = {
  leaf: 'fill-leaf',
  honey: 'fill-honey',
  berry: 'fill-berry',
  sky: 'fill-sky',
};

export const barTrack = 'h-2 overflow-hidden rounded-full bg-hairline';

type BarFillProps = { share: number; tone?: BarTone | undefined };

/** The filled part of a bar. Drawn as SVG, whose lengths are attributes that any policy allows. */
export function BarFill({ share, tone = 'leaf' }: BarFillProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={classes('block size-full', tones[tone])}
    >
      <rect width={share * 100} height="1" />
    </svg>
  );
}

/** What `value` is of `max`, never below nothing or above the whole. */
export function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
}
