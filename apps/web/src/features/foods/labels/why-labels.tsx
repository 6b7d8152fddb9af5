import type { JudgedLabel } from '@pomona/contract/foods/labels';
import type { DietType } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { LabelProof } from './label-proof.tsx';
import { VerdictMark } from './verdict-mark.tsx';

const verdicts = ['proven', 'cannot_tell', 'refuted'] as const;

interface Props {
  labels: readonly JudgedLabel[];
  /** The label that was pressed: it is open and has the focus. */
  opened?: DietType | null;
  /** Of the group headings: one below the heading that stands above this piece. */
  headingLevel?: 3 | 4;
}

/** All 13 labels by verdict, each with the figure or the food that decides it, its rule and its sources. */
export function WhyLabels({ labels, opened = null, headingLevel = 3 }: Props) {
  const t = useTranslations('foods.labels');
  const Heading = `h${headingLevel}` as const;
  const countOf = (verdict: JudgedLabel['verdict']) =>
    labels.filter((label) => label.verdict === verdict).length;
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted text-sm">
        {t('count', { proven: countOf('proven'), open: countOf('cannot_tell') })} {t('lead')}
      </p>
      {verdicts.map((verdict) => {
        const those = labels.filter((label) => label.verdict === verdict);
        if (those.length === 0) return null;
        return (
          <section key={verdict}>
            <Heading className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
              <VerdictMark verdict={verdict} />
              {t(`verdict.${verdict}`)}
              <span className="font-normal text-muted tabular-nums">{those.length}</span>
            </Heading>
            <ul className="mt-1 divide-y divide-hairline border-hairline border-y">
              {those.map((label) => (
                <li key={label.label}>
                  <LabelProof label={label} isOpened={label.label === opened} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
