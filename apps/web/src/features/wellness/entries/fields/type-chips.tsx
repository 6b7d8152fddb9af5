import { Circle, type LucideIcon } from 'lucide-react';
import { Chip } from '#ui/chip.tsx';
import { FieldError } from '#ui/form/field-error.tsx';

interface Props<Type extends string> {
  id: string;
  label: string;
  types: readonly Type[];
  nameOf: (type: Type) => string;
  icons: Readonly<Record<string, LucideIcon>>;
  value: Type | null;
  onChange: (type: Type) => void;
  error?: string | undefined;
}

/** One of a few kinds, each a touch away. */
export function TypeChips<Type extends string>(props: Props<Type>) {
  const { id, label, types, nameOf, icons, value, onChange, error } = props;
  const errorId = `${id}-error`;
  return (
    <fieldset
      id={id}
      aria-describedby={error === undefined ? undefined : errorId}
      className="grid gap-2"
    >
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {types.map((type) => {
          const Icon = icons[type] ?? Circle;
          return (
            <Chip
              key={type}
              selected={type === value}
              icon={<Icon aria-hidden="true" className="size-4" />}
              onClick={() => onChange(type)}
              className="min-h-11"
            >
              {nameOf(type)}
            </Chip>
          );
        })}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
