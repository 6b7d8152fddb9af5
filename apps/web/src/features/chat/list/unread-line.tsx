import { useTranslations } from 'use-intl';

/** Before what was written since the last visit. */
export function UnreadLine() {
  const t = useTranslations('chat.list');
  return (
    <div className="flex items-center gap-3 py-2 font-semibold text-apricot text-xs before:h-px before:flex-1 before:bg-apricot after:h-px after:flex-1 after:bg-apricot">
      {t('unread')}
    </div>
  );
}
