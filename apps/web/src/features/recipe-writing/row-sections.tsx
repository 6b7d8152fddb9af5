import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection } from './form-section.tsx';
import type { Field } from './problems.ts';
import { IngredientRows } from './rows/ingredient-rows.tsx';
import { StepRows } from './rows/step-rows.tsx';
import { readingsOf } from './rows/use-line-analysis.ts';
import type { RecipeFormState } from './use-recipe-form.ts';

interface Props {
  state: RecipeFormState;
  errorOf: (field: Field) => string | undefined;
  analysis: FoodAnalysis | undefined;
}

/** The ingredient lines, each with its reading, and the steps. */
export function RowSections({ state, errorOf, analysis }: Props) {
  const t = useTranslations('recipe-form');
  const { draft, problems } = state;
  const id = useId();
  return (
    <>
      <FormSection
        title={t('ingredients.heading')}
        lead={t('ingredients.lead')}
        error={errorOf('ingredients')}
        errorId={`${id}-ingredients`}
      >
        <IngredientRows
          rows={draft.ingredients}
          onChange={(ingredients) => state.type({ ingredients })}
          language={draft.language}
          readings={readingsOf(draft.ingredients, analysis)}
          problems={problems.rows}
          errorId={problems.fields.ingredients && `${id}-ingredients`}
        />
      </FormSection>
      <FormSection title={t('steps.heading')} error={errorOf('steps')} errorId={`${id}-steps`}>
        <StepRows
          rows={draft.steps}
          onChange={(steps) => state.type({ steps })}
          language={draft.language}
          problems={problems.rows}
          errorId={problems.fields.steps && `${id}-steps`}
        />
      </FormSection>
    </>
  );
}
