import type { Language } from '@pomona/contract/languages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { isAtHome, rememberAtHome } from './at-home.ts';

interface Props {
  title: string;
  language: Language;
  /** Lines of the recipe that can be bought, as shown, with their positions. */
  lines: readonly { position: number; written: string; shown: string }[];
  /** At hand already. */
  ticked: ReadonlySet<number>;
  onAdd: (positions: number[]) => void;
  onClose: () => void;
}

/** Every line of a recipe with a tick; what is at home is left out, and remembered on this device (SHOP-10). */
export function ChooseLines({ title, language, lines, ticked, onAdd, onClose }: Props) {
  const t = useTranslations('shopping.choose');
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () =>
      new Set(
        lines
          .filter(({ position, written }) => ticked.has(position) || isAtHome(written))
          .map(({ position }) => position),
      ),
  );
  const chosen = lines.map(({ position }) => position).filter((position) => !left.has(position));

  function toggle(position: number): void {
    const next = new Set(left);
    if (!next.delete(position)) next.add(position);
    setLeft(next);
  }
  function add(): void {
    rememberAtHome(
      lines
        .filter(({ position }) => !ticked.has(position))
        .map(({ position, written }) => ({ line: written, isAtHome: left.has(position) })),
    );
    onAdd(chosen);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={<span lang={language}>{title}</span>}
      closeLabel={t('close')}
      className="max-w-150"
    >
      <p className="text-muted text-sm">{t('hint')}</p>
      <ul className="mt-3 divide-y divide-hairline" lang={language}>
        {lines.map(({ position, shown }) => (
          <li key={position} className="flex flex-wrap items-center justify-between gap-x-3">
            <CheckboxField
              label={shown}
              checked={!left.has(position)}
              onChange={() => toggle(position)}
            />
            {left.has(position) && (
              <span className="text-muted text-xs" lang={t('language')}>
                {t('atHome')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button onClick={add} disabled={chosen.length === 0}>
          {t('add', { count: chosen.length })}
        </Button>
      </div>
    </Dialog>
  );
}
