import type { ReportedText } from '@pomona/contract/admin/moderation';
import type { ChatDecision } from '@pomona/contract/chat/moderation';
import { Link } from '@tanstack/react-router';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { ReportLines } from './report-lines.tsx';
import { useDates } from './use-dates.ts';

interface Props {
  text: ReportedText;
  memberId: string;
}

const icon = 'size-4.5';

/** A reported message or review: what it says, where, who reported it, and the decision about it. */
export function ReportedEntry({ text, memberId }: Props) {
  const t = useTranslations('moderation');
  const [decision, setDecision] = useState<ChatDecision | null>(null);
  return (
    <article className="grid gap-3 rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <Heading text={text} />
      {text.context.length > 0 && (
        <ul aria-label={t('context')} className="grid gap-1 text-muted text-sm">
          {text.context.map(({ author, text: words, written_at: at }) => (
            <li key={`${at} ${words}`} dir="auto" className="wrap-anywhere line-clamp-2">
              <span className="font-semibold">{author?.name ?? t('gone')}:</span> {words}
            </li>
          ))}
        </ul>
      )}
      <blockquote
        dir="auto"
        className="wrap-anywhere max-h-80 overflow-y-auto whitespace-pre-line rounded-control bg-sunken px-4 py-3"
      >
        {text.text}
      </blockquote>
      <ReportLines text={text} />
      {text.decision === null ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={<Check aria-hidden="true" className={icon} />}
            onClick={() => setDecision('keep')}
          >
            {t('keep')}
          </Button>
          {!text.is_gone && (
            <Button
              variant="danger"
              icon={<Trash2 aria-hidden="true" className={icon} />}
              onClick={() => setDecision('remove')}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      ) : (
        <Decided text={text} />
      )}
      {decision !== null && (
        <DecisionDialog
          text={text}
          decision={decision}
          memberId={memberId}
          onClose={() => setDecision(null)}
        />
      )}
    </article>
  );
}

function Heading({ text }: { text: ReportedText }) {
  const t = useTranslations('moderation');
  const format = useFormatter();
  const { until } = useDates();
  const { recipe, author, author_muted_until: muted } = text;
  return (
    <div>
      <h3 className="wrap-anywhere font-semibold">
        {t(`by.${text.kind}`, { name: author?.name ?? t('gone') })}
      </h3>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted text-sm">
        {recipe !== null && (
          <>
            <Link to="/recipes/$id" params={{ id: recipe.id }} className="text-leaf underline">
              {recipe.title}
            </Link>
            <span>{t('stars', { stars: recipe.rating, value: format.number(recipe.rating) })}</span>
          </>
        )}
        <span>{t('reports', { count: text.report_count })}</span>
        {text.is_gone && text.decision === null && <span>{t('deleted')}</span>}
        {muted !== null && (
          <span className="font-semibold text-berry">
            {t('mutedUntil', { date: until(muted) })}
          </span>
        )}
      </p>
    </div>
  );
}

function Decided({ text }: { text: ReportedText }) {
  const t = useTranslations('moderation');
  const { until } = useDates();
  if (text.decision === null || text.decided_at === null) return null;
  return (
    <div className="border-hairline border-t pt-3 text-sm">
      <p>
        {t(`decided.${text.decision}`, {
          name: text.decided_by?.name ?? t('gone'),
          date: until(text.decided_at),
        })}
      </p>
      {text.note !== '' && (
        <p className="wrap-anywhere text-muted">{t('noted', { note: text.note })}</p>
      )}
    </div>
  );
}
