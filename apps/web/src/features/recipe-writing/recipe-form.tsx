import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import type { Recipe } from '@pomona/contract/recipes';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '#ui/form/field.tsx';
import { numberIn } from './draft/draft.ts';
import { KeptNote } from './draft/saved-draft-note.tsx';
import type { OpenedDraft } from './draft/use-opened-draft.ts';
import { FactFields } from './fields/fact-fields.tsx';
import { MoreFields } from './fields/more-fields.tsx';
import { NameFields } from './fields/name-fields.tsx';
import { PictureField } from './fields/picture-field.tsx';
import type { Field } from './problems.ts';
import { IngredientRows } from './rows/ingredient-rows.tsx';
import { StepRows } from './rows/step-rows.tsx';
import { readingsOf, useLineAnalysis } from './rows/use-line-analysis.ts';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { SaveFailure } from './saving/save-failure.tsx';
import { SavePanel } from './saving/save-panel.tsx';
import type { RecipeSaving } from './saving/saving.ts';
import { useProblemWords } from './use-problem-words.ts';
import { isPictureFailure, useRecipeForm } from './use-recipe-form.ts';

export interface RecipeFormSlots {
  /** What the lines hold of a serving: figures, labels with their reasons, allergens. */
  readonly findings: (found: { analysis: FoodAnalysis; servings: number }) => ReactNode;
  /** The same in a few words. */
  readonly brief: (analysis: FoodAnalysis) => ReactNode;
  /** Stands at the foot: deleting, say. */
  readonly foot?: ReactNode;
}

interface Props extends RecipeFormSlots {
  opened: OpenedDraft;
  /** `null`: it is new. */
  recipe: Recipe | null;
  saving: RecipeSaving;
  onSaved: (recipe: Recipe) => void;
  onDone: (recipe: Recipe) => void;
  onDiscard: () => void;
}

/** Everything of a recipe that a person writes; figures, labels and allergens follow from the lines (ADMIN-06, FOOD-03). */
export function RecipeForm(props: Props) {
  const { opened, recipe } = props;
  const t = useTranslations('recipe-form');
  const state = useRecipeForm(props);
  const { draft, problems } = state;
  const analysis = useLineAnalysis(draft);
  const errorOf = useErrors(state);
  const fields = { draft, onType: state.type, errorOf };
  const id = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    state.save();
  }
  return (
    <form
      ref={state.form}
      onSubmit={submit}
      onKeyDown={saveByKeys}
      noValidate
      aria-label={recipe === null ? t('new.heading') : t('edit.heading')}
      className="flex flex-col gap-x-12 gap-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <fieldset disabled={state.isSaving} className="grid min-w-0 gap-12">
        <KeptNote
          opened={opened}
          recipe={recipe}
          onDiscard={() => {
            state.discard();
            props.onDiscard();
          }}
        />
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
          <PictureField
            choice={draft.picture}
            onChange={(picture) => state.type({ picture })}
            recipe={recipe}
            error={errorOf('picture')}
            onReading={state.onReading}
            isSaving={state.isSaving}
          />
          <NameFields {...fields} />
        </div>
        <FactFields {...fields} />
        <Part
          title={t('ingredients.heading')}
          lead={t('ingredients.lead')}
          error={errorOf('ingredients')}
          errorId={`${id}-ingredients`}
        >
          <IngredientRows
            rows={draft.ingredients}
            onChange={(ingredients) => state.type({ ingredients })}
            language={draft.language}
            readings={readingsOf(draft.ingredients, analysis.data)}
            problems={problems.rows}
            errorId={problems.fields.ingredients && `${id}-ingredients`}
          />
        </Part>
        <Part title={t('steps.heading')} error={errorOf('steps')} errorId={`${id}-steps`}>
          <StepRows
            rows={draft.steps}
            onChange={(steps) => state.type({ steps })}
            language={draft.language}
            problems={problems.rows}
            errorId={problems.fields.steps && `${id}-steps`}
          />
        </Part>
        <Part title={t('more.heading')}>
          <MoreFields {...fields} />
        </Part>
        {props.foot}
      </fieldset>
      <SavePanel
        analysis={analysis}
        findings={
          analysis.data &&
          props.findings({ analysis: analysis.data, servings: numberIn(draft.servings) ?? 1 })
        }
        brief={analysis.data && props.brief(analysis.data)}
        failure={<SaveFailure state={state} />}
        isSaving={state.isSaving}
        saveLabel={recipe === null ? t('new.save') : t('edit.save')}
      />
      {state.theirs !== null && (
        <ConflictDialog
          key={state.theirs.version}
          draft={draft}
          base={state.base}
          theirs={state.theirs}
          isSaving={state.isSaving}
          onResolve={state.resolve}
          onClose={state.closeConflict}
        />
      )}
    </form>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  error?: string | undefined;
  errorId?: string;
  children: ReactNode;
}

function Part({ title, lead, error, errorId = '', children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      {error && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** What is wrong with a field, in words. */
function useErrors({ problems, failure, draft }: ReturnType<typeof useRecipeForm>) {
  const tell = useProblemWords();
  const t = useTranslations('recipe-form');
  return (field: Field): string | undefined => {
    const problem = problems.fields[field];
    if (field === 'picture' && isPictureFailure(failure)) {
      return draft.picture.kind === 'address'
        ? t('picture.addressWrong')
        : (failure.detail ?? undefined);
    }
    if (problem === undefined) return undefined;
    if (field === 'picture') return t('picture.addressWrong');
    if (field === 'ingredients' && problem.code === 'missing') return t('ingredients.missing');
    if (field === 'steps' && problem.code === 'missing') return t('steps.missing');
    if (field === 'title' && problem.code === 'missing') return t('name.titleMissing');
    return tell(problem);
  };
}

/** As in other places where one writes: Control with S or Enter saves. */
function saveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
