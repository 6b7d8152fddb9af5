import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import { mealTypes } from '@pomona/food/labels/diets';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '#platform/language/language-names.ts';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { Select } from '#ui/form/select.tsx';
import { Surface } from '#ui/surface.tsx';

interface Props {
  draft: RecipeDraft;
  onMeal: (meal: string) => void;
}

/** Times, servings, meal, language, source and picture; what the source does not say is said not to be there. */
export function DraftFacts({ draft, onMeal }: Props) {
  const t = useTranslations('recipe-import.draft');
  const words = useTranslations('recipes');
  const { minutes: minutesOf } = useRecipeWords();
  const minutes = (count: number | null) => (count === null ? null : minutesOf(count));
  return (
    <Surface asChild>
      <section aria-label={t('facts')}>
        <div className="grid gap-6 md:grid-cols-[minmax(12rem,16rem)_1fr] md:gap-10">
          <Select
            label={t('meal')}
            value={draft.meal_type ?? ''}
            onChange={({ target }) => onMeal(target.value)}
            options={[
              { value: '', label: t('chooseMeal') },
              ...mealTypes.map((meal) => ({ value: meal, label: words(`meal.${meal}`) })),
            ]}
          />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
            <Fact name={t('prep')}>{minutes(draft.prep_time)}</Fact>
            <Fact name={t('cook')}>{minutes(draft.cook_time)}</Fact>
            {draft.rest_time !== null && <Fact name={t('rest')}>{minutes(draft.rest_time)}</Fact>}
            <Fact name={t('servings')}>{draft.servings}</Fact>
            <Fact name={t('difficulty')}>
              {draft.difficulty && words(`difficulty.${draft.difficulty}`)}
            </Fact>
            <Fact name={t('language')}>{languageNames[draft.language]}</Fact>
          </dl>
        </div>
        <dl className="mt-6 grid gap-4 border-hairline border-t pt-5">
          {draft.source_url !== null && (
            <Fact name={t('source')}>
              {/^https?:/i.test(draft.source_url) ? (
                <OutsideLink address={draft.source_url} />
              ) : (
                draft.source_url
              )}
            </Fact>
          )}
          <div>
            <dt className="text-muted text-sm">{t('picture')}</dt>
            {draft.image === null ? (
              <dd className="mt-0.5">{t('noPicture')}</dd>
            ) : (
              <dd className="mt-0.5">
                <OutsideLink address={draft.image} />
                <span className="block text-muted text-sm">{t('pictureText')}</span>
              </dd>
            )}
          </div>
        </dl>
      </section>
    </Surface>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('recipe-import.draft');
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-semibold tabular-nums">
        {children ?? <span className="font-normal text-muted">{t('unsaid')}</span>}
      </dd>
    </div>
  );
}

function OutsideLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="break-all font-normal text-leaf underline underline-offset-4"
    >
      {address}
    </a>
  );
}
