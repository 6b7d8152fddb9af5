import type { Feature, Messages } from './messages.ts';

/** Where the texts of the rooms lie that few people open first. */
export const laterTexts = import.meta.glob<Messages[Feature]>(
  [
    '../locales/*/*.json',
    '!../locales/*/{legal,shell,accounts,home,recipes,collection,recipe}.json',
  ],
  { import: 'default' },
);
