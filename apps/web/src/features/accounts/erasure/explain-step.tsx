import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DialogFooter } from '#ui/overlay/dialog-footer.tsx';

interface Props {
  onClose: () => void;
  onExport: () => void;
  onContinue: () => void;
}

/** What goes with the account, and what stays. */
export function ExplainStep({ onClose, onExport, onContinue }: Props) {
  const t = useTranslations('settings.deletion');
  return (
    <>
      <div className="grid gap-5">
        <Points title={t('goes')} points={[t('goesProfile'), t('goesRecipes'), t('goesNotes')]} />
        <Points title={t('stays')} points={[t('staysReviews'), t('staysNotes')]} />
        <p>
          {t('exportText')}{' '}
          <button
            type="button"
            onClick={onExport}
            className="font-semibold text-leaf underline underline-offset-4"
          >
            {t('export')}
          </button>
        </p>
      </div>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {t('keep')}
        </Button>
        <Button variant="danger" onClick={onContinue}>
          {t('continue')}
        </Button>
      </DialogFooter>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold text-base">{title}</h3>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5 marker:text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
