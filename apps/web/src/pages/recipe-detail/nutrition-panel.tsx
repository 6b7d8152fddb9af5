import type { Recipe } from '@pomona/contract/recipes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CalculationPanel } from '#features/foods/panels/calculation-panel.tsx';
import { LoadRangePanel } from '#features/foods/panels/load-range-panel.tsx';
import { NutritionFactsPanel } from '#features/foods/panels/nutrition-facts-panel.tsx';
import { RangesPanel } from '#features/foods/panels/ranges-panel.tsx';
import { LargerPlateOffer } from '#features/foods/plates/larger-plate-offer.tsx';
import { Disclosure } from '#features/recipes/detail/disclosure.tsx';
import { GlycemicLoad } from '#features/recipes/detail/glycemic-load.tsx';
import { NutritionTiles } from '#features/recipes/detail/nutrition-tiles.tsx';
import { NumberFreeSwitch } from '#features/settings/number-free-switch.tsx';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { LeftOutNote } from '#product/left-out-note.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';

interface Props {
  recipe: Recipe;
  /** For how many the dish is cooked now. */
  servings: number;
  /** Cooks for another number of servings. */
  onServings: (servings: number) => void;
}

type Basis = 'perServing' | 'wholeDish';

/** The figures of one serving, which the stepper does not change, or of the whole dish (DETAIL-04, SCALE-04). */
export function NutritionPanel({ recipe, servings, onServings }: Props) {
  const t = useTranslations('recipe-detail.nutrition');
  const [basis, setBasis] = useState<Basis>('perServing');
  const isNumberFree = useNumberFree();
  return (
    <section aria-labelledby="nutrition">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="nutrition" className="text-2xl">
          {t('heading')}
        </h2>
        {!isNumberFree && <BasisControl value={basis} onChange={setBasis} />}
      </div>
      <div className="mt-5 grid gap-3">
        {isNumberFree ? (
          <NutritionFactsPanel recipeId={recipe.id} />
        ) : (
          <NutritionTiles
            nutrition={recipe.nutrition}
            factor={basis === 'perServing' ? 1 : servings}
          />
        )}
        <LeftOutNote
          leftOut={recipe.nutrition.left_out ?? []}
          coverage={recipe.nutrition.coverage ?? 1}
          isNumberFree={isNumberFree}
        >
          {!isNumberFree && (
            <RangesPanel recipeId={recipe.id} factor={basis === 'perServing' ? 1 : servings} />
          )}
        </LeftOutNote>
        <LargerPlateOffer recipe={recipe} onServings={onServings} />
        <GlycemicLoad
          load={recipe.nutrition.glycemic_load}
          range={<LoadRangePanel recipeId={recipe.id} />}
        />
        {!isNumberFree && (
          <div data-figures="" className="grid gap-3">
            <Disclosure title={t('full')}>
              {() => <NutritionFactsPanel recipeId={recipe.id} servings={servings} basis={basis} />}
            </Disclosure>
            <Disclosure title={t('calculation')}>
              {() => <CalculationPanel recipeId={recipe.id} />}
            </Disclosure>
          </div>
        )}
      </div>
      <NumberFreeSwitch className="mt-3" hint={t('numberFreeHint')} />
    </section>
  );
}

function BasisControl({ value, onChange }: { value: Basis; onChange: (basis: Basis) => void }) {
  const t = useTranslations('recipe-detail.nutrition');
  return (
    <div data-figures="">
      <SegmentedControl
        label={t('basis')}
        value={value}
        onChange={onChange}
        segments={[
          { value: 'perServing', label: t('perServing') },
          { value: 'wholeDish', label: t('wholeDish') },
        ]}
      />
    </div>
  );
}
