import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { setNumberFree, useNumberFree } from '#platform/appearance/number-free.ts';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { useChooseNumberFree } from './use-choose-number-free.ts';

interface Props {
  hint?: string;
  className?: string;
}

/** Hides the figures of nutrition on every page of this browser, or shows them again. */
export function NumberFreeSwitch({ hint, className }: Props) {
  const t = useTranslations('shell');
  const isOn = useNumberFree();
  const choose = useChooseNumberFree();
  const box = useRef<HTMLInputElement>(null);
  // What the server rendered can be ticked before the script is there.
  useEffect(() => {
    if (box.current?.checked) setNumberFree(true);
  }, []);
  return (
    <CheckboxField
      ref={box}
      label={t('numberFree')}
      hint={hint}
      checked={isOn}
      onChange={(event) => void choose(event.target.checked)}
      fieldClassName={className}
    />
  );
}
