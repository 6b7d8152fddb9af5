import type { Feature, Messages, TextFiles } from '../messages.ts';

export const textFiles: TextFiles = import.meta.glob<Messages[Feature]>(
  ['../../../locales/de/*.json', '!../../../locales/de/legal.json'],
  { import: 'default' },
);
