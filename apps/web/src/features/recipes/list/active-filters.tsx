import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import type { Understood } from '../finding/finder.ts';
import { withDiets, withMatch } from '../matching/diet-match.ts';
import { everything, type Selection } from '../selection.ts';
import { type FilterChoice, toggled } from './filter-choice.ts';
import { searchBoxId } from './search-box.tsx';
import { usePartName } from './use-part-name.ts';

interface ActiveFilter {
  name: string;
  without: Partial<Selection>;
}

interface Props extends FilterChoice {
  /** What the question was understood as. */
  understood: Understood | null;
}

/** What narrows the list, each to be taken away, and all at once (LIST-08). The focus goes on at what is left. */
export function ActiveFilters({ selection, onChange, understood }: Props) {
  const t = useTranslations('recipe-list.filters');
  const chips = useActiveFilters(selection, understood);
  const section = useRef<HTMLElement>(null);
  const removed = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (removed.current === null) return;
    const position = Math.min(removed.current, chips.length - 1);
    section.current?.querySelectorAll('button')[position]?.focus();
    removed.current = null;
  });

  function remove(position: number): void {
    const next = { ...selection, ...chips[position]?.without };
    const isMatch = next.diets === selection.diets && next.isEveryDiet !== selection.isEveryDiet;
    onChange(isMatch ? withMatch(next, next.isEveryDiet) : next);
    if (chips.length > 1) removed.current = position;
    else focusSearch();
  }

  function clear(): void {
    onChange({ ...everything, sort: selection.sort });
    focusSearch();
  }

  if (chips.length === 0) return null;
  return (
    <>
      <section
        ref={section}
        aria-label={t('activeFilters')}
        className="flex flex-wrap items-center gap-2"
      >
        {chips.map(({ name }, position) => (
          <RemovableChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a question may name what is also chosen
            key={`${name} ${position}`}
            removeLabel={t('removeFilter', { name })}
            onRemove={() => remove(position)}
          >
            {name}
          </RemovableChip>
        ))}
        <Button variant="quiet" size="small" onClick={clear}>
          {t('clearAll')}
        </Button>
      </section>
      <Corrections understood={understood} />
    </>
  );
}

/** Slips that were read as words of the collection. */
function Corrections({ understood }: Pick<Props, 'understood'>) {
  const t = useTranslations('recipe-list.near');
  return understood?.corrected.map((words) => (
    <p key={words.from} role="status" className="text-muted text-sm">
      {t('corrected', words)}
    </p>
  ));
}

/** Nothing of the chips is left; the search box stands before them. */
function focusSearch(): void {
  document.getElementById(searchBoxId)?.focus();
}

function useActiveFilters(selection: Selection, understood: Understood | null): ActiveFilter[] {
  const nameOf = usePartName();
  const t = useTranslations('recipe-list.filters');
  const shared = useTranslations('recipes');
  const { diets, avoid, meal, cuisine, maxMinutes, maxCalories, maxLoad, traits } = selection;
  const search = selection.search.trim();
  const chip = (name: string | false, without: Partial<Selection>) =>
    name === false ? [] : [{ name, without }];
  const parts = understood?.question === search ? understood.parts : [];
  return [
    ...chip(search !== '' && t('searchChip', { text: search }), { search: '' }),
    ...parts
      .filter(({ kind }) => kind !== 'word')
      .map((part) => ({
        name: nameOf(part, search),
        without: { search: understood?.without(part) ?? '' },
      })),
    ...diets.map((diet) => ({
      name: shared(`diet.${diet}`),
      without: withDiets(selection, toggled(diets, diet)),
    })),
    ...chip(selection.isEveryDiet && diets.length > 1 && t('allDiets'), {
      isEveryDiet: false,
    }),
    ...chip(selection.withLikely && t('likely'), { withLikely: false }),
    ...chip(meal !== null && shared(`meal.${meal}`), { meal: null }),
    ...chip(cuisine !== null && shared(`cuisine.${cuisine}`), { cuisine: null }),
    ...avoid.map((allergen) => ({
      name: t('without', { allergen: shared(`allergen.${allergen}`) }),
      without: { avoid: toggled(avoid, allergen) },
    })),
    ...chip(maxMinutes !== null && t('timeChip', { count: String(maxMinutes) }), {
      maxMinutes: null,
    }),
    ...chip(maxCalories !== null && t('caloriesChip', { count: String(maxCalories) }), {
      maxCalories: null,
    }),
    ...chip(maxLoad !== null && t('loadChip', { count: String(maxLoad) }), {
      maxLoad: null,
    }),
    ...traits.map((trait) => ({
      name: shared(`trait.${trait}`),
      without: { traits: toggled(traits, trait) },
    })),
    ...chip(selection.isFavourite && t('favourites'), { isFavourite: false }),
    ...chip(selection.fitsMe && t('fits'), { fitsMe: false }),
  ];
}
