import type { Plugin } from 'vite';
import { manifestPath } from '../src/app/paths.ts';
import { appTexts } from './app-texts.ts';

const paper = '#faf7f1';

const icon = (src: string, sizes: string, purpose = 'any') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const icons = [
  icon('/favicon.svg', 'any'),
  icon('/icon-192.png', '192x192'),
  icon('/icon-512.png', '512x512'),
  icon('/icon-maskable-512.png', '512x512', 'maskable'),
];

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('/icon-192.png', '192x192')],
});

const screenshots = (name: string, label: string) =>
  [
    { form_factor: 'narrow', sizes: '780x1688' },
    { form_factor: 'wide', sizes: '1280x800' },
  ].map((form) => ({
    ...form,
    src: `/screenshots/${name}-${form.form_factor}.webp`,
    type: 'image/webp',
    label,
  }));

/** One manifest for each language: a page names the one in its own. */
export function manifests(): Plugin {
  return {
    name: 'pomona:manifests',
    apply: 'build',
    generateBundle() {
      for (const [language, texts] of Object.entries(appTexts)) {
        const source = JSON.stringify(manifestOf(language, texts));
        this.emitFile({ type: 'asset', fileName: manifestPath(language).slice(1), source });
      }
    },
  };
}

export function manifestOf(language: string, texts: (typeof appTexts)[string]) {
  return {
    id: '/',
    name: 'Pomona',
    short_name: 'Pomona',
    description: texts.description,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['food', 'health'],
    icons,
    shortcuts: [
      shortcut(texts.recipes, '/recipes'),
      shortcut(texts.shoppingList, '/shopping-list'),
      shortcut(texts.favourites, '/profile'),
    ],
    screenshots: [...screenshots('recipes', texts.recipes), ...screenshots('recipe', texts.recipe)],
  };
}
