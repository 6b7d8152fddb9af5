import type { Feature, Messages } from '../messages.ts';
import type { TextFiles } from '../texts.ts';

export const textFiles: TextFiles = import.meta.glob<Messages[Feature]>(
  ['../../../locales/fr/*.json', '!../../../locales/fr/legal.json'],
  { import: 'default' },
);
