import { maximumServings, minimumServings } from '@pomona/contract/constants';
import { languages } from '@pomona/contract/languages';
import { recipeBounds } from '@pomona/contract/recipe-writing';
import { cuisines, difficulties, mealTypes } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { type Draft, numberIn } from '#features/recipe-writing/draft/draft.ts';
import type { Field } from '#features/recipe-writing/problems.ts';
import { languageNames } from '#platform/language/language-names.ts';
import { isInMinutes } from '#product/duration-parts.ts';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { Select } from '#ui/form/select.tsx';
import { ChoiceField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';

interface Props {
  draft: Draft;
  onType: (change: Partial<Draft>) => void;
  errorOf: (field: Field) => string | undefined;
}

const minutesAtOnce = 5;
const restAtOnce = 30;

/** For whom, how long, how hard, and from where. */
export function FactFields({ draft, onType, errorOf }: Props) {
  const t = useTranslations('recipe-form.facts');
  const words = useTranslations('recipes');
  const { minutes: minutesInWords } = useRecipeWords();
  /** "2880" says little: what is typed, as the recipe will say it. */
  const inWords = (text: string) => {
    const minutes = numberIn(text);
    const isSaid = minutes !== null && !isInMinutes(minutes) && minutes <= recipeBounds.minutes;
    return isSaid ? minutesInWords(minutes) : undefined;
  };
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
        <NumberField
          name="prep"
          label={t('prep')}
          hint={inWords(draft.prep)}
          value={draft.prep}
          onChange={(prep) => onType({ prep })}
          step={minutesAtOnce}
          minimum={0}
          maximum={recipeBounds.minutes}
          unit={t('minutes')}
          lessLabel={t('lessPrep')}
          moreLabel={t('morePrep')}
          error={errorOf('prep')}
        />
        <NumberField
          name="cook"
          label={t('cook')}
          hint={inWords(draft.cook)}
          value={draft.cook}
          onChange={(cook) => onType({ cook })}
          step={minutesAtOnce}
          minimum={0}
          maximum={recipeBounds.minutes}
          unit={t('minutes')}
          lessLabel={t('lessCook')}
          moreLabel={t('moreCook')}
          error={errorOf('cook')}
        />
        <NumberField
          name="rest"
          label={t('rest')}
          hint={inWords(draft.rest) ?? t('restHint')}
          value={draft.rest}
          onChange={(rest) => onType({ rest })}
          step={restAtOnce}
          minimum={0}
          maximum={recipeBounds.minutes}
          unit={t('minutes')}
          lessLabel={t('lessRest')}
          moreLabel={t('moreRest')}
          error={errorOf('rest')}
        />
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
