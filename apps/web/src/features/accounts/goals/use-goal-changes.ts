import type { Goal, User } from '@pomona/contract/accounts';
import { addGoal, changeGoal, removeGoal } from '@pomona/contract/accounts/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { useApi, useSession } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { freshUserKey } from '../profile/use-fresh-user.ts';

/** Each change is the server's at once; its answer is the whole member (PROF-04). */
export function useGoalChanges() {
  const t = useTranslations('profile.goals');
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const common = {
    onMutate: () => queryClient.cancelQueries({ queryKey: freshUserKey }),
    onSuccess: (user: User) => session.updateUser(user),
    onError: (error: Error) =>
      showFailure(error, { title: t('failed'), unreachable: t('unreachable') }),
  };

  const add = useMutation({
    ...common,
    mutationFn: (text: string) => api.call(addGoal, { body: { id: newKey(), text } }),
  });
  const mark = useMutation({
    ...common,
    mutationFn: ({ id, achieved_at }: Goal) =>
      api.call(changeGoal, {
        params: { goalId: id },
        body: { is_achieved: achieved_at === null },
      }),
  });
  const restore = useMutation({
    ...common,
    mutationFn: ({ id, text, ...restored }: Goal) =>
      api.call(addGoal, { body: { id, text, restored } }),
  });
  const remove = useMutation({
    ...common,
    mutationFn: (goal: Goal) => api.call(removeGoal, { params: { goalId: goal.id } }),
    onSuccess(user, goal) {
      session.updateUser(user);
      const action = { label: t('undo'), onPress: () => restore.mutate(goal) };
      showToast({ title: t('removed'), description: goal.text, action });
    },
  });
  return { add, mark, remove };
}
