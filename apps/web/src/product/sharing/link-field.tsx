import { Copy, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { ShareNamespace } from './share-namespace.ts';

interface Props {
  namespace: ShareNamespace;
  link: string;
}

/** The link, shown this once: handed on by the device's sheet where there is one, else copied. */
export function LinkField({ namespace, link }: Props) {
  const t = useTranslations(namespace);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: t('copied'), tone: 'success' });
    } catch {
      showToast({ title: t('copyFailed'), description: t('copyFailedText'), tone: 'destructive' });
    }
  }
  async function handOn(): Promise<void> {
    try {
      await navigator.share({ title: t('sheetTitle'), url: link });
    } catch (error) {
      // Who closes the sheet has changed their mind; that is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }
  const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;
  return (
    <div className="grid gap-3">
      <TextField
        label={t('link')}
        hint={t('onceText')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        {navigator.share !== undefined && (
          <Button onClick={() => void handOn()} icon={<Share2 {...icon} />}>
            {t('handOn')}
          </Button>
        )}
        <Button
          variant={navigator.share === undefined ? 'primary' : 'secondary'}
          onClick={() => void copy()}
          icon={<Copy {...icon} />}
        >
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
