import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { version } from '#platform/version.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';

/** Scalar takes one nonce for all pages; each page replaces it by its own. */
const noncePlaceholder = randomBytes(16).toString('hex');

const script = '/js/scalar.js';

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

export interface Reader {
  page(nonce: string): Promise<string>;
  script(): Promise<Buffer>;
}

/** Scalar's reader of an OpenAPI document, to be mounted under `prefix`. */
export function createReader(prefix: `/${string}`, documentPath: string): Reader {
  let loaded: Promise<FastifyInstance> | undefined;

  async function load(): Promise<FastifyInstance> {
    const { default: scalar } = await import('@scalar/fastify-api-reference');
    const app = Fastify();
    await app.register(scalar, {
      routePrefix: prefix,
      configuration: {
        url: documentPath,
        cdn: `${prefix}${script}`,
        pageTitle: `Pomona API ${version}`,
        nonce: noncePlaceholder,
        favicon: '/favicon.svg',
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
      },
    });
    return app;
  }

  /** Loaded when it is first needed: its script takes 34 MB of memory. */
  async function read(path: string) {
    loaded ??= load();
    return (await loaded).inject(`${prefix}${path}`);
  }

  return {
    async page(nonce) {
      const { body } = await read('/');
      return body
        .replaceAll(noncePlaceholder, nonce)
        .replace('<html>', '<html lang="en">')
        .replace('</head>', `<script nonce="${nonce}">{${preparation}}</script></head>`);
    },
    script: async () => (await read(script)).rawPayload,
  };
}

/** A style attribute cannot carry a nonce. */
export function readerPolicy(nonce: string): string {
  return (
    contentSecurityPolicy
      // The policy of the library that Scalar is built with.
      .replace("trusted-types 'none'", 'trusted-types vue')
      .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
      .replace(
        "style-src 'self'",
        `style-src 'self' 'nonce-${nonce}';style-src-attr 'unsafe-inline'`,
      )
  );
}
