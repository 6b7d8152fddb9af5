import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { toggleTheme, useTheme } from '#platform/appearance/theme.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Light and dark (NAV-06). Both icons stand in the page and the style shows one, so that none flickers. */
export function ThemeToggle() {
  const translate = useTranslations('shell');
  const theme = useTheme();
  return (
    <IconButton
      label={translate(theme === 'dark' ? 'toLightTheme' : 'toDarkTheme')}
      onClick={toggleTheme}
      icon={
        <>
          <Moon aria-hidden="true" className="size-5 dark:hidden" />
          <Sun aria-hidden="true" className="hidden size-5 dark:block" />
        </>
      }
    />
  );
}
