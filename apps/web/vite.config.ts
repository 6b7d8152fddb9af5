import babel from '@rolldown/plugin-babel';
import tailwind from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './build/compiled-messages.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { plainImports } from './build/plain-imports.ts';
import { precompressed } from './build/precompressed.ts';
import { schemasLeftOut } from './build/schemas-left-out.ts';

const api = process.env.POMONA_API ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    command === 'build' &&
      babel({ presets: [reactCompilerPreset({ compilationMode: 'annotation' })] }),
    tailwind(),
    compiledMessages(),
    iconSprite(),
    !isSsrBuild && [schemasLeftOut(), plainImports(), precompressed()],
  ],
  // The renderer runs wherever Node is told to; React must not look at the environment for its mode.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // React has had the hook itself since version 18; the stand-in for older ones would come along.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api, ws: true } } },
  build: isSsrBuild ? rendererBuild : clientBuild,
  ssr: { noExternal: true },
}));

const recipePieces =
  /features[\\/]recipes[\\/](?:travelling-picture|use-recipe-words|recipe-rating|queries|picture-of|detail[\\/]recipe-failed)|ui[\\/](?:diet-|picture|star-rating|stars|empty-)|platform[\\/]first-act|contract[\\/]src[\\/](?:recipes|images)\.|food[\\/]src[\\/](?:diets|allergens|rounding)\./;

const listPieces =
  /features[\\/]recipes[\\/](?:list[\\/]recipe-grid|recipe-summary)|ui[\\/](?:recipe-card|use-is-mounted)/;
const fieldPieces = /ui[\\/](?:field|select|page-heading)\./;

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  // The policy admits no `data:` fonts, and small pictures are few.
  assetsInlineLimit: 0,
  // The document names what its page needs; the helper that names more costs 1 kB.
  modulePreload: false,
  rolldownOptions: {
    input: 'src/main.tsx',
    // Nothing here reads a property for what reading does.
    treeshake: { propertyReadSideEffects: false as const },
    output: {
      // Fifty names of files stand in the first script; as hexadecimal digits they take a third less of it.
      hashCharacters: 'hex' as const,
      codeSplitting: {
        groups: [
          // What every page needs, as one piece: it compresses better than many (7 kB in all).
          { name: 'foundation', tags: ['$initial' as const] },
          { name: 'queries', test: /[\\/]@tanstack[\\/](?:react-)?query/ },
          // What every page with recipes on it shows; in a dozen pieces it weighs 2 kB more.
          { name: 'recipe-pieces', test: recipePieces },
          // What lists need besides, and what most forms begin with: nearly a kilobyte less than in seven pieces.
          { name: 'list-pieces', test: listPieces },
          { name: 'field-pieces', test: fieldPieces },
        ],
      },
    },
  },
};

const rendererBuild = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: {
    input: 'src/entry-server.tsx',
    output: { entryFileNames: 'render.js', codeSplitting: false },
  },
};
