import type { FoodAnalysis } from '@pomona/contract/food-analysis';
import type { JudgedLabel } from '@pomona/contract/food-labels';
import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllergenFoods } from '#features/foods/allergens/allergen-foods.tsx';
import { figuresOf } from '#features/foods/analysis/figures-of.ts';
import { LoadGauge } from '#features/foods/figures/load-gauge.tsx';
import { NutritionFacts } from '#features/foods/figures/nutrition-facts.tsx';
import { useFigureWords } from '#features/foods/figures/use-figure-words.ts';
import { decidingReason, useReasonWords } from '#features/foods/labels/use-reason-words.ts';
import { VerdictMark } from '#features/foods/labels/verdict-mark.tsx';
import { useNumberFree } from '#platform/number-free.ts';

interface Props {
  analysis: FoodAnalysis;
  servings: number;
}

/** Beside the form: what a serving holds, which labels the lines earn and which not, and why. Keystrokes elsewhere pass it by. */
export const LiveFindings = memo(function LiveFindings({ analysis, servings }: Props) {
  const t = useTranslations('writing.findings');
  const isNumberFree = useNumberFree();
  return (
    <div className="grid gap-6">
      {!isNumberFree && <Tiles analysis={analysis} />}
      <Part title={t('labels')}>
        <Labels labels={analysis.labels} />
      </Part>
      <Part title={t('allergens')}>
        <AllergenFoods told={analysis} />
      </Part>
      <AllFigures analysis={analysis} servings={servings} />
    </div>
  );
});

/** Drawn only when it is opened: the rest follows every keystroke. */
function AllFigures({ analysis, servings }: Props) {
  const t = useTranslations('writing.findings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="border-hairline border-t"
    >
      <summary className="min-h-11 py-3 font-semibold text-leaf">{t('all')}</summary>
      {isOpen && (
        <div className="grid gap-5 pb-2">
          <LoadGauge load={analysis.glycemic_load} />
          <NutritionFacts
            figures={figuresOf(analysis)}
            servings={servings}
            coverage={analysis.coverage}
            basis="perServing"
          />
        </div>
      )}
    </details>
  );
}

const shownFirst = ['calories', 'protein', 'carbs', 'fiber'] as const;

/** The four figures that every recipe shows; a dash where one cannot be told. */
function Tiles({ analysis: { nutrition } }: { analysis: FoodAnalysis }) {
  const t = useTranslations('writing.findings');
  const names = useTranslations('recipe.nutrition');
  const words = useFigureWords();
  return (
    <div>
      <p className="mb-2 text-muted text-sm">{t('perServing')}</p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-control border border-hairline bg-hairline">
        {shownFirst.map((name) => {
          const value = nutrition[name];
          return (
            <div key={name} className="flex flex-col-reverse bg-surface p-3">
              <dt className="text-muted text-sm">{names(name)}</dt>
              <dd className="font-display font-semibold text-xl tabular-nums">
                {value === undefined ? '–' : words.amount(value, name)}
              </dd>
            </div>
          );
        })}
      </dl>
      {nutrition.calories === undefined && <p className="mt-2 text-muted text-sm">{t('open')}</p>}
    </div>
  );
}

const verdicts = ['proven', 'cannot_tell', 'refuted'] as const;

/** Every label with the one reason that decides it, the earned ones first. */
function Labels({ labels }: { labels: readonly JudgedLabel[] }) {
  const t = useTranslations('figures.labels.verdict');
  const diets = useTranslations('recipes.diet');
  const words = useReasonWords();
  return (
    <ul className="grid gap-3">
      {verdicts.flatMap((verdict) =>
        labels
          .filter((label) => label.verdict === verdict)
          .map((label) => {
            const reason = decidingReason(label);
            return (
              <li key={label.label} className="flex gap-2">
                <VerdictMark verdict={verdict} label={t(verdict)} />
                <div className="min-w-0 text-sm">
                  <p className="font-semibold">{diets(label.label)}</p>
                  {reason && <p className="hyphenate text-muted">{words.sentence(reason)}</p>}
                </div>
              </li>
            );
          }),
      )}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 font-sans font-semibold text-base tracking-normal">
        {title}
      </h3>
      {children}
    </section>
  );
}
