import type { GeneratedRecipe } from '@pomona/contract/chef/recipes';
import { useTranslations } from 'use-intl';
import { GlycemicLoad } from '#features/recipes/detail/glycemic-load.tsx';
import { NutritionTiles } from '#features/recipes/detail/nutrition-tiles.tsx';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { LeftOutNote } from '#product/left-out-note.tsx';

/** The figures of one serving (GEN-04). */
export function DishNutrition({ recipe: { nutrition } }: { recipe: GeneratedRecipe }) {
  const t = useTranslations('recipe-detail');
  const isNumberFree = useNumberFree();
  return (
    <section>
      <h3 className="text-xl">{t('nutrition.heading')}</h3>
      {!isNumberFree && <p className="text-muted text-sm">{t('nutrition.perServing')}</p>}
      <div className="mt-3 grid gap-3">
        {!isNumberFree && <NutritionTiles nutrition={nutrition} factor={1} />}
        <LeftOutNote
          leftOut={nutrition.left_out ?? []}
          coverage={nutrition.coverage ?? 1}
          isNumberFree={isNumberFree}
        />
        <GlycemicLoad load={nutrition.glycemic_load} range={null} />
      </div>
      <p className="mt-4 text-muted text-sm">{t('page.disclaimer')}</p>
    </section>
  );
}
