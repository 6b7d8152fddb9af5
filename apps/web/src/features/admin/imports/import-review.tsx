import type { RecipeImport, RowState } from '@pomona/contract/admin/imports';
import { rowStates } from '@pomona/contract/admin/imports';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { readyOnes } from './choice.ts';
import { DiscardButton } from './discard-button.tsx';
import { ImportRows } from './import-rows.tsx';
import { SaveForm } from './save-form.tsx';
import { type ImportActs, useImportActs } from './use-import-acts.ts';

interface Props {
  found: RecipeImport;
  lines: (draft: RecipeDraft) => ReactNode;
}

/** What was read: every recipe with its state, and which of them are to be saved. */
export function ImportReview({ found, lines }: Props) {
  const t = useTranslations('admin-imports.review');
  const acts = useImportActs(found);
  const [choice, setChoice] = useState(readyOnes);
  const [shown, setShown] = useState<RowState | null>(null);
  return (
    <section aria-labelledby="import-review" className="mt-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="import-review" className="hyphenate text-2xl">
            {t('heading', { name: found.name })}
          </h2>
          <Summary found={found} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Report report={acts.report} />
          <DiscardButton found={found} acts={acts} />
        </div>
      </div>
      <SaveForm
        found={found}
        choice={choice}
        onChange={setChoice}
        isSaving={acts.save.isPending}
        onSave={(defaults) => acts.save.mutate({ choice, defaults })}
      />
      <StateFilter found={found} shown={shown} onShow={setShown} />
      <ImportRows
        key={shown}
        found={found}
        shown={shown}
        choice={choice}
        onChange={setChoice}
        lines={lines}
      />
    </section>
  );
}

function Summary({ found: { total, counts, kept_until: until } }: Pick<Props, 'found'>) {
  const t = useTranslations('admin-imports.review');
  const format = useFormatter();
  const date = format.dateTime(new Date(until), { dateStyle: 'long' });
  return (
    <p role="status" className="mt-1 max-w-prose text-muted">
      {counts.saved > 0 ? t('saved', { saved: counts.saved, total }) : t('found', { count: total })}{' '}
      {t('kept', { date })}
    </p>
  );
}

function Report({ report }: Pick<ImportActs, 'report'>) {
  const t = useTranslations('admin-imports.report');
  return (['csv', 'json'] as const).map((format) => (
    <Button
      key={format}
      variant="secondary"
      icon={<FileDown aria-hidden="true" className="size-5" />}
      loading={report.isPending && report.variables === format}
      onClick={() => report.mutate(format)}
    >
      {t(format)}
    </Button>
  ));
}

interface FilterProps {
  found: RecipeImport;
  shown: RowState | null;
  onShow: (state: RowState | null) => void;
}

/** States that no recipe has are left out. */
function StateFilter({ found: { total, counts }, shown, onShow }: FilterProps) {
  const t = useTranslations('admin-imports');
  return (
    <fieldset className="mt-6 flex flex-wrap gap-2">
      <legend className="sr-only">{t('review.filter')}</legend>
      <Chip selected={shown === null} onClick={() => onShow(null)}>
        {t('review.counted', { name: t('review.all'), count: total })}
      </Chip>
      {rowStates
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <Chip key={state} selected={shown === state} onClick={() => onShow(state)}>
            {t('review.counted', { name: t(`states.${state}`), count: counts[state] })}
          </Chip>
        ))}
    </fieldset>
  );
}
