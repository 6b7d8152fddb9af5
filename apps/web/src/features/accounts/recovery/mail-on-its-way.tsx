import { MailCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';

/** Stands in place of the form once it was sent: the same for every address. */
export function MailOnItsWay() {
  const t = useTranslations('recovery.forgot');
  return (
    <Surface tone="sunken">
      <div role="status" className="flex gap-4">
        <MailCheck aria-hidden="true" className="size-7 shrink-0 text-leaf" />
        <div className="grid gap-2">
          <p className="font-semibold">{t('sentTitle')}</p>
          <p className="text-muted">{t('sentText')}</p>
        </div>
      </div>
    </Surface>
  );
}
