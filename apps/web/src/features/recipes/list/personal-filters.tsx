import { Heart, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLoginPrompt } from '#product/use-login-prompt.ts';
import { Chip } from '#ui/chip.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { FacetCounts } from '../finding/facet-counts.ts';
import { Count } from './count.tsx';
import type { FilterChoice } from './filter-choice.ts';
import { usePerson } from './use-person.ts';

interface Props extends FilterChoice {
  counts: FacetCounts | undefined;
}

/** What an account knows: favourites, and the diets and allergens of the profile. A visitor reads that. */
export function PersonalFilters({ selection, onChange, counts }: Props) {
  const t = useTranslations('recipe-list.filters');
  const promptLogin = useLoginPrompt();
  const person = usePerson();
  const hasPreferences = person !== null && person.diets.length + person.avoid.length > 0;
  const toggleFits = () => {
    if (person === null) {
      promptLogin(t('fitsLogin'));
    } else if (!hasPreferences && !selection.fitsMe) {
      showToast({ title: t('fitsNothingTitle'), description: t('fitsNothing') });
    } else onChange({ ...selection, fitsMe: !selection.fitsMe });
  };
  return (
    <fieldset>
      <legend className="font-semibold">{t('forMe')}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        <Chip
          selected={selection.fitsMe && person !== null}
          onClick={toggleFits}
          icon={<UserRound aria-hidden="true" className="size-4" />}
        >
          {t('fits')}
          {hasPreferences && <Count>{counts?.fits}</Count>}
        </Chip>
        {person !== null && (
          <Chip
            selected={selection.isFavourite}
            onClick={() => onChange({ ...selection, isFavourite: !selection.isFavourite })}
            icon={<Heart aria-hidden="true" className="size-4" />}
          >
            {t('favourites')}
            <Count>{counts?.favourite}</Count>
          </Chip>
        )}
      </div>
    </fieldset>
  );
}
