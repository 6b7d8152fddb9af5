import type { Meal } from '@pomona/contract/wellness/meals';
import { CookingPot } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useSessionState } from '#platform/services.tsx';
import { useLoginPrompt } from '#product/use-login-prompt.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useDiaryChanges } from './changes/use-diary-changes.ts';
import type { CookedRecipe } from './cooked-recipe.ts';
import { mealKind } from './meals/meal-kind.ts';
import type { NewMeal } from './meals/new-meal.ts';

/** Fetched when somebody has cooked. */
const CookedDialog = lazyPart(async () => (await import('./cooked-dialog.tsx')).CookedDialog);

interface Props {
  recipe: CookedRecipe;
  variant?: ButtonProps['variant'];
  /** The meal that was stored; `null` once it was taken back. */
  onChange?: (meal: Meal | null) => void;
}

/** "I cooked this": saves the meal in the member's diary; a visitor reads that this needs an account. */
export function CookedButton({ recipe, variant = 'primary', onChange }: Props) {
  const t = useTranslations('wellness.cooked');
  const promptLogin = useLoginPrompt();
  const state = useSessionState();
  const diary = useDiaryChanges(mealKind, ({ title }) => title);
  /** Each opening is an entry of its own. */
  const [entry, setEntry] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  function open(): void {
    if (state.status === 'anonymous') promptLogin(t('loginText'));
    if (state.status !== 'signed-in') return;
    setEntry(entry + 1);
    setIsOpen(true);
  }

  function log(logged: NewMeal): void {
    const { title, servings } = logged.entry;
    diary.log(logged, {
      title: t('logged'),
      description: t('loggedText', { title, count: servings }),
      onUndone: () => onChange?.(null),
    });
    onChange?.(logged.entry);
  }

  return (
    <>
      <Button
        variant={variant}
        onClick={open}
        icon={<CookingPot aria-hidden="true" className="size-5" />}
      >
        {t('button')}
      </Button>
      {entry > 0 && (
        <CookedDialog
          key={entry}
          recipe={recipe}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onLog={log}
        />
      )}
    </>
  );
}
