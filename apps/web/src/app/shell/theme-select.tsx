import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { chooseTheme, themeChoices, useChosenTheme } from '#platform/appearance/theme.ts';

/** Light, dark, or as the device has it. */
export function ThemeSelect() {
  const translate = useTranslations('shell.theme');
  const chosen = useChosenTheme();
  const id = useId();
  return (
    <p className="flex items-center gap-2 text-muted">
      <label htmlFor={id}>{translate('label')}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const choice = themeChoices.find((known) => known === target.value);
          if (choice !== undefined) chooseTheme(choice);
        }}
        className="min-h-11 rounded-control border border-outline bg-surface px-2 text-ink"
      >
        {themeChoices.map((choice) => (
          <option key={choice} value={choice}>
            {translate(choice)}
          </option>
        ))}
      </select>
    </p>
  );
}
