import type { Feature, Messages, TextFiles } from '../messages.ts';

export const textFiles: TextFiles = import.meta.glob<Messages[Feature]>(
  ['../../../locales/en/*.json', '!../../../locales/en/legal.json'],
  { import: 'default' },
);
