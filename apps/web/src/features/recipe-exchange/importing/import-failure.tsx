import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { mayPasteInstead, useFailureWords } from './use-failure-words.ts';

interface Props {
  error: Error;
  /** Absent where there is no page whose text could be pasted. */
  onPasteInstead: (() => void) | undefined;
}

/** What happened and what to do; what was entered still stands above. */
export function ImportFailure({ error, onPasteInstead }: Props) {
  const t = useTranslations('recipe-import.failed');
  const words = useFailureWords();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-berry-soft p-4 text-berry"
    >
      <p className="flex flex-1 basis-72 items-start gap-2.5">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {words(error)}
      </p>
      {onPasteInstead && mayPasteInstead(error) && (
        <Button variant="secondary" size="small" onClick={onPasteInstead}>
          {t('pasteInstead')}
        </Button>
      )}
    </div>
  );
}
