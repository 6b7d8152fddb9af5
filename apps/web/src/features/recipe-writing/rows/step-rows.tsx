import type { Language } from '@pomona/contract/languages';
import { useTranslations } from 'use-intl';
import { GrowingText } from '#features/recipe-writing/fields/growing-text.tsx';
import type { Problem } from '#features/recipe-writing/problems.ts';
import { useProblemWords } from '#features/recipe-writing/use-problem-words.ts';
import { FieldError } from '#ui/form/field-error.tsx';
import { SortableRows } from '#ui/sortable/sortable-rows.tsx';
import { RowFoot } from './row-foot.tsx';
import { RowMenu } from './row-menu.tsx';
import { idsOf, type Row } from './rows.ts';
import { useRowEditing } from './use-row-editing.ts';

interface Props {
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
  language: Language;
  problems: Readonly<Record<string, Problem>>;
  /** Of the sentence that says what is wrong with all of them; the first row refers to it. */
  errorId: string | undefined;
}

/** One row for each step, as tall as its text. */
export function StepRows({ rows, onChange, language, problems, errorId }: Props) {
  const t = useTranslations('recipe-form.steps');
  const problemText = useProblemWords();
  const editing = useRowEditing({
    rows,
    onChange,
    isMultiline: true,
    movedText: (position, total) => t('moved', { place: position, total }),
    removedText: (text) => t('removed', { text }),
  });
  return (
    <>
      <SortableRows rows={rows} onMove={editing.moveTo} label={t('heading')}>
        {(row, handle, position) => {
          const problem = problems[row.id];
          const shared = position === 0 ? errorId : undefined;
          return (
            <div className="flex items-start py-1">
              {handle}
              <span
                aria-hidden="true"
                className="mt-3 mr-3 w-6 shrink-0 text-center font-display font-semibold text-leaf text-lg tabular-nums leading-6"
              >
                {position + 1}
              </span>
              <div className="min-w-0 flex-1 py-3">
                <GrowingText
                  {...editing.fieldProps(row)}
                  value={row.text}
                  onChange={({ target }) => editing.type(row, target.value)}
                  aria-label={t('row', { number: position + 1 })}
                  aria-invalid={problem || shared ? true : undefined}
                  aria-describedby={idsOf(problem && `${row.id}-error`, shared)}
                  placeholder={position === 0 ? t('placeholder') : undefined}
                  autoComplete="off"
                  lang={language}
                  className="min-h-6 max-w-prose outline-none placeholder:text-muted"
                />
                {problem && <FieldError id={`${row.id}-error`}>{problemText(problem)}</FieldError>}
              </div>
              <RowMenu row={row} editing={editing} name={t('row', { number: position + 1 })} />
            </div>
          );
        }}
      </SortableRows>
      <RowFoot editing={editing} addLabel={t('add')} hint={t('hint')} />
    </>
  );
}
