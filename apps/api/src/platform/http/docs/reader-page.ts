import { contentSecurityPolicy } from '../security/security-headers.ts';

/** Some of Scalar's libraries make `<style>` elements without the nonce; its zod probes for `new Function`. */
const preparation = `
const nonce = document.currentScript.nonce;
const createElement = document.createElement;
document.createElement = function (name, options) {
  const element = createElement.call(this, name, options);
  if (name === 'style') element.nonce = nonce;
  return element;
};
globalThis.__zod_globalConfig = { jitless: true };
`;

export function readerPage(page: string, nonce: string): string {
  return page
    .replace('<html>', '<html lang="en">')
    .replace('</head>', `<script nonce="${nonce}">{${preparation}}</script></head>`);
}

/** A style attribute cannot carry a nonce. */
export function readerPolicy(nonce: string): string {
  return contentSecurityPolicy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace(
      "style-src 'self'",
      `style-src 'self' 'nonce-${nonce}';style-src-attr 'unsafe-inline'`,
    );
}
