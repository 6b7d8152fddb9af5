import type { RecipeCard } from '@pomona/contract/recipes';
import { type ReactNode, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { Criterion, Finder } from '../finding/finder.ts';
import type { FailedBy } from '../finding/rules.ts';
import { MissingNote } from '../matching/missing-note.tsx';
import { everything, type Selection } from '../selection.ts';
import { RecipeGrid } from './recipe-grid.tsx';
import { usePartName } from './use-part-name.ts';
import { usePerson } from './use-person.ts';

interface Props {
  selection: Selection;
  onChange: (selection: Selection) => void;
  finder: Finder;
  heart: ((recipe: RecipeCard) => ReactNode) | undefined;
}

/** Where nothing is found: what could be left out, and the recipes that miss least. */
export function NearMisses({ selection, onChange, finder, heart }: Props) {
  const t = useTranslations('recipe-list.near');
  const person = usePerson();
  const near = useMemo(() => finder.near(selection, person), [finder, selection, person]);
  const nameOf = useCriterionName(selection);
  if (near === null) return null;
  const { without, nearest } = near;
  const missesOf = new Map(nearest.map(({ recipe, misses }) => [recipe.id, misses]));
  const note = (recipe: RecipeCard) => (
    <MissingNote missing={missesOf.get(recipe.id)?.map(nameOf) ?? []} />
  );
  return (
    <div className="grid gap-10">
      {without.length > 0 && (
        <section aria-labelledby="ask-for-less" className="grid justify-items-center gap-4">
          <h2 id="ask-for-less" className="font-display font-semibold text-xl">
            {t('dropTitle')}
          </h2>
          <ul className="flex flex-wrap justify-center gap-3">
            {without.map(({ key, count }) => (
              <li key={nameOf(key)}>
                <Button
                  variant="secondary"
                  onClick={() =>
                    onChange({ ...selection, ...withoutCriterion(key, selection, finder) })
                  }
                >
                  {t('drop', { name: nameOf(key), count })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="border-hairline border-t pt-8">
          <h2 id="nearest" className="font-display font-semibold text-xl">
            {t('nearestTitle')}
          </h2>
          <p className="mt-1 mb-6 text-muted">{t('nearestText')}</p>
          <RecipeGrid
            recipes={nearest.map(({ recipe }) => recipe)}
            note={note}
            {...(heart && { heart })}
          />
        </section>
      )}
    </div>
  );
}

/** The selection's fields without something that it asks for. */
function withoutCriterion(
  criterion: Criterion,
  { search }: Selection,
  finder: Finder,
): Partial<Selection> {
  if ('part' in criterion)
    return { search: finder.understand(search.trim())?.without(criterion.part) ?? '' };
  const { diets, meal, cuisine, avoid, maxMinutes, maxCalories, maxLoad } = everything;
  const { traits, isFavourite, fitsMe } = everything;
  const without: Readonly<Record<FailedBy, Partial<Selection>>> = {
    diets: { diets },
    meal: { meal },
    cuisine: { cuisine },
    avoid: { avoid },
    minutes: { maxMinutes },
    calories: { maxCalories },
    load: { maxLoad },
    traits: { traits },
    favourite: { isFavourite },
    fits: { fitsMe },
  };
  return without[criterion.filter];
}

function useCriterionName({ search, ...chosen }: Selection): (criterion: Criterion) => string {
  const t = useTranslations('recipe-list.filters');
  const shared = useTranslations('recipes');
  const { list } = useFormatter();
  const partName = usePartName();
  const { diets, meal, cuisine, avoid, maxMinutes, maxCalories, maxLoad, traits } = chosen;
  const listOf = (names: string[]) => list(names, { type: 'unit' });
  return (criterion) => {
    if ('part' in criterion) return partName(criterion.part, search.trim());
    const names: Readonly<Record<FailedBy, string>> = {
      diets: listOf(diets.map((diet) => shared(`diet.${diet}`))),
      meal: meal === null ? '' : shared(`meal.${meal}`),
      cuisine: cuisine === null ? '' : shared(`cuisine.${cuisine}`),
      avoid: t('without', {
        allergen: listOf(avoid.map((allergen) => shared(`allergen.${allergen}`))),
      }),
      minutes: t('timeChip', { count: String(maxMinutes) }),
      calories: t('caloriesChip', { count: String(maxCalories) }),
      load: t('loadChip', { count: String(maxLoad) }),
      traits: listOf(traits.map((trait) => shared(`trait.${trait}`))),
      favourite: t('favourites'),
      fits: t('fits'),
    };
    return names[criterion.filter];
  };
}
