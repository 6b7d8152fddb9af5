import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { CookedRecipe } from './cooked-recipe.ts';
import { dishMeal, type NewMeal } from './meals/new-meal.ts';
import { ServingsField } from './meals/servings-field.tsx';
import { TimeFields } from './meals/time-fields.tsx';
import { useTime } from './meals/use-time.ts';
import { useConsentGate } from './use-consent-gate.tsx';

interface Props {
  recipe: CookedRecipe;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLog: (logged: NewMeal) => void;
}

/** How much was eaten, and when; one serving just now unless the member says otherwise (WELL-12). */
export function CookedDialog({ recipe, isOpen, onOpenChange, onLog }: Props) {
  const t = useTranslations('wellness.cooked');
  const formId = useId();
  const meal = useMeal(recipe);
  const gate = useConsentGate(() => onOpenChange(false));

  function save(event: FormEvent): void {
    event.preventDefault();
    const logged = meal.read();
    if (logged === null) return;
    gate.whenAgreed(() => {
      onOpenChange(false);
      onLog(logged);
    });
  }

  if (gate.dialog) return gate.dialog;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={<span lang={recipe.language}>{recipe.title}</span>}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="grid gap-5" noValidate>
        <ServingsField value={meal.servings} onChange={meal.setServings} />
        <TimeFields time={meal.time} />
      </form>
    </Dialog>
  );
}

/** What is typed, and the meal that it says. */
function useMeal(recipe: CookedRecipe) {
  const [opened] = useState(() => new Date());
  const [servings, setServings] = useState(1);
  const time = useTime(opened);

  function read() {
    const eaten = time.eaten();
    if (eaten === null) return null;
    return dishMeal(recipe, servings, eaten);
  }

  return { servings, setServings, time, read };
}
