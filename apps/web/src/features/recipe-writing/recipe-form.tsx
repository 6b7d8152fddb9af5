import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import type { Recipe } from '@pomona/contract/recipes';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { numberIn } from './draft/draft.ts';
import { SavedDraftNote } from './draft/saved-draft-note.tsx';
import type { OpenedDraft } from './draft/use-opened-draft.ts';
import { FactFields } from './fields/fact-fields.tsx';
import { MoreFields } from './fields/more-fields.tsx';
import { NameFields } from './fields/name-fields.tsx';
import { FormSection } from './form-section.tsx';
import { PicturePart } from './picture-part.tsx';
import { RowSections } from './row-sections.tsx';
import { useLineAnalysis } from './rows/use-line-analysis.ts';
import { useLineFocus } from './rows/use-line-focus.ts';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { SaveFailure } from './saving/save-failure.tsx';
import { SavePanel } from './saving/save-panel.tsx';
import type { RecipeSaving } from './saving/saving.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useRecipeForm } from './use-recipe-form.ts';

export interface FoundInLines {
  readonly analysis: FoodAnalysis;
  readonly servings: number;
  /** Leads to the row with this line. */
  readonly onLine: (text: string) => void;
}

export interface RecipeFormSlots {
  /** What a serving contains: figures, labels with their reasons, allergens. */
  readonly findings: (found: FoundInLines) => ReactNode;
  /** The same in a few words. */
  readonly brief: (analysis: FoodAnalysis) => ReactNode;
  /** Stands at the foot: deleting, say. */
  readonly foot?: ReactNode;
  /** For administrators: the picture of a saved recipe changes at once, by itself. */
  readonly managesPicture?: boolean;
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
  const { draft } = state;
  const analysis = useLineAnalysis(draft);
  const onLine = useLineFocus(state.form);
  const errorOf = useFieldErrors(state);
  const fields = { draft, onType: state.type, errorOf };

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
        <SavedDraftNote
          opened={opened}
          recipe={recipe}
          onDiscard={() => {
            state.discard();
            props.onDiscard();
          }}
        />
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
          <PicturePart
            state={state}
            recipe={recipe}
            saving={props.saving}
            error={errorOf('picture')}
            isManaged={props.managesPicture === true}
          />
          <NameFields {...fields} />
        </div>
        <FactFields {...fields} />
        <RowSections state={state} errorOf={errorOf} analysis={analysis.data} />
        <FormSection title={t('more.heading')}>
          <MoreFields {...fields} />
        </FormSection>
        {props.foot}
      </fieldset>
      <SavePanel
        analysis={analysis}
        findings={
          analysis.data &&
          props.findings({
            analysis: analysis.data,
            servings: numberIn(draft.servings) ?? 1,
            onLine,
          })
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

/** As in other places where one writes: Control with S or Enter saves. */
function saveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
