import {
  type AvoidableAllergen,
  finerAllergens,
  profileAllergens,
} from '@pomona/food/foods/allergens';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceChips } from './choice-chips.tsx';
import { MoreButton } from './more-button.tsx';

interface Props {
  /** Of the profile: always on. */
  always: readonly AvoidableAllergen[];
  extra: readonly AvoidableAllergen[];
  onChange: (extra: AvoidableAllergen[]) => void;
}

const choices: readonly AvoidableAllergen[] = [...profileAllergens, ...finerAllergens];

/** The allergens of the profile, which always count, and further ones for this recipe alone. */
export function AllergenChoice({ always, extra, onChange }: Props) {
  const t = useTranslations('chef.form');
  const names = useTranslations('recipes.allergen');
  const [isOpen, setIsOpen] = useState(false);
  const shown = choices.filter(
    (one) => !always.includes(one) && (isOpen || extra.includes(one) || isGroup(one)),
  );
  return (
    <ChoiceChips
      legend={t('allergens')}
      note={
        always.length > 0 &&
        t.rich('allergensAlways', {
          settings: (text) => (
            <Link to="/profile" search={{ tab: 'settings' }} className="text-leaf underline">
              {text}
            </Link>
          ),
        })
      }
      choices={shown}
      nameOf={names}
      chosen={extra}
      onChange={onChange}
      before={always.map((allergen) => (
        <span
          key={allergen}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-sunken px-3.5 font-medium text-sm"
        >
          <Lock aria-hidden="true" className="size-3.5 text-muted" />
          {names(allergen)}
          <span className="sr-only">{` (${t('alwaysOn')})`}</span>
        </span>
      ))}
      after={
        <MoreButton
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          more={t('moreAllergens')}
          fewer={t('fewerAllergens')}
        />
      }
    />
  );
}

const isGroup = (one: AvoidableAllergen) => profileAllergens.some((group) => group === one);
