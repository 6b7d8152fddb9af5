import type { ReadLine } from '@pomona/contract/foods/analysis';
import type { Language } from '@pomona/contract/languages';
import { useTranslations } from 'use-intl';
import { GrowingText } from '#features/recipe-writing/fields/growing-text.tsx';
import type { Problem } from '#features/recipe-writing/problems.ts';
import { useProblemWords } from '#features/recipe-writing/use-problem-words.ts';
import { classes } from '#ui/classes.ts';
import { FieldError } from '#ui/form/field-error.tsx';
import { SortableRows } from '#ui/sortable/sortable-rows.tsx';
import { foodNameIn, isHeading } from './line-words.ts';
import { PickedNote } from './picked-note.tsx';
import { Reading } from './reading.tsx';
import { RowFoot } from './row-foot.tsx';
import { RowMenu } from './row-menu.tsx';
import { idsOf, type Row } from './rows.ts';
import { usePickedFoods } from './use-picked-foods.ts';
import { useRowEditing } from './use-row-editing.ts';

interface Props {
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
  language: Language;
  /** What was found in each row, by its id. */
  readings: ReadonlyMap<string, ReadLine>;
  problems: Readonly<Record<string, Problem>>;
  /** Of the sentence that says what is wrong with all of them; the first row refers to it. */
  errorId: string | undefined;
}

/** One row for each ingredient, read as it is typed. */
export function IngredientRows({ rows, onChange, language, readings, problems, errorId }: Props) {
  const t = useTranslations('recipe-form.ingredients');
  const problemText = useProblemWords();
  const editing = useRowEditing({
    rows,
    onChange,
    isMultiline: false,
    movedText: (position, total) => t('moved', { place: position, total }),
    removedText: (text) => t('removed', { text }),
  });
  const picked = usePickedFoods({ rows, onChange, fieldOf: editing.fieldOf });
  return (
    <>
      <SortableRows rows={rows} onMove={editing.moveTo} label={t('heading')}>
        {(row, handle, position) => {
          const reading = readings.get(row.id);
          const heading = reading === undefined && isHeading(row.text.trim());
          const before = picked.previousOf(row);
          const problem = problems[row.id];
          const readingId = `${row.id}-reading`;
          const shared = position === 0 ? errorId : undefined;
          return (
            <div className="flex items-start">
              {handle}
              <div className="min-w-0 flex-1 gap-x-4 py-3 sm:flex sm:items-start">
                <div className="min-w-0 flex-1">
                  <GrowingText
                    {...editing.fieldProps(row)}
                    value={row.text}
                    onChange={({ target }) => editing.type(row, target.value)}
                    aria-label={t('row', { number: position + 1 })}
                    aria-describedby={idsOf(problem && `${row.id}-error`, shared, readingId)}
                    aria-invalid={problem || shared ? true : undefined}
                    placeholder={position === 0 ? t('placeholder') : undefined}
                    spellCheck={false}
                    autoComplete="off"
                    enterKeyHint="next"
                    lang={language}
                    className={classes(
                      'scroll-mt-28 outline-none placeholder:text-muted',
                      heading && 'font-display font-semibold text-lg',
                    )}
                  />
                  {problem && (
                    <FieldError id={`${row.id}-error`}>{problemText(problem)}</FieldError>
                  )}
                  {before !== null && (
                    <PickedNote before={before} onUndo={() => picked.takeBack(row)} />
                  )}
                </div>
                <div
                  id={readingId}
                  className="empty:hidden max-sm:mt-1 sm:max-w-[45%] sm:text-right"
                >
                  {heading ? (
                    <p className="text-muted text-sm">{t('isHeading')}</p>
                  ) : (
                    <Reading
                      line={reading}
                      name={foodNameIn(row.text, language)}
                      language={language}
                      onPick={(food) =>
                        picked.pick(row, { text: row.text, language, reading }, food)
                      }
                    />
                  )}
                </div>
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
