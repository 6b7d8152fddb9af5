import type { FindingKind, RecipeWithFindings } from '@pomona/contract/admin/quality';
import { isLanguage } from '@pomona/contract/languages';
import { useFormatter, useTranslations } from 'use-intl';
import { languageNames } from '#platform/language/language-names.ts';

type Finding = RecipeWithFindings['findings'][number];

/** What was found, in the words of the reader's language. */
export function useFindingWords(kind: FindingKind): (finding: Finding) => string {
  const t = useTranslations('data-quality');
  const diets = useTranslations('recipes.diet');
  const figures = useTranslations('foods.name');
  const format = useFormatter();

  function figureName(key: string): string {
    if (key === 'glycemic_load' || key === 'coverage') return t(`figures.${key}`);
    return isKeyOf(figures, key) ? figures(key) : key;
  }
  function shownValue(key: string, value: number | null): string {
    if (value === null) return t('leftOut');
    if (key === 'coverage') return format.number(value, { style: 'percent' });
    return format.number(value, { maximumFractionDigits: 1 });
  }

  return ({ subject, before, after }) => {
    if (kind === 'unmatched_line') return subject;
    if (kind === 'outdated_translation')
      return isLanguage(subject) ? languageNames[subject] : subject;
    if (kind === 'lost_label') return isKeyOf(diets, subject) ? diets(subject) : subject;
    return t('moved', {
      name: figureName(subject),
      before: shownValue(subject, before),
      after: shownValue(subject, after),
    });
  };
}

interface Texts<Key extends string> {
  (key: Key): string;
  has(key: Key): boolean;
}

const isKeyOf = <Key extends string>(texts: Texts<Key>, key: string): key is Key =>
  (texts as Texts<string>).has(key);
