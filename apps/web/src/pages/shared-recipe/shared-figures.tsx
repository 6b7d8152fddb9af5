import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { GlycemicLoad } from '#features/recipes/detail/glycemic-load.tsx';
import { NutritionTiles } from '#features/recipes/detail/nutrition-tiles.tsx';
import { NumberFreeSwitch } from '#features/settings/number-free-switch.tsx';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { LeftOutNote } from '#product/left-out-note.tsx';

/** The figures of one serving, as far as the recipe itself carries them. */
export function SharedFigures({ recipe: { nutrition } }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.nutrition');
  const isNumberFree = useNumberFree();
  return (
    <section aria-labelledby="nutrition">
      <h2 id="nutrition" className="text-2xl">
        {t('heading')}
      </h2>
      {!isNumberFree && (
        <p data-figures="" className="mt-1 text-muted text-sm">
          {t('perServing')}
        </p>
      )}
      <div className="mt-5 grid gap-3">
        {!isNumberFree && <NutritionTiles nutrition={nutrition} factor={1} />}
        <LeftOutNote
          leftOut={nutrition.left_out ?? []}
          coverage={nutrition.coverage ?? 1}
          isNumberFree={isNumberFree}
        />
        <GlycemicLoad load={nutrition.glycemic_load} range={null} />
      </div>
      <NumberFreeSwitch className="mt-3" hint={t('numberFreeHint')} />
    </section>
  );
}
