import type { Recipe } from '@pomona/contract/recipes';
import { useFormatter, useTranslations } from 'use-intl';
import type { Side } from '#features/recipe-writing/draft/differences.ts';
import {
  type Draft,
  draftOfRecipe,
  textsOf,
  writtenIn,
} from '#features/recipe-writing/draft/draft.ts';
import type { Field } from '#features/recipe-writing/problems.ts';
import { languageNames } from '#platform/language/language-names.ts';
import { classes } from '#ui/classes.ts';

interface Props {
  field: Field;
  draft: Draft;
  theirs: Recipe;
  side: Side;
}

/** What a field says in one of two versions; of lists, what the other version has not stands out. */
export function FieldValue({ field, draft, theirs, side }: Props) {
  const t = useTranslations('recipe-form.conflict');
  const fieldText = useFieldWords();
  const other = draftOfRecipe(theirs);
  const [shown, against] = side === 'mine' ? [draft, other] : [other, draft];
  if (field === 'ingredients' || field === 'steps') {
    const known = new Set(writtenIn(against[field]));
    return (
      <ol className="mt-1 grid gap-1 text-sm" lang={shown.language}>
        {writtenIn(shown[field]).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={index} className={classes('hyphenate', !known.has(text) && 'font-semibold')}>
            {text}
          </li>
        ))}
      </ol>
    );
  }
  const text =
    field === 'picture'
      ? t(side === 'mine' ? 'newPicture' : 'itsPicture')
      : fieldText(field, shown);
  return (
    <span className="mt-1 block whitespace-pre-line hyphenate text-sm">
      {text === '' ? t('empty') : text}
    </span>
  );
}

function useFieldWords() {
  const words = useTranslations('recipes');
  const kitchens = useTranslations('recipes.cuisine');
  const format = useFormatter();
  return (field: Exclude<Field, 'picture' | 'ingredients' | 'steps'>, draft: Draft): string => {
    switch (field) {
      case 'meal':
        return draft.meal === null ? '' : words(`meal.${draft.meal}`);
      case 'difficulty':
        return words(`difficulty.${draft.difficulty}`);
      case 'cuisine':
        return draft.cuisine === null ? '' : kitchens(draft.cuisine);
      case 'language':
        return languageNames[draft.language];
      case 'tags':
        return format.list(textsOf(draft).tags);
      default:
        return draft[field];
    }
  };
}
