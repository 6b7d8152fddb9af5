import { shoppingBounds, usualQuantity } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useBottomBar } from '#ui/use-bottom-bar.ts';
import { pastedInto } from './adding/pasted-lines.ts';
import { foodsIn } from './adding/several-foods.ts';
import { CategorySelect } from './category-select.tsx';
import type { ShoppingChanges } from './changes/use-shopping-changes.ts';
import { readingQuery } from './queries.ts';

interface Props {
  onAdd: ShoppingChanges['add'];
}

/** A hand that rests: at every letter a slow typist would ask the server. */
const settledMilliseconds = 400;

/** Name, category, "Add"; Enter adds too. What is understood of the line is shown while it is typed (SHOP-06). */
export function AddRow({ onAdd }: Props) {
  const t = useTranslations('shopping.add');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ShoppingCategory | null>(null);
  const read = useReading(text.trim());
  useBottomBar(text === '' ? 'low' : 'high');

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const item = text.trim();
    field.current?.focus();
    if (item === '') return;
    setText('');
    setChosen(null);
    if (await onAdd({ id: newKey(), text: item, category: chosen })) return;
    // Nothing typed is lost; what has been begun since stays.
    setText((now) => now || item);
    setChosen((now) => now ?? chosen);
  }

  const foods = foodsIn(text);
  const areSeveral = foods.length > 1;

  /** What was refused stands in the field again. */
  async function addAll(): Promise<void> {
    field.current?.focus();
    setText('');
    setChosen(null);
    const accepted = await Promise.all(
      foods.map((food) => onAdd({ id: newKey(), text: food, category: null })),
    );
    const refused = foods.filter((_, index) => !accepted[index]).join(', ');
    if (refused !== '') setText((now) => now || refused);
  }

  const isUnderstood = read && (read.quantity !== usualQuantity || read.item !== text.trim());
  return (
    <form onSubmit={(event) => void add(event)} className="grid gap-2">
      <div className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-2 sm:grid-cols-[1fr_15rem_auto] sm:items-end sm:gap-x-3">
        <TextField
          ref={field}
          label={t('item')}
          placeholder={t('example')}
          fieldClassName="max-sm:[&>div]:sr-only"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => setText(pastedInto(event) ?? text)}
          maxLength={shoppingBounds.item}
          autoComplete="off"
          enterKeyHint="done"
        />
        <div
          className={classes(
            'max-sm:order-last max-sm:col-span-2 max-sm:[&_.grid>div:first-child:has(label)]:sr-only',
            text === '' && 'max-sm:hidden',
          )}
        >
          <CategorySelect
            value={chosen ?? read?.category ?? 'Miscellaneous'}
            isProposed={chosen === null && read !== undefined}
            onChange={setChosen}
          />
        </div>
        <Button
          type="submit"
          className="min-h-11.5"
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          {areSeveral ? t('one') : t('add')}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-muted text-sm empty:max-sm:hidden">
        {areSeveral && t('severalFoods', { count: foods.length, foods: foods.join(' · ') })}
        {!areSeveral && isUnderstood && t('reading', { item: read.item, quantity: read.quantity })}
      </p>
      {areSeveral && (
        <Button variant="secondary" className="justify-self-start" onClick={() => void addAll()}>
          {t('several', { count: foods.length })}
        </Button>
      )}
    </form>
  );
}

/** What would be added; nothing while the line is empty or has just been typed. */
function useReading(text: string) {
  const api = useApi();
  const language = useLocale();
  const settled = useSettled(text, settledMilliseconds);
  const reading = useQuery({ ...readingQuery(api, language, settled), enabled: settled !== '' });
  return text !== '' && settled === text ? reading.data : undefined;
}
