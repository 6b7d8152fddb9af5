import type { User } from '@pomona/contract/accounts';
import { finerAllergens, profileAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { draftOf } from './profile-draft.ts';
import type { ProfileEditing } from './use-profile-editing.ts';

interface Props {
  user: User;
  editing: ProfileEditing;
}

/** Diets, allergens (the six groups, and the rest of the EU's fourteen) and cuisines (PROF-07, REC-10). */
export function EatingFields({ user, editing }: Props) {
  const t = useTranslations('profile.fields');
  const names = useTranslations('recipes');
  const { change, isSaving } = editing;
  const draft = editing.draft ?? draftOf(user);
  const allergens = {
    nameOf: (allergen: (typeof draft.allergens)[number]) => names(`allergen.${allergen}`),
    chosen: draft.allergens,
    onChange: (chosen: (typeof draft.allergens)[number][]) => change({ allergens: chosen }),
  };
  return (
    <fieldset disabled={editing.draft === null || isSaving} className="grid min-w-0 gap-6">
      <legend className="sr-only">{t('eating')}</legend>
      <ChoiceBoxes
        legend={t('diets')}
        choices={dietTypes}
        nameOf={(diet) => names(`diet.${diet}`)}
        chosen={draft.diets}
        onChange={(diets) => change({ diets })}
      />
      <ChoiceBoxes
        {...allergens}
        legend={t('allergens')}
        hint={t('allergensHint')}
        choices={profileAllergens}
      />
      <ChoiceBoxes {...allergens} legend={t('finer')} choices={finerAllergens} />
      <ChoiceBoxes
        legend={t('cuisines')}
        choices={cuisines}
        nameOf={(cuisine) => names(`cuisine.${cuisine}`)}
        chosen={draft.cuisines}
        onChange={(chosen) => change({ cuisines: chosen })}
      />
    </fieldset>
  );
}
