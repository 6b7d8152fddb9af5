import { useTranslations } from 'use-intl';
import { useDiaryChanges } from '../changes/use-diary-changes.ts';
import { useConsentGate } from '../use-consent-gate.tsx';
import { mealKind } from './meal-kind.ts';
import type { NewMeal } from './new-meal.ts';

/** Logs a meal of any origin; who has not agreed yet is asked first. */
export function useMealLog() {
  const t = useTranslations('wellness-diary.messages');
  const diary = useDiaryChanges(mealKind, ({ title }) => title);
  const gate = useConsentGate();
  return {
    log: (meal: NewMeal) =>
      gate.whenAgreed(() => diary.log(meal, { title: t('logged', { name: meal.entry.title }) })),
    consent: gate.dialog,
  };
}
