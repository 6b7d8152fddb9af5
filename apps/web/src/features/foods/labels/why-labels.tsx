import type { JudgedLabel } from '@pomona/contract/foods/labels';
import type { DietType } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { LabelProof } from './label-proof.tsx';
import { VerdictMark } from './verdict-mark.tsx';

const groups = ['proven', 'likely', 'cannot_tell', 'refuted'] as const;

const groupOf = ({ verdict, is_likely: isLikely }: JudgedLabel) => (isLikely ? 'likely' : verdict);

interface Props {
  labels: readonly JudgedLabel[];
  /** The label that was pressed: it is open and has the focus. */
  opened?: DietType | null;
  /** Of the group headings: one below the heading that stands above this piece. */
  headingLevel?: 3 | 4;
}

/** All 13 labels by verdict, likely ones apart, each with the figure or the food that decides it, its rule and its sources. */
export function WhyLabels({ labels, opened = null, headingLevel = 3 }: Props) {
  const t = useTranslations('foods.labels');
  const Heading = `h${headingLevel}` as const;
  const countOf = (group: (typeof groups)[number]) =>
    labels.filter((label) => groupOf(label) === group).length;
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted text-sm">
        {t('count', {
          proven: countOf('proven'),
          likely: countOf('likely'),
          open: countOf('cannot_tell'),
        })}{' '}
        {t('lead')}
      </p>
      {groups.map((group) => {
        const those = labels.filter((label) => groupOf(label) === group);
        if (those.length === 0) return null;
        return (
          <section key={group}>
            <Heading className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
              <VerdictMark verdict={group} />
              {t(`verdict.${group}`)}
              <span className="font-normal text-muted tabular-nums">{those.length}</span>
            </Heading>
            {group === 'likely' && (
              <p className="mt-1 max-w-prose text-muted text-sm">{t('likelyWhy')}</p>
            )}
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
