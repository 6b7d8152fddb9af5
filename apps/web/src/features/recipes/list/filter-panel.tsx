import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import { EqualApproximately } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { dietIcons } from '#product/diet-icons.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { Surface } from '#ui/surface.tsx';
import { facetCounts } from '../finding/facet-counts.ts';
import type { Finder } from '../finding/finder.ts';
import { withDiets, withMatch } from '../matching/diet-match.ts';
import { TraitFilters } from '../matching/trait-filters.tsx';
import { AvoidFilters } from './avoid-filters.tsx';
import { Count } from './count.tsx';
import { type FilterChoice, toggled } from './filter-choice.ts';
import { LimitFilters } from './limit-filters.tsx';
import { PersonalFilters } from './personal-filters.tsx';
import { usePerson } from './use-person.ts';

interface Props extends FilterChoice {
  /** Counts what each choice would leave; `undefined` until all recipes are there. */
  finder: Finder | undefined;
  /** How many recipes are left; `null` while that is not known for sure. */
  left: number | null;
  onShow: () => void;
}

const any = 'any';
const likelyHintId = 'likely-labels-hint';

/** Everything that narrows the list, each choice with the number of recipes that it would leave (LIST-10, LIST-16). */
export function FilterPanel({ selection, onChange, finder, left, onShow }: Props) {
  const t = useTranslations('recipe-list.filters');
  const shared = useTranslations('recipes');
  const person = usePerson();
  const counted = useDeferredValue(selection);
  const counts = useMemo(
    () => finder && facetCounts(finder.search(counted), counted, person),
    [finder, counted, person],
  );
  const withCount = (name: string, count: number | undefined) =>
    count === undefined ? name : t('counted', { name, count: String(count) });
  return (
    <Surface className="grid gap-6" id="recipe-filters">
      <PersonalFilters selection={selection} onChange={onChange} counts={counts} />
      <fieldset>
        <legend className="font-semibold">{t('diets')}</legend>
        <SegmentedControl
          label={t('match')}
          className="mt-2"
          value={selection.isEveryDiet ? 'all' : any}
          onChange={(value) => onChange(withMatch(selection, value === 'all'))}
          segments={[
            { value: any, label: t('anyDiet') },
            { value: 'all', label: t('allDiets') },
          ]}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          {dietTypes.map((diet) => {
            const Icon = dietIcons[diet];
            return (
              <Chip
                key={diet}
                selected={selection.diets.includes(diet)}
                onClick={() => onChange(withDiets(selection, toggled(selection.diets, diet)))}
                icon={<Icon aria-hidden="true" className="size-4" />}
              >
                {shared(`diet.${diet}`)}
                <Count>{counts?.diets[diet]}</Count>
              </Chip>
            );
          })}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Chip
            selected={selection.withLikely}
            onClick={() => onChange({ ...selection, withLikely: !selection.withLikely })}
            aria-describedby={likelyHintId}
            icon={<EqualApproximately aria-hidden="true" className="size-4" />}
          >
            {t('likely')}
          </Chip>
          <p id={likelyHintId} className="max-w-prose text-muted text-sm">
            {t('likelyHint')}
          </p>
        </div>
      </fieldset>
      <div className="grid items-end gap-5 md:grid-cols-[auto_1fr]">
        <div>
          <p className="mb-2 font-semibold" aria-hidden="true">
            {t('meal')}
          </p>
          <SegmentedControl
            label={t('meal')}
            className="flex-wrap"
            value={selection.meal ?? any}
            onChange={(value) =>
              onChange({ ...selection, meal: mealTypes.find((meal) => meal === value) ?? null })
            }
            segments={[
              { value: any, label: t('anyMeal') },
              ...mealTypes.map((meal) => ({
                value: meal,
                label: (
                  <>
                    {shared(`meal.${meal}`)}
                    <Count>{counts?.meals[meal]}</Count>
                  </>
                ),
              })),
            ]}
          />
        </div>
        <Select
          label={t('cuisine')}
          value={selection.cuisine ?? any}
          onChange={({ target }) =>
            onChange({
              ...selection,
              cuisine: cuisines.find((cuisine) => cuisine === target.value) ?? null,
            })
          }
          options={[
            { value: any, label: withCount(t('anyCuisine'), counts?.cuisines.any) },
            ...cuisines.map((cuisine) => ({
              value: cuisine,
              label: withCount(shared(`cuisine.${cuisine}`), counts?.cuisines[cuisine]),
            })),
          ]}
        />
      </div>
      <AvoidFilters selection={selection} onChange={onChange} counts={counts} />
      <TraitFilters selection={selection} onChange={onChange} counts={counts} />
      <LimitFilters selection={selection} onChange={onChange} counts={counts} />
      <div className="sticky bottom-0 -mx-5 -mb-5 rounded-b-card border-hairline border-t bg-surface p-4 sm:-mx-6 sm:-mb-6 md:hidden">
        <Button className="w-full tabular-nums" onClick={onShow}>
          {left === null ? t('show') : t('showCounted', { count: left })}
        </Button>
      </div>
    </Surface>
  );
}
