import { collections, heats, type RecipeTrait, seasons } from '@pomona/food/traits/traits';
import { useTranslations } from 'use-intl';
import { Chip } from '#ui/chip.tsx';
import type { FacetCounts } from '../finding/facet-counts.ts';
import { Count } from '../list/count.tsx';
import { type FilterChoice, toggled } from '../list/filter-choice.ts';

interface Props extends FilterChoice {
  counts: FacetCounts | undefined;
}

const groups = [
  { name: 'collections', traits: collections },
  { name: 'heat', traits: heats },
  { name: 'season', traits: seasons },
] as const;

const explained = [
  { trait: 'low_fodmap', hint: 'lowFodmapHint' },
  { trait: 'budget', hint: 'budgetHint' },
] as const satisfies { trait: RecipeTrait; hint: string }[];

/** What recipes are collected by: every chosen collection, any of the heats, any of the seasons (REC-14). */
export function TraitFilters({ selection, onChange, counts }: Props) {
  const t = useTranslations('recipe-list.filters');
  const names = useTranslations('recipes.trait');
  const { traits } = selection;
  const chipOf = (trait: RecipeTrait) => (
    <Chip
      key={trait}
      selected={traits.includes(trait)}
      onClick={() => onChange({ ...selection, traits: toggled(traits, trait) })}
    >
      {names(trait)}
      <Count>{counts?.traits[trait]}</Count>
    </Chip>
  );
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {groups.map(({ name, traits: offered }) => (
        <fieldset key={name} className="first:lg:col-span-2">
          <legend className="font-semibold">{t(name)}</legend>
          <div className="mt-3 flex flex-wrap gap-2">{offered.map(chipOf)}</div>
          {name === 'collections' &&
            explained
              .filter(({ trait }) => traits.includes(trait))
              .map(({ trait, hint }) => (
                <p key={trait} className="mt-3 max-w-prose text-muted text-sm">
                  {t(hint)}
                </p>
              ))}
        </fieldset>
      ))}
    </div>
  );
}
