import { type ReactNode, useSyncExternalStore } from 'react';
import { type IntlError, IntlErrorCode, IntlProvider } from 'use-intl';
import type { LanguageStore } from './language.ts';

/** Dates look the same on the server and in the browser, so the page draws them in one time zone. */
export const timeZone = 'UTC';

/** Gives the texts of the chosen language to everything below, and follows a change of it. */
export function LanguageProvider({
  store,
  children,
}: {
  store: LanguageStore;
  children: ReactNode;
}) {
  const speech = useSyncExternalStore(store.subscribe, store.speech, store.speech);

  function hearOf(error: IntlError) {
    if (error.code === IntlErrorCode.MISSING_MESSAGE) store.needFallback();
    else console.error(error);
  }

  return (
    <IntlProvider
      locale={speech.language}
      messages={speech.messages}
      timeZone={timeZone}
      onError={hearOf}
      getMessageFallback={withoutText}
    >
      {children}
    </IntlProvider>
  );
}

/** Nothing until English has come, rather than a key that nobody understands. */
function withoutText(): string {
  return '';
}
