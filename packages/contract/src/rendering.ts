import type { FormCheck } from './accounts/forms.ts';
import type { ErrorReply } from './errors.ts';
import type { Language } from './languages.ts';

/** A form that was posted without scripts and refused: the page shows it again. */
export interface RefusedForm {
  /** What was typed, by the name of the field; never a password. */
  readonly values: Readonly<Record<string, string>>;
  readonly problem: { readonly checks: readonly FormCheck[] } | { readonly refusal: ErrorReply };
}

/** The API loads the renderer (`apps/web/dist/server/render.js`, which exports `renderPage: RenderPage`) by path. */
export interface PageRequest {
  url: string;
  language: Language;
  origin: string;
  /** For `<style>` elements of headless components, which the policy otherwise refuses. */
  nonce: string;
  read(address: string): Promise<{ status: number; body: unknown }>;
  form?: RefusedForm;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** The canonical path, if it differs from the requested one. */
  location?: string;
  /** A public page whose address holds only what the page knows: every visitor gets the same document. */
  isCacheable?: boolean;
  /** Its address is a secret: it goes neither to other sites nor to search engines nor into caches. */
  isUnlisted?: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
