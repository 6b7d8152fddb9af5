import type { Language } from './languages.ts';

/**
 * Between the API and the web app's server bundle (`apps/web/dist/server/render.js`), which exports `renderPage:
 * RenderPage` and is loaded by path.
 */
export interface PageRequest {
  url: string;
  language: Language;
  origin: string;
  /** For `<style>` elements of headless components, which the policy otherwise refuses. */
  nonce: string;
  read(address: string): Promise<{ status: number; body: unknown }>;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** The canonical path, if it differs from the requested one. */
  location?: string;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
