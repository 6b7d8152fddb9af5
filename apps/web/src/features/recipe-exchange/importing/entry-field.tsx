import { useTranslations } from 'use-intl';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { Entered } from './entered.ts';
import { FileField } from './file-field.tsx';
import type { EntryProblem } from './source.ts';

interface Props {
  entered: Entered;
  onChange: (change: Partial<Entered>) => void;
  problem: EntryProblem | null;
}

/** The field of the chosen way: an address, a text or a file. */
export function EntryField({ entered, onChange, problem }: Props) {
  const t = useTranslations('recipe-import');
  if (entered.way === 'file') {
    return (
      <FileField
        file={entered.file}
        onChange={(file) => onChange({ file })}
        isMissing={problem === 'empty'}
      />
    );
  }
  if (entered.way === 'text') {
    const errors: Partial<Record<EntryProblem, string>> = {
      empty: t('text.empty'),
      tooLarge: t('text.tooLarge'),
    };
    return (
      <TextAreaField
        data-entry=""
        label={t('text.label')}
        hint={t('text.hint')}
        error={problem === null ? undefined : errors[problem]}
        rows={12}
        spellCheck={false}
        autoComplete="off"
        value={entered.text}
        onChange={({ target }) => onChange({ text: target.value })}
        className="max-h-[60dvh] min-h-60"
      />
    );
  }
  const errors: Partial<Record<EntryProblem, string>> = {
    empty: t('address.empty'),
    invalid: t('address.invalid'),
  };
  return (
    <TextField
      data-entry=""
      label={t('address.label')}
      hint={t('address.hint')}
      error={problem === null ? undefined : errors[problem]}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      value={entered.address}
      onChange={({ target }) => onChange({ address: target.value })}
    />
  );
}
