import type { Recipe } from '@pomona/contract/recipes';
import type { DietType } from '@pomona/food/labels/diets';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { DietBadge } from '#product/diet-badge.tsx';
import { OpenLabel } from '#ui/open-label.tsx';

/** Fetched when it is opened: with the dialog it weighs as much as the rest of the page. */
const WhyDialog = lazyPart(async () => (await import('./why-dialog.tsx')).WhyDialog);

/** The labels that the recipe has earned and those that are likely, each of which explains why, and the way to the others (DETAIL-09). */
export function DietLabels({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.page');
  const diets = useTranslations('recipes.diet');
  const likely = useTranslations('recipes');
  const [isOpen, setIsOpen] = useState(false);
  /** `undefined`: not opened yet; `null`: all of them. */
  const [opened, setOpened] = useState<DietType | null>();

  function explain(diet: DietType | null): void {
    setOpened(diet);
    setIsOpen(true);
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      {recipe.diet_types.length > 0 && (
        <ul aria-label={t('labels')} className="flex flex-wrap gap-1.5">
          {recipe.diet_types.map((diet) => (
            <li key={diet}>
              <DietBadge diet={diet} onPress={() => explain(diet)}>
                {diets(diet)}
              </DietBadge>
            </li>
          ))}
        </ul>
      )}
      {recipe.likely_diet_types.length > 0 && (
        <ul aria-label={t('likelyLabels')} className="flex flex-wrap gap-1.5">
          {recipe.likely_diet_types.map((diet) => (
            <li key={diet}>
              <DietBadge diet={diet} isLikely onPress={() => explain(diet)}>
                {likely('likelyDiet', { diet: diets(diet) })}
              </DietBadge>
            </li>
          ))}
        </ul>
      )}
      <OpenLabels
        labels={recipe.open_labels.filter(
          (diet) => !recipe.likely_diet_types.some((one) => one === diet),
        )}
        onPress={explain}
      />
      <button
        type="button"
        onClick={() => explain(null)}
        className="wide-target font-semibold text-leaf text-xs underline-offset-4 hover:underline"
      >
        {t('allLabels')}
      </button>
      {opened !== undefined && (
        <WhyDialog recipe={recipe} opened={opened} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </div>
  );
}

/** More are shown as a number. */
const maxNamed = 3;

interface OpenLabelsProps {
  labels: readonly DietType[];
  /** With `null` of all of them. */
  onPress: (label: DietType | null) => void;
}

/** The labels of which it is unknown whether they hold, each of which explains why. */
function OpenLabels({ labels, onPress }: OpenLabelsProps) {
  const t = useTranslations('recipe-detail.page');
  const diets = useTranslations('recipes.diet');
  if (labels.length === 0) return null;
  if (labels.length > maxNamed) {
    return (
      <OpenLabel onPress={() => onPress(null)}>
        {t('openCount', { count: labels.length })}
      </OpenLabel>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-muted text-xs">{`${t('openLabels')}:`}</span>
      <ul aria-label={t('openLabels')} className="flex flex-wrap gap-1.5">
        {labels.map((diet) => (
          <li key={diet}>
            <OpenLabel onPress={() => onPress(diet)}>{diets(diet)}</OpenLabel>
          </li>
        ))}
      </ul>
    </div>
  );
}
