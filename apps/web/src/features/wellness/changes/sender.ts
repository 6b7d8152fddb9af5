import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import type { Sender } from '#platform/offline/changes/sending/sender.ts';
import { activityKind, symptomKind } from '../entries/kinds.ts';
import { loggedKey } from '../entries/queries.ts';
import { mealKind } from '../meals/meal-kind.ts';
import { recentMealsKey } from '../meals/queries.ts';
import { consentKey, mealsKey } from '../queries.ts';
import { applyToEntries, applyToMeals } from './apply-answer.ts';
import { type DiaryKind, diaryChangeOf } from './diary-change.ts';
import { sendDiaryChange } from './send.ts';

interface SenderParts {
  api: Api;
  queryClient: QueryClient;
}

export const createSymptomSender = (parts: SenderParts): Sender =>
  createSender(parts, symptomKind, (id, entry) =>
    applyToEntries(parts.queryClient, symptomKind, { id, entry }),
  );

export const createActivitySender = (parts: SenderParts): Sender =>
  createSender(parts, activityKind, (id, entry) =>
    applyToEntries(parts.queryClient, activityKind, { id, entry }),
  );

export const createMealSender = (parts: SenderParts): Sender =>
  createSender(parts, mealKind, (id, meal) => applyToMeals(parts.queryClient, { id, meal }));

/** Sends queued changes of one kind, and puts the answers into what is cached. */
function createSender<Entry extends { id: string }, Body, Change>(
  { api, queryClient }: SenderParts,
  kind: DiaryKind<Entry, Body, Change>,
  apply: (id: string, entry: Entry | null) => void,
): Sender {
  const keys = [loggedKey, mealsKey];
  const refresh = () => {
    for (const queryKey of [...keys, recentMealsKey])
      void queryClient.invalidateQueries({ queryKey });
  };
  return {
    send: (change, signal) =>
      sendDiaryChange(
        { api, signal, idempotencyKey: change.id },
        kind,
        diaryChangeOf(kind, change),
      ),
    async apply(change, answer) {
      // What was requested before would come without it.
      await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      apply(diaryChangeOf(kind, change).entry.id, answer as Entry | null);
      refresh();
    },
    onRefused() {
      void queryClient.invalidateQueries({ queryKey: consentKey });
      refresh();
    },
  };
}
