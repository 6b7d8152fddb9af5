import type { Plugin } from 'vite';

/**
 * Escapes every character beyond Latin-1 in the renderer. Node keeps the text of a module for as long as it runs, and one such
 * character makes it take two bytes for each of its millions of characters. In `String.raw` the escape stays text, which a regular
 * expression reads as the same character: there it must go into one.
 */
export function oneByte(): Plugin {
  return {
    name: 'pomona:one-byte',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escaped);
    },
  };
}

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
