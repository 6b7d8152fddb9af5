import { type DietType, dietTypes, mealTypes } from '@pomona/food/diets';
import { useTranslations } from 'use-intl';
import { Chip } from '#ui/chip.tsx';
import { dietIcons } from '#ui/diet-icons.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Surface } from '#ui/surface.tsx';
import type { Selection } from '../selection.ts';

interface Props {
  selection: Selection;
  onChange: (selection: Selection) => void;
}

const anyMeal = 'any';

/** Diets, of which any may match, and the meal (LIST-10). */
export function FilterPanel({ selection, onChange }: Props) {
  const t = useTranslations('collection.list');
  const shared = useTranslations('recipes');
  const toggleDiet = (diet: DietType) =>
    onChange({
      ...selection,
      diets: selection.diets.includes(diet)
        ? selection.diets.filter((other) => other !== diet)
        : [...selection.diets, diet],
    });
  return (
    <Surface className="grid gap-5" id="recipe-filters">
      <fieldset>
        <legend className="font-semibold">{t('diets')}</legend>
        <p className="mt-1 text-muted text-sm">{t('dietsHint')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {dietTypes.map((diet) => {
            const Icon = dietIcons[diet];
            return (
              <Chip
                key={diet}
                selected={selection.diets.includes(diet)}
                onClick={() => toggleDiet(diet)}
                icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />}
              >
                {shared(`diet.${diet}`)}
              </Chip>
            );
          })}
        </div>
      </fieldset>
      <div>
        <p className="mb-3 font-semibold" aria-hidden="true">
          {t('meal')}
        </p>
        <SegmentedControl
          label={t('meal')}
          className="flex-wrap"
          value={selection.meal ?? anyMeal}
          onChange={(value) =>
            onChange({ ...selection, meal: mealTypes.find((meal) => meal === value) ?? null })
          }
          segments={[
            { value: anyMeal, label: t('anyMeal') },
            ...mealTypes.map((meal) => ({ value: meal, label: shared(`meal.${meal}`) })),
          ]}
        />
      </div>
    </Surface>
  );
}
