import { offeredLimits } from '@pomona/contract/recipe-facets';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { Select } from '#ui/form/select.tsx';
import type { FacetCounts } from '../finding/facet-counts.ts';
import type { Selection } from '../selection.ts';
import type { FilterChoice } from './filter-choice.ts';

interface Props extends FilterChoice {
  counts: FacetCounts | undefined;
}

const fields = [
  { name: 'minutes', field: 'maxMinutes' },
  { name: 'calories', field: 'maxCalories' },
  { name: 'load', field: 'maxLoad' },
] as const satisfies { name: keyof typeof offeredLimits; field: keyof Selection }[];

/** The longest time, the most calories, the highest glycaemic load. Without numbers, time alone. */
export function LimitFilters({ selection, onChange, counts }: Props) {
  const t = useTranslations('recipe-list.filters');
  const isNumberFree = useNumberFree();
  const shown = isNumberFree ? fields.slice(0, 1) : fields;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {shown.map(({ name, field }) => {
        const value = selection[field];
        const offered: readonly number[] = offeredLimits[name];
        const options = value === null || offered.includes(value) ? offered : [value, ...offered];
        return (
          <Select
            key={name}
            label={t(`max.${name}`)}
            value={value ?? ''}
            onChange={({ target }) =>
              onChange({ ...selection, [field]: target.value === '' ? null : Number(target.value) })
            }
            options={[
              { value: '', label: t('anyLimit') },
              ...options.map((limit) => {
                const label = t(`upTo.${name}`, { count: String(limit) });
                const count = counts?.[name][offered.indexOf(limit)];
                return {
                  value: String(limit),
                  label:
                    count === undefined
                      ? label
                      : t('counted', { name: label, count: String(count) }),
                };
              }),
            ]}
          />
        );
      })}
    </div>
  );
}
