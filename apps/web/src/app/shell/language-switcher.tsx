import { useLocale, useTranslations } from 'use-intl';
import { lazyWithRetry } from '#platform/delivery/lazy-part.tsx';
import { languageNames } from '#platform/language/language-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Flag } from './flag.tsx';
import { OnDemandMenu } from './on-demand-menu.tsx';

const load = async () => (await import('./language-menu.tsx')).LanguageMenu;
const LanguageMenu = lazyWithRetry(load);

export function LanguageSwitcher() {
  const translate = useTranslations('shell');
  const language = useLocale();
  const label = translate('chooseLanguage', { language: languageNames[language] });
  return (
    <OnDemandMenu
      load={load}
      menu={LanguageMenu}
      button={(waiting) => (
        <IconButton {...waiting} label={label} icon={<Flag language={language} />} />
      )}
    />
  );
}
