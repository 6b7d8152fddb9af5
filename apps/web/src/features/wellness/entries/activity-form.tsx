import type { ActivityEntry } from '@pomona/contract/wellness/entries';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Surface } from '#ui/surface.tsx';
import type { Day } from '../days.ts';
import { useDraft } from './fields/draft.ts';
import { activityForm } from './fields/forms.tsx';
import { activityKind } from './kinds.ts';
import { QuickPicks } from './quick-picks.tsx';
import { useEntryLog } from './use-entry-log.ts';
import { useEntryNames } from './use-entry-names.ts';

interface Props {
  day: Day;
  latest: readonly ActivityEntry[];
}

/** How somebody moved: type, minutes and a touch; or the last values again (WELL-04). */
export function ActivityForm({ day, latest }: Props) {
  const [round, setRound] = useState(0);
  // A new key gives empty fields for the next entry.
  return <Form key={round} day={day} latest={latest} onLogged={() => setRound(round + 1)} />;
}

function Form({ day, latest, onLogged }: Props & { onLogged: () => void }) {
  const t = useTranslations('wellness-diary');
  const headingId = useId();
  const { activityName } = useEntryNames();
  const draft = useDraft(activityForm, activityForm.empty);
  const log = useEntryLog(activityKind, { nameOf: activityName, onLogged });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { fields, problem } = draft.read();
    if (problem === 'missing')
      showToast({ title: t('missing'), description: t('missingActivity'), tone: 'destructive' });
    if (fields !== undefined) log.send({ day, ...fields });
  }

  return (
    <Surface asChild>
      <section aria-labelledby={headingId} className="grid content-start gap-4">
        <h3 id={headingId} className="text-xl">
          {t('activityHeading')}
        </h3>
        <form onSubmit={submit} className="grid gap-4" noValidate>
          {draft.shown}
          <Button type="submit" className="justify-self-start">
            {t('logActivity')}
          </Button>
        </form>
        <QuickPicks
          entries={latest}
          nameOf={activityName}
          onPick={({ type, minutes }) => log.send({ day, type, minutes })}
        />
        {log.consent}
      </section>
    </Surface>
  );
}
