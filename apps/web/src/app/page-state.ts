import { isLanguage, type Language } from '@pomona/contract/languages';
import type { DehydratedState } from '@tanstack/react-query';
import type { Messages } from '#platform/language/messages.ts';

/** The `<script type="application/json">` with what the server knew when it rendered the page. */
export const pageStateId = 'state';

/** Beside it, the texts of the page: the same for many pages, and a server keeps them once. */
export const pageMessagesId = 'messages';

/** What the server sends along so that the browser renders the same page without another request. */
export interface PageState {
  readonly language: Language;
  readonly messages: Partial<Messages>;
  readonly queries: DehydratedState;
}

/** For a `<script type="application/json">`, which no text inside may close. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Nothing when the server did not render the page. */
export function readPageState(): PageState | undefined {
  const sent = readJson<Omit<PageState, 'messages'>>(pageStateId);
  if (sent === undefined) return undefined;
  const state = { ...sent, messages: readJson<PageState['messages']>(pageMessagesId) ?? {} };
  if (!isLanguage(state.language)) return undefined;
  if (!isFromHistory()) for (const { state: query } of state.queries.queries) renew(query);
  return state;
}

function readJson<Sent>(id: string): Sent | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Sent) : undefined;
}

/** A document is rendered once for many visitors, from data that is current whenever it is sent. */
function renew(query: { dataUpdatedAt: number; data?: unknown }): void {
  if (query.data !== undefined) query.dataUpdatedAt = Date.now();
}

/** The browser may have kept a document that it goes back to. */
function isFromHistory(): boolean {
  const navigations = performance.getEntriesByType('navigation');
  return navigations.some((entry) => 'type' in entry && entry.type === 'back_forward');
}
