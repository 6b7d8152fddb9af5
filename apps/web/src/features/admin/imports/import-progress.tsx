import type { RecipeImport } from '@pomona/contract/admin/imports';
import { Square } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Surface } from '#ui/surface.tsx';
import { DiscardButton } from './discard-button.tsx';
import { useImportActs } from './use-import-acts.ts';

/** Reading or saving, recipe by recipe; it goes on while nobody looks. */
export function ImportProgress({ found }: { found: RecipeImport }) {
  const t = useTranslations('admin-imports.progress');
  const acts = useImportActs(found);
  const isSaving = found.state === 'saving';
  const { done, total } = isSaving ? savingOf(found) : readingOf(found);
  const text = found.state === 'unpacking' ? t('unpacking') : t('count', { done, total });
  return (
    <Surface asChild className="mt-8">
      <section aria-labelledby="import-progress">
        <h2 id="import-progress" className="hyphenate text-xl">
          {t(isSaving ? 'saving' : 'reading', { name: found.name })}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{t('leave')}</p>
        <ProgressBar
          className="mt-5"
          label={t('label')}
          value={total === 0 ? 0 : (done / total) * 100}
          valueText={text}
        />
        <p role="status" className="mt-2 text-muted text-sm">
          {text}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          {found.state !== 'unpacking' && (
            <Button
              variant="secondary"
              icon={<Square aria-hidden="true" className="size-5" />}
              loading={acts.stop.isPending}
              onClick={() => acts.stop.mutate()}
            >
              {t(isSaving ? 'stopSaving' : 'stopReading')}
            </Button>
          )}
          <DiscardButton found={found} acts={acts} />
        </div>
      </section>
    </Surface>
  );
}

const readingOf = ({ total, counts }: RecipeImport) => ({ done: total - counts.waiting, total });

/** What was saved earlier, or could not be, is not counted: the chosen ones are those that still wait. */
const savingOf = ({ counts, chosen }: RecipeImport) => ({
  done: counts.saved,
  total: counts.saved + chosen,
});
