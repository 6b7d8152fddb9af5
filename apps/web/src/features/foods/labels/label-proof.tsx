import type { JudgedLabel, LabelReason } from '@pomona/contract/foods/labels';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DietBadge } from '#product/diet-badge.tsx';
import { decidingReason, useReasonWords } from './use-reason-words.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** One label: its deciding reason at a glance, and the whole rule with its sources when opened. */
export function LabelProof({ label, isOpened }: { label: JudgedLabel; isOpened: boolean }) {
  const diets = useTranslations('recipes.diet');
  const words = useReasonWords();
  const deciding = decidingReason(label);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    // A dialog around it takes the focus first.
    const frame = requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true });
      summary.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpened]);
  return (
    <details className="group" open={isOpened}>
      <summary
        ref={summary}
        className="flex min-h-13 list-none items-start gap-3 rounded-control py-3 pr-1 [&::-webkit-details-marker]:hidden"
      >
        <span className="grid flex-1 gap-1 sm:grid-cols-[12rem_1fr] sm:gap-4">
          <span>
            <DietBadge diet={label.label} isLikely={label.is_likely}>
              {diets(label.label)}
            </DietBadge>
          </span>
          {deciding && <span className="text-sm">{words.sentence(deciding)}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <Rule label={label} />
    </details>
  );
}

function Rule({ label }: { label: JudgedLabel }) {
  const t = useTranslations('foods.labels');
  const words = useReasonWords();
  return (
    <div className="grid gap-4 pb-5">
      <ul className="grid gap-3">
        {label.because.map((reason) => (
          <Condition key={keyOf(reason)} reason={reason} />
        ))}
      </ul>
      {label.notes.map((note) => (
        <p key={note.note} className="text-sm">
          {words.note(note)}
        </p>
      ))}
      <div className="text-muted text-sm">
        <p>
          {t('basis')} <span lang="en">{label.basis}</span>
        </p>
        <ul className="mt-1 grid gap-1" lang="en">
          {label.citations.map(({ title, url }) => (
            <li key={title}>
              {url === undefined ? (
                title
              ) : (
                <a href={url} rel="noreferrer" className="underline hover:text-leaf">
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const verdictWords = { proven: 'held', refuted: 'missed', cannot_tell: 'open' } as const;

function Condition({ reason }: { reason: LabelReason }) {
  const t = useTranslations('foods.labels');
  const words = useReasonWords();
  return (
    <li className="flex gap-2.5">
      <VerdictMark verdict={reason.verdict} label={t(verdictWords[reason.verdict])} />
      <div className="text-sm">
        <p>{words.sentence(reason)}</p>
        {words.details(reason).map((detail) => (
          <p key={detail} className="text-muted">
            {detail}
          </p>
        ))}
      </div>
    </li>
  );
}

const keyOf = ({ condition, figure, role }: LabelReason) =>
  [condition, figure, role].filter(Boolean).join('-');
