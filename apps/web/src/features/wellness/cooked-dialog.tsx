import { type Meal, maxServingsEaten, minServingsEaten } from '@pomona/contract/wellness/meals';
import { type FormEvent, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import type { CookedRecipe } from './cooked-recipe.ts';
import { TimeFields } from './time-fields.tsx';
import { useLogMeal } from './use-meal-changes.ts';
import { useTime } from './use-time.ts';

interface Props {
  recipe: CookedRecipe;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLogged: (meal: Meal) => void;
}

/** How much was eaten, and when; one serving just now unless the member says otherwise (WELL-12). */
export function CookedDialog({ recipe, isOpen, onOpenChange, onLogged }: Props) {
  const t = useTranslations('wellness.cooked');
  const format = useFormatter();
  const formId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const entry = useEntry(recipe.id);
  const log = useLogMeal({
    onLogged(meal) {
      setIsConfirming(false);
      onOpenChange(false);
      onLogged(meal);
    },
    onConsentNeeded: () => setIsConfirming(true),
  });

  function save(event?: FormEvent): void {
    event?.preventDefault();
    const body = entry.body();
    if (body !== null && !log.isPending) log.mutate(body);
  }

  if (isConfirming)
    return (
      <ConsentDialog
        isOpen={isOpen}
        onOpenChange={(stays) => {
          setIsConfirming(false);
          onOpenChange(stays);
        }}
        onAgreed={() => save()}
      />
    );
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
          <Button type="submit" form={formId} loading={log.isPending}>
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
            value={entry.servings * 2}
            min={minServingsEaten * 2}
            max={maxServingsEaten * 2}
            onChange={(halves) => entry.setServings(halves / 2)}
            display={format.number(entry.servings)}
            decreaseLabel={t('fewer')}
            increaseLabel={t('more')}
          />
        </div>
        <TimeFields time={entry.time} />
      </form>
    </Dialog>
  );
}

/**
 * What is typed, and the meal that it says. The id is made once: a call whose answer was lost is corrected by the next
 * one, and stores no second meal.
 */
function useEntry(recipeId: string) {
  const [id] = useState(newKey);
  const [opened] = useState(() => new Date());
  const [servings, setServings] = useState(1);
  const time = useTime(opened);

  function body() {
    const eaten = time.eaten();
    if (eaten === null) return null;
    return { id, recipe_id: recipeId, servings, day: eaten.day, eaten_at: eaten.at };
  }

  return { servings, setServings, time, body };
}
