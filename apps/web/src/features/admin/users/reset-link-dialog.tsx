import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  name: string;
  link: { url: string; expires_at: string };
  onClose: () => void;
}

/** The link to a new password, which is shown this once. */
export function ResetLinkDialog({ name, link, onClose }: Props) {
  const t = useTranslations('admin.users');
  const format = useFormatter();
  const [isCopied, setIsCopied] = useState(false);
  const until = format.dateTime(new Date(link.expires_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link.url);
      setIsCopied(true);
    } catch {
      // No right to the clipboard: the field can be selected by hand.
      setIsCopied(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('linkTitle', { name })}
      description={t('linkText', { until })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {isCopied ? t('copied') : t('copy')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('linkLabel')}
        readOnly
        value={link.url}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
