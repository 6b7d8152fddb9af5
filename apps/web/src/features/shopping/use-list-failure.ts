import { useTranslations } from 'use-intl';
import { showFailure } from '#product/show-failure.ts';
import type { ListMutation } from './list-mutations.ts';

/** Shows which change of a list failed, and offers to try it again. */
export function useListFailure() {
  const t = useTranslations('shopping.failed');
  function titleOf(mutation: ListMutation): string {
    if (mutation.kind === 'clear') return t('clear');
    if (mutation.kind === 'change') return t('change', { item: mutation.item.item });
    if (mutation.kind === 'remove') return t('remove', { item: mutation.item.item });
    return mutation.isUndo ? t('restore') : t('add', { item: mutation.shown[0]?.item ?? '' });
  }
  return (error: unknown, mutation: ListMutation, onRetry: () => void) =>
    showFailure(error, {
      title: titleOf(mutation),
      refused: t('server'),
      unreachable: t('network'),
      retry: { label: t('tryAgain'), onPress: onRetry },
    });
}
