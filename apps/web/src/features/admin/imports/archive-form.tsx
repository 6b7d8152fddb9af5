import type { RecipeImport } from '@pomona/contract/admin/imports';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { DropZone } from '#ui/form/drop-zone.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import { FileInput } from '#ui/form/file-input.tsx';
import { Surface } from '#ui/surface.tsx';
import { type ArchiveProblem, type ArchiveUpload, problemOf } from './use-archive-upload.ts';

const accepted = '.zip,.json,.jsonld,.cook,.paprikarecipes,.paprikarecipe,.mealie,application/zip';

interface Props {
  found: RecipeImport | null;
  upload: ArchiveUpload;
}

/** An archive is dropped or chosen, and sent at once; one that failed or broke off says so above. */
export function ArchiveForm({ found, upload }: Props) {
  const t = useTranslations('admin-imports');
  const [refused, setRefused] = useState<{ name: string; problem: ArchiveProblem } | null>(null);

  function take(file: File): void {
    const problem = problemOf(file);
    setRefused(problem && { name: file.name, problem });
    if (problem === null) upload.send(file);
  }

  return (
    <Surface asChild className="mt-8">
      <section aria-labelledby="import-archive">
        <h2 id="import-archive" className="text-xl">
          {t('archive.heading')}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{t('archive.formats')}</p>
        {found?.state === 'failed' && found.failure !== null && !upload.isSending && (
          <p role="alert" className="mt-4 rounded-card border border-berry p-4">
            <strong className="block font-semibold">
              {t('archive.failed', { name: found.name })}
            </strong>
            {t(`failures.${found.failure}`)}
          </p>
        )}
        {upload.isSending ? (
          <Sending found={found} upload={upload} />
        ) : (
          <>
            <BrokenOff found={found} upload={upload} />
            <ArchiveField onFile={take} refused={refused} />
          </>
        )}
      </section>
    </Surface>
  );
}

interface FieldProps {
  onFile: (file: File) => void;
  refused: { name: string; problem: ArchiveProblem } | null;
}

function ArchiveField({ onFile, refused }: FieldProps) {
  const t = useTranslations('admin-imports.archive');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-4 grid gap-2">
      <DropZone
        onFile={onFile}
        className={(isOver) =>
          classes(
            'grid min-h-44 place-items-center content-center gap-4 rounded-card border-2 border-dashed p-6 text-center',
            isOver ? 'border-leaf bg-leaf-soft' : 'border-outline bg-sunken',
            refused !== null && 'border-berry',
          )
        }
      >
        <p className="text-muted">{t('drop')}</p>
        <Button
          variant="secondary"
          aria-describedby={classes('archive-hint', refused !== null && 'archive-error')}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
      </DropZone>
      <FileInput ref={input} accept={accepted} onFile={onFile} />
      <p id="archive-hint" className="text-muted text-sm">
        {t('hint')}
      </p>
      {refused !== null && (
        <FieldError id="archive-error">{t(refused.problem, { name: refused.name })}</FieldError>
      )}
    </div>
  );
}

function Sending({ found, upload }: Props) {
  const t = useTranslations('admin-imports.upload');
  const format = useFormatter();
  const megabytes = (bytes: number) =>
    format.number(bytes / 1_000_000, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    });
  const total = upload.file?.size ?? 1;
  const sent = found?.state === 'uploading' ? found.received_bytes : 0;
  const text = t('sent', { sent: megabytes(sent), total: megabytes(total) });
  return (
    <div className="mt-5 grid gap-3">
      <p className="hyphenate font-semibold">{upload.file?.name}</p>
      <ProgressBar label={t('label')} value={(sent / total) * 100} valueText={text} />
      <p role="status" className="text-muted text-sm">
        {text}
      </p>
      <div>
        <Button variant="secondary" onClick={upload.cancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** An upload that did not come to its end: here, or before the page was left. */
function BrokenOff({ found, upload }: Props) {
  const t = useTranslations('admin-imports');
  const { file, error } = upload;
  if (error === null && found?.state !== 'uploading') return null;
  const sentence =
    error instanceof ApiError ? (error.detail ?? t('upload.refused')) : t('unreachable');
  return (
    <div role="alert" className="mt-4 rounded-card border border-honey p-4">
      <p className="font-semibold">
        {t('upload.brokenOff', { name: file?.name ?? found?.name ?? '' })}
      </p>
      <p className="mt-1 text-muted">{error === null ? t('upload.goOn') : sentence}</p>
      {file !== null && (
        <Button size="small" className="mt-3" onClick={() => upload.send(file)}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
