import { FileText } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FieldError } from '#ui/form/field.tsx';
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
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem } | null>(null);

  async function take(chosen: File): Promise<void> {
    const read = await readTextFile(chosen);
    setRefused('problem' in read ? { name: chosen.name, problem: read.problem } : null);
    if ('file' in read) onChange(read.file);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void take(dropped);
  }
  const complaint =
    refused === null ? isMissing && t('empty') : t(refused.problem, { name: refused.name });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t('label')}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short way; the button inside does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classes(
          'grid min-h-44 place-items-center content-center gap-4 rounded-card border-2 border-dashed p-6 text-center',
          isOver ? 'border-leaf bg-leaf-soft' : 'border-outline bg-sunken',
          complaint && 'border-berry',
        )}
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
      </div>
      {/* The button opens it: one thing to tab to. */}
      <input
        ref={input}
        type="file"
        accept={accepted}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void take(chosen);
          target.value = '';
        }}
        className="hidden"
      />
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t('hint')}
      </p>
      {complaint && <FieldError id={`${id}-error`}>{complaint}</FieldError>}
    </fieldset>
  );
}
