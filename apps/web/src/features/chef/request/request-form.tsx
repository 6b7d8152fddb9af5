import type { User } from '@pomona/contract/accounts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Surface } from '#ui/surface.tsx';
import { AllergenChoice } from './allergen-choice.tsx';
import { DietChoice } from './diet-choice.tsx';
import { DishFields } from './dish-fields.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { FoodField } from './food-field.tsx';
import { withFoods } from './food-words.ts';
import { HintList } from './hint-list.tsx';
import { ModelNote } from './model-note.tsx';
import { avoidedBy, minutesIn, type RequestDraft } from './request-draft.ts';
import { useTypedFoods } from './use-typed-foods.ts';

interface Props {
  user: User;
  draft: RequestDraft;
  onChange: (change: Partial<RequestDraft>) => void;
  onSubmit: (draft: RequestDraft) => void;
  /** The button, or what goes on. */
  foot: ReactNode;
}

/** What one has and what one leaves out (GEN-01). */
export function RequestForm({ user, draft, onChange, onSubmit, foot }: Props) {
  const t = useTranslations('chef.form');
  const [typed, setTyped] = useState({ ingredient: '', without: '' });
  const [isMissing, setIsMissing] = useState(false);
  const ingredients = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);
  const foods = useTypedFoods(draft, avoidedBy(user, draft.allergens));

  function submit(event: FormEvent): void {
    event.preventDefault();
    // What was typed last counts, too.
    const whole = {
      ...draft,
      ingredients: withFoods(draft.ingredients, typed.ingredient),
      without: withFoods(draft.without, typed.without),
    };
    setTyped({ ingredient: '', without: '' });
    onChange(whole);
    const hasNothing = whole.ingredients.length === 0;
    setIsMissing(hasNothing);
    if (hasNothing) {
      showToast({ title: t('missing'), description: t('missingText'), tone: 'destructive' });
      ingredients.current?.focus();
    } else if (minutesIn(whole.minutes) === null) minutes.current?.focus();
    else onSubmit(whole);
  }

  return (
    <Surface asChild>
      <form noValidate onSubmit={submit} aria-label={t('label')} className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-3">
          <FoodField
            label={t('ingredients')}
            hint={t('ingredientsHint')}
            placeholder={t('ingredientsPlaceholder')}
            foods={draft.ingredients}
            typed={typed.ingredient}
            lines={foods.ingredients}
            error={isMissing ? t('missingText') : undefined}
            inputRef={ingredients}
            onChange={({ foods: next, typed: text }) => {
              setIsMissing(false);
              if (text !== undefined) setTyped((now) => ({ ...now, ingredient: text }));
              if (next) onChange({ ingredients: next });
            }}
          />
          <HintList hints={foods.hints} />
        </div>
        <DishFields draft={draft} onChange={onChange} minutesRef={minutes} />
        <DietChoice diets={draft.diets} onChange={(diets) => onChange({ diets })} />
        <AllergenChoice
          always={user.preferences.allergens}
          extra={draft.allergens}
          onChange={(allergens) => onChange({ allergens })}
        />
        <ExtraFields
          goals={draft.goals}
          onGoals={(goals) => onChange({ goals })}
          without={
            <FoodField
              label={t('without')}
              placeholder={t('withoutPlaceholder')}
              foods={draft.without}
              typed={typed.without}
              lines={foods.without}
              onChange={({ foods: next, typed: text }) => {
                if (text !== undefined) setTyped((now) => ({ ...now, without: text }));
                if (next) onChange({ without: next });
              }}
            />
          }
        />
        <ModelNote />
        {foot}
      </form>
    </Surface>
  );
}
