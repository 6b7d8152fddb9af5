import type { ImportRow, RecipeImport } from '@pomona/contract/admin/imports';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '#platform/language/language-names.ts';
import { useApi } from '#platform/services.tsx';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { savableStateOf } from './choice.ts';
import { rowQuery } from './queries.ts';
import { RowReasons } from './row-reasons.tsx';

interface Props {
  found: RecipeImport;
  row: ImportRow;
  isChosen: boolean;
  onChoose: () => void;
  onClose: () => void;
  lines: (draft: RecipeDraft) => ReactNode;
}

/** One recipe in full, before it is saved. */
export function RowPreview({ found, row, isChosen, onChoose, onClose, lines }: Props) {
  const t = useTranslations('admin-imports.preview');
  const read = useQuery(rowQuery(useApi(), found, row.position));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={row.title || row.path}
      description={row.path}
      closeLabel={t('close')}
      className="max-w-200"
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <RowReasons row={row} />
      {savableStateOf(row) !== null && (
        <CheckboxField label={t('choose')} checked={isChosen} onChange={onChoose} />
      )}
      {read.data?.draft ? (
        <Draft draft={read.data.draft} lines={lines} />
      ) : read.isError ? (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          <p className="flex-1 text-berry">{t('failed')}</p>
          <Button
            size="small"
            variant="secondary"
            loading={read.isFetching}
            onClick={() => void read.refetch()}
          >
            {t('tryAgain')}
          </Button>
        </div>
      ) : (
        <Skeleton className="mt-4 h-60 rounded-card" />
      )}
    </Dialog>
  );
}

function Draft({ draft, lines }: Pick<Props, 'lines'> & { draft: RecipeDraft }) {
  const t = useTranslations('admin-imports.preview');
  return (
    <div className="mt-4 grid gap-6">
      {draft.description && (
        <p lang={draft.language} className="hyphenate text-muted">
          {draft.description}
        </p>
      )}
      <Facts draft={draft} />
      <section>
        <h3 className="mb-2 font-semibold text-lg">{t('lines')}</h3>
        {draft.ingredients.length === 0 ? t('noLines') : lines(draft)}
      </section>
      <section>
        <h3 className="mb-2 font-semibold text-lg">{t('steps')}</h3>
        {draft.instructions.length === 0 && t('noSteps')}
        <ol lang={draft.language} className="list-decimal space-y-2 pl-6 marker:text-muted">
          {draft.instructions.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position; two may say the same
            <li key={index} className="hyphenate whitespace-pre-line">
              {step}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Facts({ draft }: { draft: RecipeDraft }) {
  const t = useTranslations('admin-imports.preview');
  const words = useTranslations('recipes');
  const { minutes } = useRecipeWords();
  const facts: [string, ReactNode][] = [
    [t('meal'), draft.meal_type && words(`meal.${draft.meal_type}`)],
    [t('servings'), draft.servings],
    [t('prep'), draft.prep_time === null ? null : minutes(draft.prep_time)],
    [t('cook'), draft.cook_time === null ? null : minutes(draft.cook_time)],
    [t('rest'), draft.rest_time === null ? null : minutes(draft.rest_time)],
    [t('difficulty'), draft.difficulty && words(`difficulty.${draft.difficulty}`)],
    [t('language'), languageNames[draft.language]],
    [t('tags'), draft.tags.join(', ') || null],
    [t('source'), draft.source_url],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="mt-0.5 break-words font-semibold">
            {value ?? <span className="font-normal text-muted">{t('unsaid')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
