import { type Language, languages } from '@pomona/contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isServerThere, markFailure } from '#platform/delivery/mark-failure.ts';
import { languageNames } from '#platform/language/language-names.ts';
import { useLanguages } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuChoice } from '#ui/overlay/menu-choice.tsx';
import { Flag } from './flag.tsx';

const options = languages.map((language) => ({
  value: language,
  label: languageNames[language],
  icon: <Flag language={language} />,
  lang: language,
}));

/** The four languages, each with its flag and its own name (NAV-05). */
export function LanguageMenu({ trigger }: { trigger: ReactNode }) {
  const translate = useTranslations('shell');
  const language = useLocale();
  const store = useLanguages();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function choose(chosen: Language): Promise<void> {
    try {
      await store.choose(chosen);
      // Recipes and foods come in the language of the call.
      void queryClient.invalidateQueries();
      // A page that names its language would come back in it.
      await navigate({
        to: '.',
        search: (search) => ({ ...search, lang: undefined }),
        replace: true,
      });
    } catch {
      // After a new release the old texts are gone.
      if (await isServerThere()) return markFailure('lost');
      const title = translate('errorTitle');
      showToast({ title, description: translate('errorNetwork'), tone: 'destructive' });
    }
  }

  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuChoice
        label={translate('language')}
        options={options}
        value={language}
        onChange={(chosen) => void choose(chosen)}
      />
    </Menu>
  );
}
