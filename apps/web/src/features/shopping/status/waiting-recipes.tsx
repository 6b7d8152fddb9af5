import { useTranslations } from 'use-intl';
import type { ListMutation } from '../changes/list-mutation.ts';

/** Recipes whose ingredients only the server can read and merge. */
export function WaitingRecipes({ pending }: { pending: readonly ListMutation[] }) {
  const t = useTranslations('shopping.status');
  // Of one recipe that waits twice the last counts: it takes the place of the other.
  const requests = [
    ...new Map(
      pending.flatMap((change) =>
        change.kind === 'recipe' ? [[change.request.id, change.request] as const] : [],
      ),
    ).values(),
  ];
  if (requests.length === 0) return null;
  return (
    <ul className="grid gap-1 text-muted text-sm">
      {requests.map(({ id, title, servings }) => (
        <li key={id}>{t('recipe', { title, count: servings })}</li>
      ))}
    </ul>
  );
}
