import { isLanguage, type Language } from '@pomona/contract/languages';
import type { DehydratedState } from '@tanstack/react-query';

/** The `<script type="application/json">` with what the server knew when it rendered the page. */
export const pageStateId = 'state';

/** What the server sends along so that the browser renders the same page without another request. */
export interface PageState {
  readonly language: Language;
  readonly queries: DehydratedState;
}

/** For a `<script type="application/json">`, which no text inside may close. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Nothing when the server did not render the page. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) return undefined;
  const state = JSON.parse(text) as PageState;
  return isLanguage(state.language) ? state : undefined;
}
