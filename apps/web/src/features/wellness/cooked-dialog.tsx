import {
  type Meal,
  type MealBody,
  maxServingsEaten,
  minServingsEaten,
} from '@pomona/contract/wellness/meals';
import { type FormEvent, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { CookedRecipe } from './cooked-recipe.ts';
import { scaledFigures } from './meals/meal-parts.ts';
import { TimeFields } from './meals/time-fields.tsx';
import { useTime } from './meals/use-time.ts';
import { useConsentGate } from './use-consent-gate.tsx';

interface Props {
  recipe: CookedRecipe;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLog: (logged: { body: MealBody; entry: Meal }) => void;
}

/** How much was eaten, and when; one serving just now unless the member says otherwise (WELL-12). */
export function CookedDialog({ recipe, isOpen, onOpenChange, onLog }: Props) {
  const t = useTranslations('wellness.cooked');
  const format = useFormatter();
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
        <div>
          <p className="mb-1.5 font-semibold">{t('servings')}</p>
          <Stepper
            label={t('servings')}
            value={meal.servings * 2}
            min={minServingsEaten * 2}
            max={maxServingsEaten * 2}
            onChange={(halves) => meal.setServings(halves / 2)}
            display={format.number(meal.servings)}
            decreaseLabel={t('fewer')}
            increaseLabel={t('more')}
          />
        </div>
        <TimeFields time={meal.time} />
      </form>
    </Dialog>
  );
}

/** What is typed, and the meal that it says. */
function useMeal({ id: recipeId, title, language, nutrition }: CookedRecipe) {
  const [opened] = useState(() => new Date());
  const [servings, setServings] = useState(1);
  const time = useTime(opened);

  function read() {
    const eaten = time.eaten();
    if (eaten === null) return null;
    const body = {
      id: newKey(),
      recipe_id: recipeId,
      servings,
      day: eaten.day,
      eaten_at: eaten.at,
    };
    return {
      body,
      entry: {
        ...body,
        title,
        language,
        figures: scaledFigures(nutrition, servings),
        lines: null,
        left_out: [],
      },
    };
  }

  return { servings, setServings, time, read };
}
