import { useFormatter, useTranslations } from 'use-intl';
import type { Problem } from './problems.ts';

/** Describes what is wrong with a text, a list or a number. */
export function useProblemWords() {
  const t = useTranslations('recipe-form.problem');
  const format = useFormatter();
  return (problem: Problem): string => {
    switch (problem.code) {
      case 'tooLong':
        return t('tooLong', { maximum: format.number(problem.maximum) });
      case 'tooMany':
        return t('tooMany', { maximum: format.number(problem.maximum) });
      case 'outOfRange':
        return t('outOfRange', {
          minimum: format.number(problem.minimum),
          maximum: format.number(problem.maximum),
        });
      case 'missing':
        return t('missing');
      case 'notStorable':
        return t('notStorable');
      case 'refused':
        return t('refused');
    }
  };
}
