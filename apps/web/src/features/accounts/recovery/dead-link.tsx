import { Link } from '@tanstack/react-router';
import { Unlink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';

/** A one-time link that is used, expired or cut off, and the way to another one. */
export function DeadLink() {
  const t = useTranslations('recovery.deadLink');
  return (
    <Surface tone="sunken">
      <div role="status" className="flex gap-4">
        <Unlink aria-hidden="true" className="size-7 shrink-0 text-muted" />
        <div className="grid gap-2">
          <p className="font-semibold">{t('title')}</p>
          <p className="text-muted">{t('text')}</p>
          <p>
            <Link
              to="/forgot-password"
              className="font-semibold text-leaf underline underline-offset-4"
            >
              {t('another')}
            </Link>
          </p>
        </div>
      </div>
    </Surface>
  );
}
