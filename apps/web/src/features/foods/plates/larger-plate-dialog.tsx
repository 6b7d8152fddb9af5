import type { Recipe } from '@pomona/contract/recipes';
import { type PlateSize, plateSizes } from '@pomona/food/figures/plate-sizes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PanelFailure } from '../panels/panel-failure.tsx';
import { PanelSkeleton } from '../panels/panel-skeleton.tsx';
import { largerPlatesQuery } from '../queries.ts';
import { MoreOfDish } from './more-of-dish.tsx';
import { SidesOfPlate } from './sides-of-plate.tsx';

interface Props {
  recipe: Recipe;
  onServings: (servings: number) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What brings a small meal to 450, 550 or 650 kcal: more of it, or a side, each judged with its figures. */
export function LargerPlateDialog({ recipe, onServings, isOpen, onOpenChange }: Props) {
  const t = useTranslations('foods.plates');
  const [size, setSize] = useState<PlateSize>(plateSizes[1]);
  const plates = useQuery(largerPlatesQuery(useApi(), useLocale(), recipe.id));
  const offer = plates.data?.offers.find((one) => one.size === size);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={<span lang={recipe.language}>{recipe.title}</span>}
      closeLabel={t('close')}
      className="max-w-160"
    >
      <div className="grid gap-6">
        <SegmentedControl
          label={t('size')}
          className="justify-self-start"
          value={String(size)}
          onChange={(value) => setSize(plateSizes.find((one) => String(one) === value) ?? size)}
          segments={plateSizes.map((one) => ({ value: String(one), label: `${one} kcal` }))}
        />
        {plates.isPending && <PanelSkeleton />}
        {plates.isError && <PanelFailure onRetry={() => void plates.refetch()} />}
        {plates.isSuccess && offer === undefined && <p>{t('none')}</p>}
        {offer && (
          <>
            <MoreOfDish
              recipe={recipe}
              more={offer.more}
              onServings={(servings) => {
                onServings(servings);
                onOpenChange(false);
              }}
            />
            <SidesOfPlate recipe={recipe} plates={offer.with_side} />
          </>
        )}
        <p className="text-muted text-sm">{t('note')}</p>
      </div>
    </Dialog>
  );
}
