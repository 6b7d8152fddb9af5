import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './build/compiled-messages.ts';
import { contractHash } from './build/contract-hash.ts';
import { manifests } from './build/manifests.ts';
import { oneByte } from './build/one-byte.ts';
import { pageGroups } from './build/page-groups.ts';
import { precompressed } from './build/precompressed.ts';
import { serviceWorker } from './build/service-worker.ts';

const api = process.env.POMONA_API ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwind(),
    compiledMessages(),
    // The last compresses what the others write.
    command === 'build' && !isSsrBuild && [manifests(), serviceWorker(), precompressed()],
    command === 'build' && isSsrBuild && oneByte(),
  ],
  // The renderer runs wherever Node is told to; React must not look at the environment for its mode.
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': '"production"' }
    : { 'import.meta.env.POMONA_CONTRACT': JSON.stringify(contractHash()) },
  // React has had the hook itself since version 18; the stand-in for older ones would come along.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Tests in a browser have no server behind them, not even one that happens to run.
  server: {
    port: 5173,
    ...(!process.env.VITEST && { proxy: { '/api': { target: api, ws: true } } }),
  },
  build: isSsrBuild ? rendererBuild : clientBuild,
  ssr: { noExternal: true },
}));

/** What belongs to one feature goes with its pages, here and in the contract. */
const sharedSources =
  /@tanstack|lucide-react|packages[\\/](?!contract[\\/]src[\\/](?:foods|wellness))|[\\/]src[\\/](?!features|foods|ui[\\/]overlay|wellness|platform[\\/]offline[\\/]changes)/;

/** Those that several parts of the recipe page show. */
const recipeIcons =
  /icons[\\/](?:chef-hat|clipboard-copy|download|ellipsis|flag|flame|hourglass|info|messages-square|pencil|printer|share-2|sprout|timer)\.mjs$/;

/** Those of the recipe list and of several other pages. */
const listIcons =
  /icons[\\/](?:pen-line|rotate-cw|search|sliders-horizontal|sparkles|square-arrow-down)\.mjs$/;

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  // The policy admits no `data:` fonts, and small pictures are few.
  assetsInlineLimit: 0,
  // The document names what its page needs.
  modulePreload: false as const,
  rolldownOptions: {
    input: 'src/main.tsx',
    output: {
      chunkFileNames: ({ name }: { name: string }) =>
        `assets/${name.split('~').length > 4 ? 'shared' : name}-[hash].js`,
      codeSplitting: {
        groups: [
          // What every page needs, in one file: it compresses better than many.
          { name: 'foundation', tags: ['$initial' as const], priority: 1 },
          // What eight or more parts share would be dozens of files of a few hundred bytes. Overlays come when one opens.
          { name: 'common', test: sharedSources, minShareCount: 8 },
          { name: 'libraries', test: /node_modules/, minShareCount: 12 },
          { name: 'icons', test: /lucide-react/, minShareCount: 8 },
          // Else each would be a file of two hundred bytes.
          { name: 'recipe-icons', test: recipeIcons, minShareCount: 2 },
          { name: 'list-icons', test: listIcons, minShareCount: 2, priority: 1 },
          // One file for each set of pages.
          { name: pageGroups(), minShareCount: 2 },
        ],
      },
    },
  },
};

const rendererBuild = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  minify: true,
  rolldownOptions: {
    input: 'src/entry-server.tsx',
    output: { entryFileNames: 'render.js', codeSplitting: false },
  },
};
