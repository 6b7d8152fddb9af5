import type { SymptomEntry } from '@pomona/contract/wellness/entries';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Surface } from '#ui/surface.tsx';
import type { Day } from '../days.ts';
import { useDraft } from './fields/draft.ts';
import { symptomForm } from './fields/forms.tsx';
import { symptomKind } from './kinds.ts';
import { QuickPicks } from './quick-picks.tsx';
import { useEntryLog } from './use-entry-log.ts';
import { useEntryNames } from './use-entry-names.ts';

interface Props {
  day: Day;
  latest: readonly SymptomEntry[];
}

/** How the day was: type, level and a touch; or the last values again (WELL-03). */
export function SymptomForm({ day, latest }: Props) {
  const [round, setRound] = useState(0);
  // A new key gives empty fields for the next entry.
  return <Form key={round} day={day} latest={latest} onLogged={() => setRound(round + 1)} />;
}

function Form({ day, latest, onLogged }: Props & { onLogged: () => void }) {
  const t = useTranslations('wellness-diary');
  const headingId = useId();
  const { symptomName } = useEntryNames();
  const draft = useDraft(symptomForm, symptomForm.empty);
  const log = useEntryLog(symptomKind, { nameOf: symptomName, onLogged });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { fields, problem } = draft.read();
    if (problem === 'noType')
      showToast({ title: t('missing'), description: t('noSymptomType'), tone: 'destructive' });
    if (fields !== undefined) log.send({ day, ...fields });
  }

  return (
    <Surface asChild>
      <section aria-labelledby={headingId} className="grid content-start gap-4">
        <h3 id={headingId} className="text-xl">
          {t('symptomHeading')}
        </h3>
        <form onSubmit={submit} className="grid gap-4" noValidate>
          {draft.shown}
          <Button type="submit" className="justify-self-start">
            {t('logSymptom')}
          </Button>
        </form>
        <QuickPicks
          entries={latest}
          nameOf={symptomName}
          onPick={({ type, level, hours }) => log.send({ day, type, level, hours })}
        />
        {log.consent}
      </section>
    </Surface>
  );
}
