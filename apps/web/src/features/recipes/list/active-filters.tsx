import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { everything, type Selection } from '../selection.ts';

interface Props {
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/** What narrows the list, each to be taken away, and all at once (LIST-08). */
export function ActiveFilters({ selection, onChange }: Props) {
  const t = useTranslations('collection.list');
  const shared = useTranslations('recipes');
  const search = selection.search.trim();
  const chips = [
    ...(search === ''
      ? []
      : [{ name: t('searchChip', { text: search }), without: { search: '' } }]),
    ...selection.diets.map((diet) => ({
      name: shared(`diet.${diet}`),
      without: { diets: selection.diets.filter((other) => other !== diet) },
    })),
    ...(selection.meal === null
      ? []
      : [{ name: shared(`meal.${selection.meal}`), without: { meal: null } }]),
  ];
  if (chips.length === 0) return null;
  return (
    <section aria-label={t('activeFilters')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, without }) => (
        <RemovableChip
          key={name}
          removeLabel={t('removeFilter', { name })}
          onRemove={() => onChange({ ...selection, ...without })}
        >
          {name}
        </RemovableChip>
      ))}
      <Button
        variant="quiet"
        size="small"
        onClick={() => onChange({ ...everything, sort: selection.sort })}
      >
        {t('clearAll')}
      </Button>
    </section>
  );
}
