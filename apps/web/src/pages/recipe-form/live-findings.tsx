import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import type { JudgedLabel } from '@pomona/contract/foods/labels';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllergenFoods } from '#features/foods/allergens/allergen-foods.tsx';
import { figuresOf } from '#features/foods/analysis/figures-of.ts';
import { LoadGauge } from '#features/foods/figures/load-gauge.tsx';
import { NutritionFacts } from '#features/foods/figures/nutrition-facts.tsx';
import { useFigureWords } from '#features/foods/figures/use-figure-words.ts';
import { decidingReason, useReasonWords } from '#features/foods/labels/use-reason-words.ts';
import { VerdictMark } from '#features/foods/labels/verdict-mark.tsx';
import type { FoundInLines } from '#features/recipe-writing/recipe-form.tsx';
import { BlankLines } from '#features/recipe-writing/rows/blank-lines.tsx';
import { figuresShownFirst } from '#features/recipe-writing/rows/line-gap.ts';
import { useNumberFree } from '#platform/appearance/number-free.ts';

/** Beside the form: what a serving holds, which labels the lines earn and which not, and why. Keystrokes elsewhere pass it by. */
export const LiveFindings = memo(function LiveFindings({
  analysis,
  servings,
  onLine,
}: FoundInLines) {
  const t = useTranslations('recipe-form.findings');
  const isNumberFree = useNumberFree();
  return (
    <div className="grid gap-6">
      {!isNumberFree && (
        <div>
          <Tiles analysis={analysis} />
          <BlankLines analysis={analysis} onLine={onLine} />
        </div>
      )}
      <Part title={t('labels')}>
        <Labels labels={analysis.labels} />
      </Part>
      <Part title={t('allergens')}>
        <AllergenFoods facts={analysis} />
      </Part>
      <AllFigures analysis={analysis} servings={servings} />
    </div>
  );
});

/** Rendered only when it is opened: the rest follows every keystroke. */
function AllFigures({ analysis, servings }: Omit<FoundInLines, 'onLine'>) {
  const t = useTranslations('recipe-form.findings');
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
            isIncomplete={analysis.left_out.length > 0}
            basis="perServing"
          />
        </div>
      )}
    </details>
  );
}

/** The four figures that every recipe shows, with ranges where something is left out; a dash where one is unknown. */
function Tiles({ analysis }: { analysis: FoodAnalysis }) {
  const t = useTranslations('recipe-form.findings');
  const names = useTranslations('recipe-detail.nutrition');
  const words = useFigureWords();
  const { nutrition, left_out: leftOut } = analysis;
  return (
    <div>
      <p className="mb-2 text-muted text-sm">{t('perServing')}</p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-control border border-hairline bg-hairline">
        {figuresShownFirst.map((name) => {
          const [value, range] = [nutrition[name], nutrition.range[name]];
          return (
            <div key={name} className="flex flex-col-reverse justify-end bg-surface p-3">
              <dt className="text-muted text-sm">{names(name)}</dt>
              <dd className="font-display font-semibold text-xl tabular-nums">
                {value === undefined ? '–' : words.amount(value, name)}
                {range && leftOut.length > 0 && (
                  <span className="block font-normal font-sans text-muted text-xs">
                    {words.range(range, name)}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

const verdicts = ['proven', 'cannot_tell', 'refuted'] as const;

/** Every label with the one reason that decides it, the earned ones first; what stays open explains why when pressed. */
function Labels({ labels }: { labels: readonly JudgedLabel[] }) {
  return (
    <ul className="grid gap-3">
      {verdicts.flatMap((verdict) =>
        labels
          .filter((label) => label.verdict === verdict)
          .map((label) => (
            <li key={label.label}>
              <Label label={label} />
            </li>
          )),
      )}
    </ul>
  );
}

function Label({ label }: { label: JudgedLabel }) {
  const words = useReasonWords();
  const open = label.because.filter(({ verdict }) => verdict === 'cannot_tell');
  const details = [...new Set(open.flatMap((reason) => words.details(reason)))];
  if (label.verdict !== 'cannot_tell' || details.length === 0) return <Deciding label={label} />;
  return (
    <details className="group">
      <summary className="list-none rounded-control [&::-webkit-details-marker]:hidden">
        <Deciding label={label} isOpening />
      </summary>
      <ul className="hyphenate mt-1 ml-7 grid gap-1 border-hairline border-l-2 pl-3 text-muted text-sm">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </details>
  );
}

function Deciding({ label, isOpening = false }: { label: JudgedLabel; isOpening?: boolean }) {
  const t = useTranslations('foods.labels.verdict');
  const diets = useTranslations('recipes.diet');
  const words = useReasonWords();
  const reason = decidingReason(label);
  return (
    <span className="flex gap-2 text-sm">
      <VerdictMark verdict={label.verdict} label={t(label.verdict)} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{diets(label.label)}</span>
        {reason && <span className="hyphenate block text-muted">{words.sentence(reason)}</span>}
      </span>
      {isOpening && (
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      )}
    </span>
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
