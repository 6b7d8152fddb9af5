import {
  changeMeal,
  consentVersion,
  deleteMeal,
  giveConsent,
  logMeal,
  type Meal,
  type MealBody,
  type MealDay,
  withdrawConsent,
} from '@pomona/contract/wellness-meals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/toast-message.ts';
import { consentKey, mealsKey } from './queries.ts';

const needsConsent = (error: Error) => error instanceof ApiError && error.code === 'consent_needed';

/** Keeps a meal. Where the member has not agreed yet it says so, and nothing of what they chose is lost. */
export function useLogMeal(told: { onLogged: (meal: Meal) => void; onConsentNeeded: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: (body: MealBody) => api.call(logMeal, { body }),
    onSuccess(meal) {
      void queryClient.invalidateQueries({ queryKey: mealsKey });
      told.onLogged(meal);
    },
    onError(error) {
      if (needsConsent(error)) told.onConsentNeeded();
      else tellFailure(error, 'logFailed');
    },
  });
}

/** Other servings; the figures follow at once in step, and the server's when they are there. */
export function useChangeServings(meal: Meal) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellFailure = useFailureToast();
  const queryKey = [...mealsKey, meal.day];
  return useMutation({
    // One after another: the last press decides.
    scope: { id: `meal ${meal.id}` },
    mutationFn: (servings: number) =>
      api.call(changeMeal, { params: { id: meal.id }, body: { servings } }),
    async onMutate(servings) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<MealDay>(
        queryKey,
        (day) => day && withServings(day, meal.id, servings),
      );
    },
    onError: (error) => tellFailure(error, 'changeFailed'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: mealsKey }),
  });
}

const withServings = (day: MealDay, id: string, servings: number): MealDay => ({
  ...day,
  meals: day.meals.map((meal) => (meal.id === id ? { ...meal, servings } : meal)),
});

/** Deletes a meal, with the way back for as long as its recipe is there. */
export function useDeleteMeal() {
  const t = useTranslations('wellness.meal');
  const api = useApi();
  const queryClient = useQueryClient();
  const tellFailure = useFailureToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: mealsKey });
  const restore = useMutation({
    mutationFn: (body: MealBody) => api.call(logMeal, { body }),
    onSuccess: refresh,
    onError: (error) => tellFailure(error, 'restoreFailed'),
  });
  return useMutation({
    mutationFn: (meal: Meal) => api.call(deleteMeal, { params: { id: meal.id } }),
    onSuccess(_, meal) {
      void refresh();
      const { id, day, eaten_at, servings, recipe_id } = meal;
      const action = recipe_id !== null && {
        label: t('undo'),
        onPress: () => restore.mutate({ id, day, eaten_at, servings, recipe_id }),
      };
      const title = t('deleted', { title: meal.title });
      showToast({ title, tone: 'success', ...(action && { action }) });
    },
    onError(error) {
      tellFailure(error, 'deleteFailed');
      void refresh();
    },
  });
}

/** Agrees to the text that was shown, or takes it back, and with it everything that was kept. */
export function useConsentChange() {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: (wish: 'give' | 'withdraw') =>
      wish === 'give'
        ? api.call(giveConsent, { body: { version: consentVersion } })
        : api.call(withdrawConsent, {}),
    onSuccess(consent, wish) {
      queryClient.setQueryData(consentKey, consent);
      if (wish !== 'give') void queryClient.invalidateQueries({ queryKey: mealsKey });
    },
    onError: (error) => tellFailure(error, 'consentFailed'),
  });
}

type FailureText =
  | 'logFailed'
  | 'changeFailed'
  | 'restoreFailed'
  | 'deleteFailed'
  | 'consentFailed';

function useFailureToast() {
  const t = useTranslations('wellness.failed');
  return (error: Error, text: FailureText) => {
    const detail = error instanceof ApiError ? error.detail : null;
    showToast({ title: t('title'), description: detail ?? t(text), tone: 'destructive' });
  };
}
