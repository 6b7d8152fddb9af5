import type { User } from '@pomona/contract/accounts';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { AddGoal } from './add-goal.tsx';
import { GoalRow } from './goal-row.tsx';
import { useGoalChanges } from './use-goal-changes.ts';

interface Props {
  user: User;
  isEditing: boolean;
  onEdit: () => void;
}

/** What the member wants to reach (PROF-04). */
export function GoalList({ user: { goals }, isEditing, onEdit }: Props) {
  const t = useTranslations('profile.goals');
  const { add, mark, remove } = useGoalChanges();
  const list = useListFocus(goals, 'button');
  return (
    <section aria-label={t('label')}>
      {isEditing && <AddGoal isAdding={add.isPending} onAdd={(text) => add.mutateAsync(text)} />}
      <div ref={list} tabIndex={-1} className="outline-none">
        {goals.length === 0 ? (
          <EmptyState
            title={t('emptyTitle')}
            action={!isEditing && <Button onClick={onEdit}>{t('addFirst')}</Button>}
          >
            {t('emptyText')}
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {goals.map((goal) => (
              <GoalRow
                key={goal.id}
                goal={goal}
                isChanging={mark.isPending && mark.variables.id === goal.id}
                onMark={() => mark.mutate(goal)}
                onRemove={() => remove.mutate(goal)}
              />
            ))}
          </ul>
        )}
      </div>
      {!isEditing && goals.length > 0 && <p className="mt-5 text-muted text-sm">{t('addHint')}</p>}
    </section>
  );
}
