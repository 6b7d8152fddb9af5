import { useTranslations } from 'use-intl';
import { usePageTrouble } from '#platform/retrying-import.ts';
import { Button } from '#ui/button.tsx';

/** Says that parts of this page are missing, and what to do; in the shell's own script, since others cannot be had. */
export function PageTrouble() {
  const translate = useTranslations('shell');
  const trouble = usePageTrouble();
  if (!trouble) return null;
  return (
    <div
      role="alert"
      className="sticky bottom-(--bottom-bar,0px) z-40 flex flex-wrap items-center justify-center gap-3 border-hairline border-t bg-surface p-4 print:hidden"
    >
      {translate(trouble === 'lost' ? 'partMissing' : 'errorNetwork')}
      {trouble === 'lost' && (
        <Button onClick={() => location.reload()}>{translate('reload')}</Button>
      )}
    </div>
  );
}
