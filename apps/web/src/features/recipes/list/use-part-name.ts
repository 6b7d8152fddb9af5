import type { Part } from '@pomona/contract/recipe-search/understanding';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';

/** What a part of a question is called: the filter it stands for, or its words as they were typed. */
export function usePartName(): (part: Part, question: string) => string {
  const t = useTranslations('recipe-list');
  const shared = useTranslations('recipes');
  const isNumberFree = useNumberFree();
  return (part, question) => {
    const typed = t('near.quoted', { text: question.slice(part.start, part.end) });
    switch (part.kind) {
      case 'diet':
        return shared(`diet.${part.value}`);
      case 'meal':
        return shared(`meal.${part.value}`);
      case 'cuisine':
        return shared(`cuisine.${part.value}`);
      case 'trait':
        return shared(`trait.${part.value}`);
      case 'avoid':
        return t('filters.without', { allergen: shared(`allergen.${part.value}`) });
      case 'minutes':
        return t('filters.timeChip', { count: String(part.value) });
      case 'calories':
        return isNumberFree ? typed : t('filters.caloriesChip', { count: String(part.value) });
      case 'load':
        return isNumberFree ? typed : t('filters.loadChip', { count: String(part.value) });
      default:
        return typed;
    }
  };
}
