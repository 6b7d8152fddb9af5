import { requestBounds } from '@pomona/contract/chef/recipe-request';
import type { ReadLine } from '@pomona/contract/foods/analysis';
import { CircleHelp } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#ui/form/field.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { endsFood, folded, isList, withFoods } from './food-words.ts';
import { isKnown } from './hints.ts';
import { Suggestions } from './suggestions.tsx';

interface Props {
  label: ReactNode;
  hint?: string;
  placeholder: string;
  foods: readonly string[];
  /** What is being typed and no chip yet. */
  typed: string;
  /** What each chip is, as far as it is known. */
  lines: readonly ReadLine[];
  onChange: (change: { foods?: string[]; typed?: string }) => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Foods as chips in the field where they are typed: Enter or a comma makes one, Backspace takes the last away (GEN-01). */
export function FoodField(props: Props) {
  const t = useTranslations('chef.foods');
  const { foods, typed, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector('input')?.focus();

  function add(written: string): void {
    onChange({ foods: withFoods(foods, written), typed: '' });
  }
  function steer(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const isEnd = (event.key === 'Enter' && typed !== '') || (event.key === ',' && endsFood(typed));
    if (isEnd) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && foods.length > 0) {
      onChange({ foods: foods.slice(0, -1) });
    }
  }
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (!isList(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted}`);
  }
  return (
    <div>
      <Field fieldClassName="grid-cols-1" label={props.label} hint={props.hint} error={props.error}>
        {(wiring) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the chips means the input between them
          // biome-ignore lint/a11y/useKeyWithClickEvents: who uses the keyboard is in the input already
          <div
            ref={box}
            onClick={(event) => event.target === event.currentTarget && focus()}
            className="flex min-h-12 cursor-text flex-wrap items-center gap-2 rounded-control border border-outline bg-surface px-2 py-1.5 has-[input:focus-visible]:border-leaf has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-leaf has-aria-invalid:border-berry"
          >
            {foods.map((food) => (
              <FoodChip
                key={food}
                food={food}
                line={props.lines.find(({ text }) => text === food)}
                onRemove={() => {
                  onChange({ foods: foods.filter((other) => other !== food) });
                  focus();
                }}
              />
            ))}
            <input
              {...wiring}
              ref={props.inputRef}
              value={typed}
              maxLength={requestBounds.ingredient}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              placeholder={foods.length === 0 ? props.placeholder : undefined}
              onChange={({ target }) => onChange({ typed: target.value })}
              onKeyDown={steer}
              onPaste={paste}
              className="min-h-9 min-w-32 flex-1 bg-transparent px-1.5 outline-none placeholder:text-muted"
            />
          </div>
        )}
      </Field>
      <Suggestions
        typed={typed}
        taken={foods}
        onPick={(food) => {
          add(food);
          focus();
        }}
      />
      {foods.length >= requestBounds.ingredients && (
        <p className="mt-1.5 text-muted text-sm">
          {t('full', { count: requestBounds.ingredients })}
        </p>
      )}
    </div>
  );
}

interface ChipProps {
  food: string;
  line: ReadLine | undefined;
  onRemove: () => void;
}

function FoodChip({ food, line, onRemove }: ChipProps) {
  const t = useTranslations('chef.foods');
  const isUnknown = line !== undefined && !isKnown(line);
  const name = line?.food?.name;
  const isOtherName = name !== undefined && !folded(food).includes(folded(name));
  return (
    <RemovableChip
      removeLabel={t('remove', { food })}
      onRemove={onRemove}
      icon={
        isUnknown && <CircleHelp aria-hidden="true" className="size-4 shrink-0 text-honey-ink" />
      }
      className={isUnknown ? 'max-w-full bg-honey-soft! text-ink!' : 'max-w-full'}
    >
      <span className="min-w-0 max-w-64 truncate">{food}</span>
      {isOtherName && (
        <span className="ml-1.5 hidden max-w-40 truncate font-normal text-muted text-xs sm:inline">
          {name}
        </span>
      )}
      {isUnknown && <span className="sr-only">{` (${t('unknownMark')})`}</span>}
    </RemovableChip>
  );
}
