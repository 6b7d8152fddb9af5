import type { Language } from '@pomona/contract/languages';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import { isBlank } from '@pomona/contract/text';
import type { Cuisine, Difficulty, MealType } from '@pomona/food/labels/diets';
import { withTags } from '#features/recipe-writing/fields/tags.ts';
import { type Row, rowsOf } from '#features/recipe-writing/rows/rows.ts';

/** Which picture a recipe is to have. */
export type PictureChoice =
  /** The one it has; of a recipe that is new, the drawn one. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'address'; readonly address: string }
  /** A `data:` URL in base64. */
  | { readonly kind: 'file'; readonly data: string };

/** A recipe as far as it is typed. Numbers are texts: a field may be empty while somebody types. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly meal: MealType | null;
  readonly cuisine: Cuisine | null;
  readonly difficulty: Difficulty;
  readonly prep: string;
  readonly cook: string;
  readonly rest: string;
  readonly servings: string;
  readonly ingredients: readonly Row[];
  readonly steps: readonly Row[];
  readonly tags: readonly string[];
  /** A tag whose typing is not finished; it is saved with the others. */
  readonly tagTyped: string;
  readonly makeAhead: string;
  readonly swap: string;
  readonly source: string;
  readonly picture: PictureChoice;
}

export function emptyDraft(language: Language): Draft {
  return {
    title: '',
    description: '',
    language,
    meal: null,
    cuisine: null,
    difficulty: 'easy',
    prep: '',
    cook: '',
    rest: '',
    servings: '2',
    ingredients: rowsOf([]),
    steps: rowsOf([]),
    tags: [],
    tagTyped: '',
    makeAhead: '',
    swap: '',
    source: '',
    picture: { kind: 'kept' },
  };
}

export function draftOfRecipe(recipe: Recipe): Draft {
  return {
    title: recipe.title,
    description: recipe.description,
    language: recipe.language,
    meal: recipe.meal_type,
    cuisine: recipe.cuisine,
    difficulty: recipe.difficulty,
    prep: String(recipe.prep_time),
    cook: String(recipe.cook_time),
    rest: recipe.rest_time === 0 ? '' : String(recipe.rest_time),
    servings: String(recipe.servings),
    ingredients: rowsOf(recipe.ingredients),
    steps: rowsOf(recipe.instructions),
    tags: recipe.tags,
    tagTyped: '',
    makeAhead: recipe.notes.make_ahead ?? '',
    swap: recipe.notes.swap ?? '',
    source: recipe.source_url ?? '',
    picture: { kind: 'kept' },
  };
}

/** What the source does not say stays open where the form can leave it open. */
export function draftOfImport(imported: RecipeDraft): Draft {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...emptyDraft(imported.language),
    title: imported.title,
    description: imported.description,
    meal: imported.meal_type,
    cuisine: imported.cuisine,
    difficulty: imported.difficulty ?? 'easy',
    prep: text(imported.prep_time),
    cook: text(imported.cook_time),
    rest: text(imported.rest_time),
    servings: text(imported.servings),
    ingredients: rowsOf(imported.ingredients),
    steps: rowsOf(imported.instructions),
    tags: withTags([], imported.tags.join(',')),
    makeAhead: imported.notes?.make_ahead ?? '',
    swap: imported.notes?.swap ?? '',
    source: imported.source_url ?? '',
    picture:
      imported.image === null ? { kind: 'kept' } : { kind: 'address', address: imported.image },
  };
}

/** What is sent. A draft that `problemsOf` finds nothing wrong with. */
export function bodyOf(draft: Draft): RecipeBody {
  return { ...textsOf(draft), ...pictureOf(draft.picture) };
}

/** The same without the picture: what two versions can be compared by. */
export function textsOf(draft: Draft): Omit<RecipeBody, 'image'> {
  const written = (text: string) => (isBlank(text) ? '' : text.trim());
  const [makeAhead, swap] = [written(draft.makeAhead), written(draft.swap)];
  return {
    title: draft.title.trim(),
    description: written(draft.description),
    language: draft.language,
    meal_type: draft.meal ?? 'Dinner',
    cuisine: draft.cuisine,
    difficulty: draft.difficulty,
    prep_time: numberIn(draft.prep) ?? 0,
    cook_time: numberIn(draft.cook) ?? 0,
    rest_time: numberIn(draft.rest) ?? 0,
    servings: numberIn(draft.servings) ?? 1,
    ingredients: writtenIn(draft.ingredients),
    instructions: writtenIn(draft.steps),
    tags: withTags(draft.tags, draft.tagTyped),
    notes: { ...(makeAhead && { make_ahead: makeAhead }), ...(swap && { swap }) },
    source_url: draft.source.trim() || null,
  };
}

function pictureOf(choice: PictureChoice): Pick<RecipeBody, 'image'> {
  if (choice.kind === 'kept') return {};
  if (choice.kind === 'drawn') return { image: null };
  return { image: choice.kind === 'file' ? choice.data : choice.address.trim() };
}

/** Whether somebody wrote anything into it that would be missed. */
export function isUntouched(draft: Draft, start: Draft): boolean {
  return (
    draft.picture.kind === start.picture.kind &&
    JSON.stringify(textsOf(draft)) === JSON.stringify(textsOf(start)) &&
    draft.meal === start.meal &&
    draft.prep === start.prep &&
    draft.cook === start.cook &&
    draft.rest === start.rest
  );
}

/** The texts of rows, without the empty ones. */
export function writtenIn(rows: readonly Row[]): string[] {
  return rows.map(({ text }) => text.trim()).filter((text) => !isBlank(text));
}

/** "about 25", "ca. 25 Min.", "unos 25". */
const about =
  /^(?:(?:about|around|approx\.?|ca\.?|circa|etwa|rund|unos|unas|aprox\.?|environ|env\.?|~|≈) ?)?(\d{1,6})(?: ?(?:m|min|mins|minutes?|minuten|minutos)\.?)?$/iu;

/** A whole number as people type it; `null` for anything else. */
export function numberIn(text: string): number | null {
  const digits = about.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
