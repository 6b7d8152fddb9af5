import type { FormCheck } from './accounts/forms.ts';
import type { ErrorReply } from './errors.ts';
import type { Language } from './languages.ts';

/** A form that was posted without scripts and refused: the page shows it again. */
export interface RefusedForm {
  /** What was typed, by the name of the field; never a password. */
  readonly values: Readonly<Record<string, string>>;
  /** What is missing or does not fit, or the API's refusal. */
  readonly problem: { readonly check: FormCheck } | { readonly refusal: ErrorReply };
}

/**
 * Between the API and the web's server bundle (`apps/web/dist/server/render.js`), which the API loads by path:
 * the bundle exports `renderPage: RenderPage`.
 */
export interface PageRequest {
  /** Path and query of the request. */
  url: string;
  language: Language;
  /** Scheme and host for canonical addresses, without trailing slash. */
  origin: string;
  /** For the `<style>` elements that headless components add (the policy admits no others). */
  nonce: string;
  /** Calls this API in-process as a visitor; `address` begins with `/api/`. */
  read(address: string): Promise<{ status: number; body: unknown }>;
  form?: RefusedForm;
}

export interface RenderedPage {
  status: number;
  /** The whole document; empty where there is a `location`. */
  html: string;
  /** A path of this site, for a request with another spelling of the address: a closing slash, say. */
  location?: string;
  /** A public page whose address holds only what the page knows: every visitor gets the same document. */
  isCacheable?: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
