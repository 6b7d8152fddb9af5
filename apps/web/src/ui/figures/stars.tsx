import { classes } from '#ui/classes.ts';

const star =
  'M10 1.6l2.47 5.2 5.7.75-4.18 3.95 1.04 5.66L10 14.42l-5.03 2.74 1.04-5.66L1.83 7.55l5.7-.75z';

export const starPath = star;

type StarsProps = { value: number; className?: string | undefined };

/** Five stars, filled to any fraction. Decoration: the figure stands beside it. */
export function Stars({ value, className }: StarsProps) {
  const width = (Math.min(Math.max(value, 0), 5) / 5) * 100;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 20" className={classes('shrink-0', className)}>
      <g className="fill-hairline">
        <FiveStars />
      </g>
      <svg
        aria-hidden="true"
        width={width}
        height="20"
        viewBox={`0 0 ${width} 20`}
        className="fill-honey"
      >
        <FiveStars />
      </svg>
    </svg>
  );
}

function FiveStars() {
  return [0, 20, 40, 60, 80].map((x) => (
    <path key={x} d={star} transform={x === 0 ? undefined : `translate(${x})`} />
  ));
}
