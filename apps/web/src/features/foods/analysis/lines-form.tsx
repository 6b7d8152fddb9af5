import { maximumServings, minimumServings } from '@pomona/contract/constants';
import { maximumLineLength, maximumLines } from '@pomona/contract/foods';
import { mealTypes } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { writtenLines } from './use-analysis.ts';
import { type Draft, emptyDraft } from './use-stored-lines.ts';

interface Props {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Ingredient lines, servings and meal. There is nothing to send: the answer follows what is typed. */
export function LinesForm({ draft, onChange }: Props) {
  const t = useTranslations('food-analysis');
  const meals = useTranslations('recipes.meal');
  const { lines, isTooMany, isTooLong } = writtenLines(draft.text);
  return (
    <div className="grid gap-5">
      <TextAreaField
        label={t('lines')}
        hint={t('linesHint')}
        aside={lines.length > 0 ? t('lineCount', { count: lines.length }) : undefined}
        error={
          isTooMany
            ? t('tooMany', { limit: String(maximumLines) })
            : isTooLong
              ? t('tooLong', { limit: String(maximumLineLength) })
              : undefined
        }
        rows={9}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
        placeholder={t('placeholder')}
        spellCheck={false}
        autoComplete="off"
        className="min-h-60"
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div>
          <p aria-hidden="true" className="mb-1.5 font-semibold text-sm">
            {t('servings')}
          </p>
          <Stepper
            label={t('servings')}
            value={draft.servings}
            min={minimumServings}
            max={maximumServings}
            onChange={(servings) => onChange({ ...draft, servings })}
            decreaseLabel={t('fewer')}
            increaseLabel={t('more')}
          />
        </div>
        <Select
          label={t('meal')}
          value={draft.meal}
          onChange={(event) => {
            const meal = mealTypes.find((one) => one === event.target.value);
            if (meal !== undefined) onChange({ ...draft, meal });
          }}
          options={mealTypes.map((meal) => ({ value: meal, label: meals(meal) }))}
          fieldClassName="min-w-40"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {lines.length === 0 ? (
          <Button
            variant="secondary"
            onClick={() => onChange({ ...draft, text: t('exampleLines'), servings: 4 })}
          >
            {t('example')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => onChange(emptyDraft)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
