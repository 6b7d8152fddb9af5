import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Surface } from '#ui/surface.tsx';
import { type Way, ways } from './entered.ts';
import { EntryField } from './entry-field.tsx';
import { ImportFailure } from './import-failure.tsx';
import { type EntryProblem, sourceOf } from './source.ts';
import type { useImporting } from './use-importing.ts';

type Importing = ReturnType<typeof useImporting>;

/** Three ways in: the address of a page, a text, a file (FOOD-04). */
export function ImportForm({ importing }: { importing: Importing }) {
  const t = useTranslations('recipe-import');
  const { entered, enter } = importing;
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function choose(way: Way): void {
    setProblem(null);
    enter({ way });
  }
  function change(next: Parameters<Importing['enter']>[0]): void {
    setProblem(null);
    enter(next);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (importing.isReading) return;
    const source = sourceOf(entered);
    setProblem('problem' in source ? source.problem : null);
    if ('body' in source) importing.read(source.body);
    else form.current?.querySelector<HTMLElement>('[data-entry]')?.focus();
  }

  return (
    <Surface asChild>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
        <SegmentedControl
          label={t('ways.label')}
          segments={ways.map((way) => ({ value: way, label: t(`ways.${way}`) }))}
          value={entered.way}
          onChange={choose}
          className="w-full sm:justify-self-start sm:w-auto"
        />
        <EntryField entered={entered} onChange={change} problem={problem} />
        {importing.error !== null && !importing.isReading && (
          <ImportFailure
            error={importing.error}
            onPasteInstead={entered.way === 'address' ? () => choose('text') : undefined}
          />
        )}
        <Progress importing={importing} />
      </form>
    </Surface>
  );
}

/** The button, or what goes on and the way to stop it. */
function Progress({ importing }: { importing: Importing }) {
  const t = useTranslations('recipe-import');
  const { isReading, isCancelled, entered, cancel } = importing;
  const stop = useFocusOnStart(isReading);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" loading={isReading} className="max-sm:w-full">
        {t('read')}
      </Button>
      {isReading && (
        <Button ref={stop} variant="secondary" onClick={cancel} className="max-sm:w-full">
          {t('cancel')}
        </Button>
      )}
      <p role="status" className="text-muted text-sm">
        {isReading && (entered.way === 'address' ? t('readingPage') : t('readingText'))}
        {isCancelled && t('cancelled')}
      </p>
    </div>
  );
}

/** The next press of the same key stops it. */
function useFocusOnStart(isReading: boolean) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReading) stop.current?.focus();
  }, [isReading]);
  return stop;
}
