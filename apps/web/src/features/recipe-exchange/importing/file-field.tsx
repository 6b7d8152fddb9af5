import { FileText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { DropZone } from '#ui/form/drop-zone.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import { FileInput } from '#ui/form/file-input.tsx';
import type { EnteredFile } from './entered.ts';
import { type FileProblem, readTextFile } from './read-file.ts';

const accepted = '.html,.htm,.txt,.md,.cook,.json,.jsonld,text/html,text/plain,application/json';

interface Props {
  file: EnteredFile | null;
  onChange: (file: EnteredFile | null) => void;
  /** Somebody wanted to go on without one. */
  isMissing: boolean;
}

/** A saved page, a text, Cooklang or JSON-LD: dropped, or chosen with the button. */
export function FileField({ file, onChange, isMissing }: Props) {
  const t = useTranslations('recipe-import.file');
  const format = useFormatter();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem } | null>(null);

  async function take(chosen: File): Promise<void> {
    const read = await readTextFile(chosen);
    setRefused('problem' in read ? { name: chosen.name, problem: read.problem } : null);
    if ('file' in read) onChange(read.file);
  }
  const complaint =
    refused === null ? isMissing && t('empty') : t(refused.problem, { name: refused.name });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t('label')}</legend>
      <DropZone
        onFile={(dropped) => void take(dropped)}
        className={(isOver) =>
          classes(
            'grid min-h-44 place-items-center content-center gap-4 rounded-card border-2 border-dashed p-6 text-center',
            isOver ? 'border-leaf bg-leaf-soft' : 'border-outline bg-sunken',
            complaint && 'border-berry',
          )
        }
      >
        {file === null ? (
          <p className="text-muted">{t('drop')}</p>
        ) : (
          <p className="flex max-w-full items-center gap-2.5 font-semibold">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-leaf" />
            <span className="hyphenate min-w-0">{file.name}</span>
            <span className="shrink-0 font-normal text-muted text-sm tabular-nums">
              {format.number(Math.max(1, Math.round(file.text.length / 1000)), {
                style: 'unit',
                unit: 'kilobyte',
              })}
            </span>
          </p>
        )}
        <Button
          data-entry=""
          variant="secondary"
          aria-describedby={classes(`${id}-hint`, complaint && `${id}-error`)}
          onClick={() => input.current?.click()}
        >
          {file === null ? t('choose') : t('another')}
        </Button>
      </DropZone>
      <FileInput ref={input} accept={accepted} onFile={(chosen) => void take(chosen)} />
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t('hint')}
      </p>
      {complaint && <FieldError id={`${id}-error`}>{complaint}</FieldError>}
    </fieldset>
  );
}
