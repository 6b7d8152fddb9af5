import { generatorRestrictionsShownFirst } from '@pomona/contract/constants';
import { type DietType, dietTypes } from '@pomona/food/labels/diets';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceChips } from './choice-chips.tsx';
import { MoreButton } from './more-button.tsx';

interface Props {
  diets: readonly DietType[];
  onChange: (diets: DietType[]) => void;
}

const first = dietTypes.slice(0, generatorRestrictionsShownFirst);

/** The first eight labels, and the other five behind "More"; a chosen one is never hidden (GEN-03). */
export function DietChoice({ diets, onChange }: Props) {
  const t = useTranslations('chef.form');
  const names = useTranslations('recipes.diet');
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen
    ? dietTypes
    : dietTypes.filter((diet) => first.includes(diet) || diets.includes(diet));
  return (
    <ChoiceChips
      legend={t('diets')}
      choices={shown}
      nameOf={names}
      chosen={diets}
      onChange={onChange}
      after={
        <MoreButton
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          more={t('moreDiets')}
          fewer={t('fewerDiets')}
        />
      }
    />
  );
}
