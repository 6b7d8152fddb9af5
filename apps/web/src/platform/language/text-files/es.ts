import type { Feature, Messages } from '../messages.ts';
import type { TextFiles } from '../texts.ts';

export const textFiles: TextFiles = import.meta.glob<Messages[Feature]>(
  ['../../../locales/es/*.json', '!../../../locales/es/legal.json'],
  { import: 'default' },
);
