import { useTranslations } from 'use-intl';
import type { ListMutation } from './list-mutation.ts';

/** Says which change of a list was not made. */
export function useMutationTitle() {
  const t = useTranslations('shopping');
  return (mutation: ListMutation): string => {
    switch (mutation.kind) {
      case 'add':
        return mutation.isUndo
          ? t('failed.restore')
          : t('failed.add', { item: mutation.shown[0]?.item ?? '' });
      case 'change':
        return t('failed.change', { item: mutation.item.item });
      case 'remove':
        return t('failed.remove', { item: mutation.item.item });
      case 'clear':
        return t('failed.clear');
      case 'order':
        return t('order.failed');
      case 'recipe':
        return t('failed.recipe', { title: mutation.request.title });
    }
  };
}
