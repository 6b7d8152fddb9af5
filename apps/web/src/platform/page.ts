import type { Language } from '@pomona/contract/languages';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from './api/api.ts';
import type { Translate } from './language/messages.ts';

export interface PagePreparation {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
  /** As the address has it: anybody may have typed it. */
  readonly search: Readonly<Record<string, unknown>>;
}

export interface PageCircumstances {
  readonly queryClient: QueryClient;
  readonly params: Readonly<Record<string, string>>;
  /** As the route has read it. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly translate: Translate;
  /** Scheme and host for absolute addresses, without trailing slash. */
  readonly origin: string;
}

export interface PageHead {
  /** Without the product's name, which follows it; home alone may do without a title. */
  readonly title?: string;
  readonly description: string;
  readonly image?: string;
  readonly owner?: string;
  readonly kind?: 'website' | 'article';
  readonly jsonLd?: object;
  /** Keeps the page out of search engines: members' rooms, errors. */
  readonly isPrivate?: boolean;
  /** Its address is a secret, as of a shared list. */
  readonly isUnlisted?: boolean;
  readonly status?: 200 | 404 | 503;
}

/** What every file in `pages/` exports. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly head: (circumstances: PageCircumstances) => PageHead;
  /** Fills the query cache; the server waits for it, the browser draws meanwhile. */
  readonly prefetch?: (preparation: PagePreparation) => Promise<unknown>;
}
