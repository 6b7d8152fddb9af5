import type { Feature, Messages, TextFiles } from '../messages.ts';

export const textFiles: TextFiles = import.meta.glob<Messages[Feature]>(
  ['../../../locales/es/*.json', '!../../../locales/es/legal.json'],
  { import: 'default' },
);
