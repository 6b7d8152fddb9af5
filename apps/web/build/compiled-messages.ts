import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const catalogueFile = /\/src\/locales\/[a-z]+\/(?!legal)[a-z-]+\.json$/;

/**
 * Parses the texts while building, so that browsers get them ready-made and need no parser (10 kB).
 * In development and in tests they are parsed as they are said.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'pomona:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatOnly }] },
    }),
    transform: {
      filter: { id: catalogueFile },
      handler: (code) => ({ code: JSON.stringify(compiled(JSON.parse(code))), map: null }),
    },
  };
}

const formatOnly = 'use-intl/format-message/format-only';

function compiled(texts: unknown): unknown {
  if (typeof texts === 'string') return compile(texts);
  if (typeof texts !== 'object' || texts === null) throw new Error('A catalogue holds texts only');
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text)]));
}
