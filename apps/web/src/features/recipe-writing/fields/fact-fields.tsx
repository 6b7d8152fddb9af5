import { maximumServings, minimumServings } from '@pomona/contract/constants';
import { languages } from '@pomona/contract/languages';
import { cuisines, difficulties, mealTypes } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { languageNames } from '#platform/language/language-names.ts';
import { Select } from '#ui/form/select.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type FieldProps, MinutesField } from './minutes-field.tsx';
import { NumberField } from './number-field.tsx';

/** For whom, how long, how hard, and from where. */
export function FactFields(props: FieldProps) {
  const { draft, onType, errorOf } = props;
  const t = useTranslations('recipe-form.facts');
  const words = useTranslations('recipes');
  const kitchens = useTranslations('recipes.cuisine');
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <ChoiceField
          name="meal"
          label={t('meal')}
          choices={mealTypes.map((value) => ({ value, label: words(`meal.${value}`) }))}
          value={draft.meal}
          onChange={(meal) => onType({ meal })}
          error={errorOf('meal') && t('mealMissing')}
        />
        <ChoiceField
          name="difficulty"
          label={t('difficulty')}
          choices={difficulties.map((value) => ({ value, label: words(`difficulty.${value}`) }))}
          value={draft.difficulty}
          onChange={(difficulty) => onType({ difficulty })}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-5">
        <NumberField
          name="servings"
          label={t('servings')}
          value={draft.servings}
          onChange={(servings) => onType({ servings })}
          step={1}
          minimum={minimumServings}
          maximum={maximumServings}
          lessLabel={t('fewerServings')}
          moreLabel={t('moreServings')}
          error={errorOf('servings')}
        />
        <MinutesField name="prep" {...props} />
        <MinutesField name="cook" {...props} />
        <MinutesField name="rest" {...props} />
      </div>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Select
          name="cuisine"
          label={t('cuisine')}
          value={draft.cuisine ?? ''}
          onChange={({ target }) =>
            onType({ cuisine: cuisines.find((one) => one === target.value) ?? null })
          }
          options={[
            { value: '', label: t('noCuisine') },
            ...cuisines.map((value) => ({ value, label: kitchens(value) })),
          ]}
        />
        <Select
          name="language"
          label={t('language')}
          hint={t('languageHint')}
          value={draft.language}
          onChange={({ target }) =>
            onType({
              language: languages.find((one) => one === target.value) ?? draft.language,
            })
          }
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
    </div>
  );
}
