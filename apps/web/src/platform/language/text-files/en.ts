import type { Feature, Messages } from '../messages.ts';
import type { TextFiles } from '../texts.ts';

export const textFiles: TextFiles = import.meta.glob<Messages[Feature]>(
  ['../../../locales/en/*.json', '!../../../locales/en/legal.json'],
  { import: 'default' },
);
