import type { Language } from './languages.ts';

/**
 * Between the API and the web's server bundle (`apps/web/dist/server/render.js`), which the API loads by path:
 * the bundle exports `renderPage: RenderPage`.
 */
export interface PageRequest {
  /** Path and query, as asked. */
  url: string;
  language: Language;
  /** Scheme and host for canonical addresses, without trailing slash. */
  origin: string;
  /** For the `<style>` elements that headless components add (the policy admits no others). */
  nonce: string;
  /** Calls this API in-process as a visitor; `address` begins with `/api/`. */
  read(address: string): Promise<{ status: number; body: unknown }>;
}

export interface RenderedPage {
  status: number;
  /** The whole document; empty where there is a `location`. */
  html: string;
  /** A path of this site, where the page stands under another spelling of the address: no closing slash, say. */
  location?: string;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
