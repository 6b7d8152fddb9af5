import type { WellnessConsent } from '@pomona/contract/wellness/meals';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { zoneHere } from './days.ts';
import { consentQuery } from './queries.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface Props {
  /** For those who never agreed. */
  none?: ReactNode;
  className?: string;
}

type Question = 'agree' | 'withdraw' | null;

/**
 * When the member agreed to have health data stored, and the way to take it back: for as long as they have not, also where
 * the text has changed since, which is asked again.
 */
export function ConsentSection({ none = null, className }: Props) {
  const t = useTranslations('wellness.consent');
  const { data: consent } = useQuery(consentQuery(useApi()));
  const [question, setQuestion] = useState<Question>(null);
  const close = () => setQuestion(null);
  const section = useFocusAfterAnswer(consent, question);
  if (!consent || consent.given_at === null) return none;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('label')}
      className={classes('text-muted text-sm outline-none', className)}
    >
      <Given isCurrent={consent.is_given} at={consent.given_at} />
      <div className="mt-2 -ml-3.5 flex flex-wrap gap-x-2">
        {!consent.is_given && (
          <Button variant="quiet" size="small" onClick={() => setQuestion('agree')}>
            {t('readAnew')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setQuestion('withdraw')}>
          {t('withdraw')}
        </Button>
      </div>
      {question === 'agree' && <ConsentDialog isOpen onOpenChange={close} onAgreed={close} />}
      {question === 'withdraw' && <WithdrawDialog onClose={close} />}
    </section>
  );
}

function Given({ isCurrent, at }: { isCurrent: boolean; at: string }) {
  const t = useTranslations('wellness.consent');
  const format = useFormatter();
  const date = format.dateTime(new Date(at), { dateStyle: 'long', timeZone: zoneHere() });
  return <p className="max-w-prose">{t(isCurrent ? 'given' : 'givenEarlier', { date })}</p>;
}

/**
 * An answer removes its button: the focus goes to the section, or to the heading of the
 * page where the section has gone too.
 */
function useFocusAfterAnswer(consent: WellnessConsent | undefined, question: Question) {
  const section = useRef<HTMLElement>(null);
  const hasOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus may go with either
  useEffect(() => {
    if (question !== null) hasOpened.current = true;
    if (!hasOpened.current || document.activeElement !== document.body) return;
    (section.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [consent, question]);
  return section;
}
