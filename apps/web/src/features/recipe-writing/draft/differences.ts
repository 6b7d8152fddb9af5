import type { Recipe } from '@pomona/contract/recipes';
import type { Field } from '#features/recipe-writing/problems.ts';
import { type Draft, draftOfRecipe, textsOf } from './draft.ts';
import type { DraftBase } from './stored-draft.ts';

export type Side = 'mine' | 'theirs';

/** A field that says something else in the two versions. */
export interface Difference {
  readonly field: Field;
  /** The version that alone was changed since the editing began, else one's own. */
  readonly proposed: Side;
  /** Both were changed. */
  readonly isClash: boolean;
}

/** Where the draft and the recipe as it is now differ, in the order of the form. */
export function differencesOf(
  draft: Draft,
  theirs: Recipe,
  base: DraftBase | null,
): readonly Difference[] {
  const mine = textsOf(draft);
  const now = textsOf(draftOfRecipe(theirs));
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const found = parts.flatMap(({ field, read }): Difference[] => {
    if (!differs(read(mine), read(now))) return [];
    const was = base && read(base.texts);
    const isMineNew = was === null || differs(read(mine), was);
    const isTheirsNew = was === null || differs(read(now), was);
    const proposed = isTheirsNew && !isMineNew ? 'theirs' : 'mine';
    return [{ field, proposed, isClash: isMineNew && isTheirsNew }];
  });
  if (draft.picture.kind === 'kept') return found;
  return [{ field: 'picture', proposed: 'mine', isClash: false }, ...found];
}

type Texts = ReturnType<typeof textsOf>;

const parts: readonly { field: Field; read: (texts: Texts) => unknown }[] = [
  { field: 'title', read: (texts) => texts.title },
  { field: 'description', read: (texts) => texts.description },
  { field: 'meal', read: (texts) => texts.meal_type },
  { field: 'difficulty', read: (texts) => texts.difficulty },
  { field: 'servings', read: (texts) => texts.servings },
  { field: 'prep', read: (texts) => texts.prep_time },
  { field: 'cook', read: (texts) => texts.cook_time },
  { field: 'rest', read: (texts) => texts.rest_time },
  { field: 'cuisine', read: (texts) => texts.cuisine },
  { field: 'language', read: (texts) => texts.language },
  { field: 'ingredients', read: (texts) => texts.ingredients },
  { field: 'steps', read: (texts) => texts.instructions },
  { field: 'makeAhead', read: (texts) => texts.notes.make_ahead },
  { field: 'swap', read: (texts) => texts.notes.swap },
  { field: 'tags', read: (texts) => texts.tags },
  { field: 'source', read: (texts) => texts.source_url },
];

/** The draft with the chosen side of each field that differs. */
export function mergedDraft(
  draft: Draft,
  theirs: Recipe,
  chosen: Readonly<Partial<Record<Field, Side>>>,
): Draft {
  const other = draftOfRecipe(theirs);
  const taken = Object.entries(chosen).filter(([, side]) => side === 'theirs');
  const fields = taken.map(([field]) => [field, other[field as Field]]);
  const tagTyped = chosen.tags === 'theirs' ? '' : draft.tagTyped;
  return { ...draft, ...Object.fromEntries(fields), tagTyped };
}
