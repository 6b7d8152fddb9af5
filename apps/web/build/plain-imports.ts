import type { Plugin } from 'vite';

/**
 * A part that is fetched later is a plain `import()`. Vite's helper around it fetches the part's own style sheets and scripts
 * ahead; there is one style sheet, and the document names what its page needs, so 1.5 kB of every first visit would do
 * nothing. A part that does bring a style sheet of its own fails the build.
 */
export function plainImports(): Plugin {
  return {
    name: 'pomona:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry) continue;
        const styles = chunk.viteMetadata?.importedCss.size ?? 0;
        if (styles > 0) this.error(`${chunk.fileName} has a style sheet that nobody would fetch`);
      }
    },
  };
}
