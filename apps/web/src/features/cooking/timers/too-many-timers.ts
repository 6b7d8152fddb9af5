import { createTranslator } from 'use-intl/core';
import type { LanguageStore } from '#platform/language/language.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { maxTimers } from './timers.ts';

export async function showTooMany(languages: LanguageStore): Promise<void> {
  await languages.need(['cooking'], true);
  const { language, messages } = languages.state();
  if (messages.cooking === undefined) return;
  const t = createTranslator({
    locale: language,
    messages: { cooking: messages.cooking },
    namespace: 'cooking.timers',
  });
  showToast({
    title: t('tooMany'),
    description: t('tooManyText', { count: String(maxTimers) }),
    tone: 'destructive',
  });
}
