import type { ReactNode } from 'react';
import { Chip } from '#ui/chip.tsx';
import { toggled } from './request-draft.ts';

interface Props<Value extends string> {
  legend: string;
  note?: ReactNode;
  choices: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** In front of the chips. */
  before?: ReactNode;
  /** Behind them. */
  after?: ReactNode;
}

/** A group of chips, any number of which are on. */
export function ChoiceChips<Value extends string>(props: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{props.legend}</legend>
      {props.note && <p className="mt-0.5 text-muted text-sm">{props.note}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {props.before}
        {props.choices.map((value) => (
          <Chip
            key={value}
            selected={props.chosen.includes(value)}
            onClick={() => props.onChange(toggled(props.chosen, value))}
          >
            {props.nameOf(value)}
          </Chip>
        ))}
        {props.after}
      </div>
    </fieldset>
  );
}
