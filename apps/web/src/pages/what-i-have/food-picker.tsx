import { maximumFoodsAtHome } from '@pomona/contract/recipes/what-i-have';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFoundFoods } from '#features/foods/search/use-found-foods.ts';
import { Chip } from '#ui/chip.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';

interface Props {
  have: readonly string[];
  nameOf: (key: string) => string;
  onChange: (have: readonly string[], added?: { key: string; name: string }) => void;
}

const suggested = 6;

/** Up to ten foods, each found by any of its names; Enter takes the best match. */
export function FoodPicker({ have, nameOf, onChange }: Props) {
  const t = useTranslations('what-i-have.page');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = useFoundFoods(text);
  const isTyping = text.trim() !== '';
  const isFull = have.length >= maximumFoodsAtHome;
  const foods = isTyping
    ? (found.data?.foods.filter(({ key }) => !have.includes(key)).slice(0, suggested) ?? [])
    : [];

  function add(food: { key: string; name: string } | undefined): void {
    if (food === undefined || isFull) return;
    setText('');
    onChange([...have, food.key], food);
    input.current?.focus();
  }

  function remove(key: string): void {
    onChange(have.filter((other) => other !== key));
    input.current?.focus();
  }

  function addBest(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!found.isPlaceholderData) add(foods[0]);
  }

  const isUnknown = isTyping && found.data?.foods.length === 0 && !found.isFetching;
  return (
    <div className="grid max-w-2xl gap-3">
      <TextField
        ref={input}
        label={t('food')}
        hint={isFull ? t('full') : undefined}
        error={found.isError ? t('searchFailed') : undefined}
        placeholder={t('foodHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={addBest}
        maxLength={100}
        autoComplete="off"
        disabled={isFull}
      />
      <p role="status" className={isUnknown ? 'text-muted text-sm' : 'sr-only'}>
        {isUnknown && t('noFood', { text: text.trim() })}
      </p>
      {foods.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('suggestions')}</legend>
          {foods.map((food) => (
            <Chip
              key={food.key}
              selected={false}
              onClick={() => add(food)}
              icon={<Plus aria-hidden="true" className="size-4" />}
            >
              {food.name}
            </Chip>
          ))}
        </fieldset>
      )}
      {have.length > 0 && (
        <section aria-label={t('yours')} className="flex flex-wrap gap-2">
          {have.map((key) => (
            <RemovableChip
              key={key}
              removeLabel={t('remove', { name: nameOf(key) })}
              onRemove={() => remove(key)}
            >
              {nameOf(key)}
            </RemovableChip>
          ))}
        </section>
      )}
      <p className="text-muted text-sm">{t('basics')}</p>
    </div>
  );
}
