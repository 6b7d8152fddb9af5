import type { Food } from '@pomona/contract/foods';
import { languages } from '@pomona/contract/languages';
import { useLocale, useTranslations } from 'use-intl';
import { languageNames } from '#platform/language/language-names.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { capitalised } from './capitalised.ts';
import { namesIn } from './names.ts';

/** The food in the reader's language, and what else it is called, there and in the other languages. */
export function FoodHeader({ food }: { food: Food }) {
  const t = useTranslations('food');
  const shared = useTranslations('foods');
  const locale = useLocale();
  const { shown, others } = namesIn(food, locale);
  return (
    <>
      <PageHeading eyebrow={shared(`category.${food.category}`)}>
        {capitalised(shown, locale)}
      </PageHeading>
      <h2 className="sr-only">{t('otherNames')}</h2>
      <dl className="mt-4 grid gap-1.5 text-sm">
        {languages
          .map((language) => ({
            language,
            names: language === locale ? others : food.names[language],
          }))
          .filter(({ names }) => names.length > 0)
          .map(({ language, names }) => (
            <div key={language} className="flex gap-3">
              <dt className="w-20 shrink-0 text-muted">{languageNames[language]}</dt>
              <dd lang={language}>{names.join(', ')}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
