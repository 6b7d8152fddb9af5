import type { ReactNode } from 'react';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';

interface Props<Choice extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
}

/** A group of tick boxes, any number of which are chosen. */
export function ChoiceBoxes<Choice extends string>(props: Props<Choice>) {
  const { legend, hint, choices, nameOf, chosen, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="mt-0.5 text-muted text-sm">{hint}</p>}
      <div className="mt-1 grid gap-x-6 min-[26rem]:grid-cols-2 lg:grid-cols-3">
        {choices.map((choice) => (
          <CheckboxField
            key={choice}
            label={nameOf(choice)}
            checked={chosen.includes(choice)}
            onChange={({ target }) => {
              const others = chosen.filter((each) => each !== choice);
              onChange(target.checked ? [...others, choice] : others);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
