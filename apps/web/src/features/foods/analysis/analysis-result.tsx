import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import { minCoverage } from '@pomona/food/figures/coverage';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';
import { AllergenFoods } from '../allergens/allergen-foods.tsx';
import { LeftOut } from '../figures/left-out.tsx';
import { LoadGauge } from '../figures/load-gauge.tsx';
import { NutritionFacts } from '../figures/nutrition-facts.tsx';
import { WhyLabels } from '../labels/why-labels.tsx';
import { figuresOf } from './figures-of.ts';
import { ReadLines } from './read-lines.tsx';

interface Props {
  analysis: FoodAnalysis;
  servings: number;
}

/** Figures with their ranges first, then load, allergens and labels with reasons, and each line as it was read. */
export function AnalysisResult({ analysis, servings }: Props) {
  const t = useTranslations('food-analysis');
  const facts = useTranslations('foods');
  return (
    <div className="mt-4 grid gap-6">
      <Part title={facts('facts.heading')}>
        <LeftOut of={analysis} className="mb-4" />
        {analysis.coverage >= minCoverage && (
          <NutritionFacts
            figures={figuresOf(analysis)}
            servings={servings}
            coverage={analysis.coverage}
            isIncomplete={analysis.left_out.length > 0}
          />
        )}
      </Part>
      <Surface tone="sunken">
        <LoadGauge load={analysis.glycemic_load} />
      </Surface>
      <Part title={t('allergens')}>
        <AllergenFoods facts={analysis} />
      </Part>
      <Part title={facts('labels.heading')}>
        <WhyLabels labels={analysis.labels} />
      </Part>
      <Part title={t('readAs')}>
        <ReadLines lines={analysis.lines} />
      </Part>
      <p className="text-muted text-sm">{t('disclaimer')}</p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Surface asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-3 text-xl">
          {title}
        </h2>
        {children}
      </section>
    </Surface>
  );
}
