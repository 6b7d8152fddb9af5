import { createTranslator } from 'use-intl/core';
import type { LanguageState } from '#platform/language/language.ts';
import type { EndReason } from '#platform/session/session.ts';
import { showToast } from '#ui/feedback/toast-message.ts';

/** Says that the session ended without the member asking for it (AUTH-02). */
export function announceEnd(reason: EndReason, { language, messages }: LanguageState): void {
  const translate = createTranslator({ locale: language, messages });
  if (reason === 'elsewhere') {
    showToast({ title: translate('shell.signedOutElsewhere') });
    return;
  }
  showToast({
    tone: 'destructive',
    title: translate('shell.sessionEnded'),
    description: translate('shell.sessionEndedText'),
  });
}
