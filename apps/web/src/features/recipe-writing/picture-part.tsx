import type { Recipe } from '@pomona/contract/recipes';
import { PictureField } from './fields/picture-field.tsx';
import { SavedPictureEditor } from './saved-picture/saved-picture-editor.tsx';
import type { RecipeSaving } from './saving/saving.ts';
import type { RecipeFormState } from './use-recipe-form.ts';

interface Props {
  state: RecipeFormState;
  recipe: Recipe | null;
  saving: RecipeSaving;
  error: string | undefined;
  /** An administrator's: pictures of saved recipes change at once. */
  isManaged: boolean;
}

/** The picture of the form: saved with it, or managed by itself. */
export function PicturePart({ state, recipe, saving, error, isManaged }: Props) {
  if (isManaged && recipe !== null)
    return <SavedPictureEditor recipe={recipe} saving={saving} state={state} />;
  return (
    <PictureField
      choice={state.draft.picture}
      onChange={(picture) => state.type({ picture })}
      recipe={recipe}
      error={error}
      onReading={state.onReading}
      isSaving={state.isSaving}
    />
  );
}
