import type { Language } from '@pomona/contract/languages';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from './api/api.ts';
import type { Translate } from './language/messages.ts';

/** What a page may use before it is drawn. */
export interface PagePreparation {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
  /** As the address has it: anybody may have typed it. */
  readonly search: Readonly<Record<string, unknown>>;
}

/** What a page may use to tell what it is. */
export interface PageCircumstances {
  readonly queryClient: QueryClient;
  readonly params: Readonly<Record<string, string>>;
  readonly translate: Translate;
  /** Scheme and host for absolute addresses, without trailing slash. */
  readonly origin: string;
}

/** What stands in the head of the document, and the status of the answer. */
export interface PageHead {
  /** Without the product's name, which follows it; home alone may do without a title. */
  readonly title?: string;
  readonly description: string;
  /** Address of a picture for previews, from `/` on. */
  readonly image?: string;
  /** The member who finds their own controls on the page. */
  readonly owner?: string;
  /** Kind of thing for Open Graph. */
  readonly kind?: 'website' | 'article';
  /** Structured data for search engines. */
  readonly jsonLd?: object;
  /** Keeps the page out of search engines: members' rooms, errors. */
  readonly isPrivate?: boolean;
  readonly status?: 200 | 404 | 503;
}

/** What every file in `pages/` exports. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly head: (circumstances: PageCircumstances) => PageHead;
  /** Fills the query cache; the server waits for it, the browser draws meanwhile. */
  readonly prefetch?: (preparation: PagePreparation) => Promise<unknown>;
}
