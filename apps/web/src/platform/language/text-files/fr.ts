import type { Feature, Messages, TextFiles } from '../messages.ts';

export const textFiles: TextFiles = import.meta.glob<Messages[Feature]>(
  ['../../../locales/fr/*.json', '!../../../locales/fr/legal.json'],
  { import: 'default' },
);
