import type { RequestChange } from '@pomona/contract/chef/recipes';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { GivenFoods } from '../result/given-foods.tsx';
import { useArrival } from '../use-arrival.ts';
import type { Impossible } from './use-cooking.ts';

interface Props {
  reply: Impossible;
  onChange: (change: RequestChange) => void;
}

/** Why there is no recipe for this request, and the nearest ones for which there is (GEN-10). */
export function ImpossibleAnswer({ reply: { reason, changes, given }, onChange }: Props) {
  const t = useTranslations('chef.impossible');
  const sentence = useReasonSentence();
  const words = useChangeWords();
  const heading = useArrival<HTMLHeadingElement>();
  const id = useId();
  return (
    <Surface asChild>
      <section aria-labelledby={id} data-arrival="" className="grid scroll-my-24 gap-5">
        <div>
          <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl outline-none">
            {t('title')}
          </h2>
          <p className="mt-2">{sentence(reason)}</p>
        </div>
        {changes.length > 0 && (
          <div>
            <h3 className="font-semibold">{t('changes')}</h3>
            <ul className="mt-3 flex flex-wrap gap-2">
              {changes.map((change) => (
                <li key={JSON.stringify(change)}>
                  <Button variant="secondary" onClick={() => onChange(change)}>
                    {words(change)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <GivenFoods given={given.filter(({ left_out }) => left_out !== null)} />
      </section>
    </Surface>
  );
}

function useReasonSentence(): (reason: Impossible['reason']) => string {
  const t = useTranslations('chef.impossible');
  const diets = useTranslations('recipes.diet');
  const format = useFormatter();
  return (reason) => {
    switch (reason.kind) {
      case 'too_little_time':
        return t('time', { minutes: reason.needed_minutes });
      case 'diets_contradict':
        return t('contradict', { diets: format.list(reason.diets.map((diet) => diets(diet))) });
      case 'label_out_of_range':
        return t('outOfRange', { diet: diets(reason.diet) });
      case 'all_left_out':
        return t('allLeftOut');
      case 'no_known_food':
        return t('noKnownFood');
      case 'no_dish':
        return t('noDish');
    }
  };
}

function useChangeWords(): (change: RequestChange) => string {
  const t = useTranslations('chef.change');
  const names = useTranslations('recipes');
  return (change) => {
    switch (change.kind) {
      case 'minutes':
        return t('minutes', { minutes: change.max_minutes });
      case 'drop_diet':
        return t('dropDiet', { diet: names(`diet.${change.diet}`) });
      case 'drop_cuisine':
        return t('dropCuisine');
      case 'meal':
        return t('meal', { meal: names(`meal.${change.meal_type}`) });
      case 'swap_food':
        return t('swap', { from: change.from, to: change.to });
      case 'add_food':
        return t('add', { food: change.food });
    }
  };
}
