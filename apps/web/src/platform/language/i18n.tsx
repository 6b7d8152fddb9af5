import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { type IntlError, IntlErrorCode, IntlProvider } from 'use-intl';
import type { LanguageStore } from './language.ts';

/** Dates look the same on the server and in the browser, so the page draws them in one time zone. */
export const timeZone = 'UTC';

export function LanguageProvider({
  store,
  children,
}: {
  store: LanguageStore;
  children: ReactNode;
}) {
  const [state, setState] = useState(store.state);
  useEffect(() => {
    const follow = () => setState(store.state());
    follow();
    // Rendered again at once, a page loses the server's HTML of its parts whose script is still on its way.
    return store.subscribe((isAside) => (isAside ? startTransition(follow) : follow()));
  }, [store]);

  const hearOf = useCallback(
    (error: IntlError) => {
      if (error.code === IntlErrorCode.MISSING_MESSAGE) store.needFallback();
      else console.error(error);
    },
    [store],
  );

  return (
    <IntlProvider
      locale={state.language}
      messages={state.messages}
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
