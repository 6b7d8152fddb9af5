import { leastServingsEaten, type Meal, mostServingsEaten } from '@pomona/contract/wellness-meals';
import { type FormEvent, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { newKey } from '#platform/new-key.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { dayHere, instantHere, timeHere } from './days.ts';
import { useLogMeal } from './use-meal-changes.ts';

interface Props {
  recipe: { id: string; title: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLogged: (meal: Meal) => void;
}

/** How much was eaten, and when; one serving just now unless the member says otherwise (WELL-12). */
export function CookedDialog({ recipe, isOpen, onOpenChange, onLogged }: Props) {
  const t = useTranslations('wellness.cooked');
  const format = useFormatter();
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const entry = useEntry(recipe.id);
  const log = useLogMeal({
    onLogged(meal) {
      setIsAsking(false);
      onOpenChange(false);
      onLogged(meal);
    },
    onConsentNeeded: () => setIsAsking(true),
  });

  function save(event?: FormEvent): void {
    event?.preventDefault();
    const body = entry.body();
    if (body !== null && !log.isPending) log.mutate(body);
  }

  if (isAsking)
    return (
      <ConsentDialog
        isOpen={isOpen}
        onOpenChange={(stays) => {
          setIsAsking(false);
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
      description={<span lang="en">{recipe.title}</span>}
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
            min={leastServingsEaten * 2}
            max={mostServingsEaten * 2}
            onChange={(halves) => entry.setServings(halves / 2)}
            display={format.number(entry.servings)}
            decreaseLabel={t('fewer')}
            increaseLabel={t('more')}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="date"
            label={t('day')}
            value={entry.day}
            max={dayHere(new Date())}
            onChange={(event) => entry.setDay(event.target.value)}
          />
          <TextField
            type="time"
            label={t('time')}
            value={entry.time}
            onChange={(event) => entry.setTime(event.target.value)}
          />
        </div>
        {entry.problem && (
          <p role="alert" className="font-medium text-berry text-sm">
            {t(entry.problem)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

type Problem = 'noTime' | 'future';

/** What is typed, and the meal that it says. The id is made once, so that a call sent twice is stored once. */
function useEntry(recipeId: string) {
  const [id] = useState(newKey);
  const [opened] = useState(() => new Date());
  const [servings, setServings] = useState(1);
  const [day, setDay] = useState(() => dayHere(opened));
  const [time, setTime] = useState(() => timeHere(opened));
  const [problem, setProblem] = useState<Problem | null>(null);

  function body() {
    const instant = instantHere(day, time);
    const found = instant === null ? 'noTime' : instant.getTime() > Date.now() ? 'future' : null;
    setProblem(found);
    if (instant === null || found !== null) return null;
    return { id, recipe_id: recipeId, servings, day, eaten_at: instant.toISOString() };
  }

  return { servings, setServings, day, setDay, time, setTime, problem, body };
}
