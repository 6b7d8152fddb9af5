import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '#ui/classes.ts';

type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode };

export type SegmentedControlProps<Value extends string> = {
  /** The label for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** Two to four choices of which one is always on. Radio buttons underneath: arrow keys work by nature. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // What the server rendered can be pressed before the script is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was pressed before counts
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const segment = props.segments.find(({ value }) => value === pressed);
    if (segment && segment.value !== props.value) props.onChange(segment.value);
  }, []);
  return (
    <fieldset
      ref={group}
      className={classes(
        'inline-flex max-w-full rounded-control border border-hairline bg-sunken p-1',
        props.className,
      )}
    >
      <legend className="sr-only">{props.label}</legend>
      {props.segments.map((segment) => (
        <label
          key={segment.value}
          className="wide-target flex min-h-9 flex-1 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-[7px] border border-transparent px-3.5 font-medium text-muted text-sm transition-colors hover:text-ink has-checked:border-hairline has-checked:bg-surface has-checked:font-semibold has-checked:text-leaf has-focus-visible:outline-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            onChange={() => props.onChange(segment.value)}
            className="sr-only"
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
