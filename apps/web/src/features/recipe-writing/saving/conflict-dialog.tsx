import type { Recipe } from '@pomona/contract/recipes';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import {
  differencesOf,
  mergedDraft,
  type Side,
} from '#features/recipe-writing/draft/differences.ts';
import type { Draft } from '#features/recipe-writing/draft/draft.ts';
import type { DraftBase } from '#features/recipe-writing/draft/stored-draft.ts';
import { FieldValue } from '#features/recipe-writing/fields/field-value.tsx';
import type { Field } from '#features/recipe-writing/problems.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  draft: Draft;
  base: DraftBase | null;
  /** The recipe as it is now. */
  theirs: Recipe;
  isSaving: boolean;
  onResolve: (draft: Draft) => void;
  onClose: () => void;
}

/** Two people, or two windows, changed the recipe at once: both versions side by side, and one chooses by field (ADMIN-06). */
export function ConflictDialog({ draft, base, theirs, isSaving, onResolve, onClose }: Props) {
  const t = useTranslations('recipe-form.conflict');
  const format = useFormatter();
  const differences = differencesOf(draft, theirs, base);
  const [picked, setPicked] = useState<Partial<Record<Field, Side>>>({});
  const sideOf = (field: Field) =>
    picked[field] ?? differences.find((one) => one.field === field)?.proposed ?? 'mine';
  const all = (side: Side) =>
    setPicked(Object.fromEntries(differences.map(({ field }) => [field, side])));
  const chosen = Object.fromEntries(differences.map(({ field }) => [field, sideOf(field)]));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text', {
        when: format.dateTime(new Date(theirs.updated_at), {
          dateStyle: 'medium',
          timeStyle: 'short',
        }),
      })}
      closeLabel={t('close')}
      className="max-w-220"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={isSaving} onClick={() => onResolve(mergedDraft(draft, theirs, chosen))}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-3">
        <Button size="small" variant="secondary" onClick={() => all('mine')}>
          {t('allMine')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => all('theirs')}>
          {t('allTheirs')}
        </Button>
      </div>
      {differences.length === 0 ? (
        <p>{t('same')}</p>
      ) : (
        <ul className="grid gap-5">
          {differences.map(({ field, isClash }) => (
            <li key={field}>
              <Choice
                field={field}
                isClash={isClash}
                side={sideOf(field)}
                onPick={(side) => setPicked({ ...picked, [field]: side })}
                draft={draft}
                theirs={theirs}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  field: Field;
  isClash: boolean;
  side: Side;
  onPick: (side: Side) => void;
  draft: Draft;
  theirs: Recipe;
}

const sides = ['theirs', 'mine'] as const;

function Choice({ field, isClash, side, onPick, draft, theirs }: ChoiceProps) {
  const t = useTranslations('recipe-form.conflict');
  const names = useTranslations('recipe-form.field');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {names(field)}
        {isClash && <span className="ml-2 font-normal text-honey-ink text-sm">{t('clash')}</span>}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map((one) => (
          <label
            key={one}
            className={classes(
              'flex min-w-0 cursor-pointer items-start gap-3 rounded-card border p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-leaf',
              one === side ? 'border-leaf bg-leaf-soft' : 'border-outline hover:border-leaf',
            )}
          >
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={one === side}
              onChange={() => onPick(one)}
              className="mt-0.5 size-5 shrink-0 accent-leaf"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-sm">{t(one)}</span>
              <FieldValue field={field} draft={draft} theirs={theirs} side={one} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
