import {
  changeMeal,
  consentVersion,
  deleteMeal,
  giveConsent,
  logMeal,
  type Meal,
  type MealBody,
  type MealChange,
  type MealDay,
  restoreMeal,
  withdrawConsent,
} from '@pomona/contract/wellness/meals';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { withMeal, withServings } from './meal-parts.ts';
import { consentKey, mealsKey } from './queries.ts';

const needsConsent = (error: Error) => error instanceof ApiError && error.code === 'consent_needed';

/** Saves a meal. Where the member has not agreed yet `onConsentNeeded` is called, and nothing of what they chose is lost. */
export function useLogMeal(callbacks: {
  onLogged: (meal: Meal) => void;
  onConsentNeeded: () => void;
}) {
  const api = useApi();
  const queryClient = useQueryClient();
  const showMealFailure = useMealFailure();
  return useMutation({
    mutationFn: (body: MealBody) => api.call(logMeal, { body }),
    onSuccess(meal) {
      void queryClient.invalidateQueries({ queryKey: mealsKey });
      callbacks.onLogged(meal);
    },
    onError(error) {
      if (needsConsent(error)) callbacks.onConsentNeeded();
      else showMealFailure(error, 'logFailed');
    },
  });
}

/**
 * Other servings, or another time. `shown` is the meal as the last press left it, its figures in step, also while the
 * day is read again; a change that could not be stored goes back to what is stored.
 */
export function useChangeMeal(meal: Meal) {
  const api = useApi();
  const queryClient = useQueryClient();
  const showMealFailure = useMealFailure();
  const mutationKey = [...mealsKey, 'change', meal.id];
  const change = useMutation({
    mutationKey,
    // One after another: the last press decides.
    scope: { id: `meal ${meal.id}` },
    mutationFn: (body: MealChange) => api.call(changeMeal, { params: { id: meal.id }, body }),
    onSuccess: (saved) =>
      queryClient.setQueryData<MealDay>(
        [...mealsKey, meal.day],
        (day) => day && withMeal(day, saved),
      ),
    onError: (error) => showMealFailure(error, 'changeFailed'),
    onSettled() {
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey: mealsKey });
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as MealChange).servings,
  });
  const servings = pending.findLast((value) => value !== undefined);
  return { ...change, shown: servings === undefined ? meal : withServings(meal, servings) };
}

/** Deletes a meal; the way back puts it in again as it was, whatever has become of its recipe. */
export function useDeleteMeal() {
  const t = useTranslations('wellness.meal');
  const api = useApi();
  const queryClient = useQueryClient();
  const showMealFailure = useMealFailure();
  const refresh = () => queryClient.invalidateQueries({ queryKey: mealsKey });
  const restore = useMutation({
    mutationFn: ({ id, ...body }: Meal) => api.call(restoreMeal, { params: { id }, body }),
    onSuccess: refresh,
    onError: (error) => showMealFailure(error, 'restoreFailed'),
  });
  return useMutation({
    mutationFn: (meal: Meal) => api.call(deleteMeal, { params: { id: meal.id } }),
    onSuccess(deleted) {
      void refresh();
      const action = { label: t('undo'), onPress: () => restore.mutate(deleted) };
      showToast({ title: t('deleted', { title: deleted.title }), tone: 'success', action });
    },
    onError(error) {
      showMealFailure(error, 'deleteFailed');
      void refresh();
    },
  });
}

/** Agrees to the text that was shown, or takes it back, and with it everything that was stored. */
export function useConsentChange() {
  const api = useApi();
  const queryClient = useQueryClient();
  const showMealFailure = useMealFailure();
  return useMutation({
    mutationFn: (choice: 'give' | 'withdraw') =>
      choice === 'give'
        ? api.call(giveConsent, { body: { version: consentVersion } })
        : api.call(withdrawConsent, {}),
    onSuccess(consent, choice) {
      queryClient.setQueryData(consentKey, consent);
      if (choice !== 'give') void queryClient.invalidateQueries({ queryKey: mealsKey });
    },
    onError: (error) => showMealFailure(error, 'consentFailed'),
  });
}

type FailureText =
  | 'logFailed'
  | 'changeFailed'
  | 'restoreFailed'
  | 'deleteFailed'
  | 'consentFailed';

function useMealFailure() {
  const t = useTranslations('wellness.failed');
  return (error: Error, text: FailureText) =>
    showFailure(error, { title: t('title'), refused: t(text), unreachable: t(text) });
}
