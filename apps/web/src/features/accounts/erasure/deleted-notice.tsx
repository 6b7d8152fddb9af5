import { useLocation } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';

/** Right after the deletion of an account: until when its member can return (AUTH-11). */
export function DeletedNotice() {
  const t = useTranslations('accounts');
  const format = useFormatter();
  const erasureAt = useLocation({ select: ({ state }) => state.erasureAt });
  if (erasureAt === undefined) return null;
  const date = format.dateTime(new Date(erasureAt), { dateStyle: 'long' });
  return (
    <Surface tone="tinted" role="status">
      <p className="font-semibold">{t('deletedTitle')}</p>
      <p className="mt-1">{t('deletedText', { date })}</p>
    </Surface>
  );
}
