import { maxMealLineLength, maxMealLines } from '@pomona/contract/wellness/meals';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextAreaField } from '#ui/form/text-area-field.tsx';

/** What the lines are read as; the page fills it. */
export type LinesPreview = (text: string) => ReactNode;

type Problem = 'noLines' | 'tooManyLines' | 'tooLongLine';

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, ' ').toWellFormed())
    .filter(Boolean);

function problemOf(lines: readonly string[]): Problem | null {
  if (lines.length === 0) return 'noLines';
  if (lines.length > maxMealLines) return 'tooManyLines';
  return lines.some(({ length }) => length > maxMealLineLength) ? 'tooLongLine' : null;
}

/** Lines as they are typed. */
export function useWritten(initial: string) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    text,
    problem,
    change(next: string): void {
      setText(next);
      setProblem(null);
    },
    /** `null` where something is wrong; it is shown then. */
    read(): string[] | null {
      const lines = linesOf(text);
      const found = problemOf(lines);
      setProblem(found);
      return found === null ? lines : null;
    },
  };
}

interface Props {
  written: ReturnType<typeof useWritten>;
  preview: LinesPreview;
}

/** What was eaten, a line each, and how each line is read. */
export function WrittenField({ written, preview }: Props) {
  const t = useTranslations('wellness-diary.meals');
  const { text, problem, change } = written;
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={t('lines')}
        hint={t('linesHint')}
        error={
          problem === null
            ? undefined
            : t(problem, { lines: maxMealLines, characters: maxMealLineLength })
        }
        rows={3}
        value={text}
        onChange={({ target }) => change(target.value)}
        placeholder={t('linesExample')}
        spellCheck={false}
        autoComplete="off"
      />
      {preview(text)}
    </div>
  );
}
