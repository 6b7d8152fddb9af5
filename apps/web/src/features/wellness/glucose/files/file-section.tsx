import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { FileInput } from '#ui/form/file-input.tsx';
import { Surface } from '#ui/surface.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { zoneHere } from '../../days.ts';
import { importsQuery } from '../queries.ts';
import { formatNames } from './format-names.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { useFileImport } from './use-file-import.tsx';

/** Files of meters and sensors: to import, and those that were. */
export function FileSection() {
  const t = useTranslations('wellness-diary.glucose.files');
  const format = useFormatter();
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const imports = useQuery(importsQuery(useApi()));
  const list = useListFocus<HTMLElement>(imports.data, 'button');
  const files = useFileImport();
  const dateOf = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeZone: zoneHere() });
  return (
    <Surface asChild>
      <section
        ref={list}
        tabIndex={-1}
        aria-labelledby={headingId}
        className="grid justify-items-start gap-4 outline-none"
      >
        <div>
          <h2 id={headingId} className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
        </div>
        <FileInput
          ref={input}
          accept=".csv,.txt,text/csv,text/plain"
          onFile={(chosen) => void files.choose(chosen)}
        />
        <Button
          variant="secondary"
          loading={files.read.isPending}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          {t('choose')}
        </Button>
        {imports.isError && imports.data === undefined && (
          <Button variant="quiet" onClick={() => void imports.refetch()}>
            {t('tryAgain')}
          </Button>
        )}
        <ul className="w-full divide-y divide-hairline">
          {(imports.data ?? []).map((done) => (
            <li key={done.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <p>
                <span className="font-semibold">{formatNames[done.format]}</span>
                <span className="text-muted">
                  {' · '}
                  {t('readings', { readings: done.readings })}
                  {done.first_at !== null && done.last_at !== null && (
                    <>
                      {' · '}
                      {t('span', { from: dateOf(done.first_at), to: dateOf(done.last_at) })}
                    </>
                  )}
                </span>
              </p>
              <Button
                variant="quiet"
                size="small"
                loading={files.undo.isPending}
                onClick={() => files.undo.send(done)}
              >
                {t('undoImport')}
              </Button>
            </li>
          ))}
        </ul>
        {files.file && (
          <PreviewDialog
            {...{ file: files.file, isReading: files.read.isPending }}
            isStoring={files.store.isPending}
            onChange={files.read.send}
            onStore={files.store.send}
            onClose={files.close}
          />
        )}
        {files.read.consent}
        {files.store.consent}
      </section>
    </Surface>
  );
}
