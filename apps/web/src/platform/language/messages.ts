import type { Language } from '@pomona/contract/languages';
import type { createTranslator } from 'use-intl/core';
import type accounts from '#locales/en/accounts.json';
import type browsing from '#locales/en/browsing.json';
import type collection from '#locales/en/collection.json';
import type cooking from '#locales/en/cooking.json';
import type exporting from '#locales/en/exporting.json';
import type figures from '#locales/en/figures.json';
import type filters from '#locales/en/filters.json';
import type foods from '#locales/en/foods.json';
import type home from '#locales/en/home.json';
import type importing from '#locales/en/importing.json';
import type offers from '#locales/en/offers.json';
import type personal from '#locales/en/personal.json';
import type profile from '#locales/en/profile.json';
import type recipe from '#locales/en/recipe.json';
import type recipes from '#locales/en/recipes.json';
import type reviews from '#locales/en/reviews.json';
import type rooms from '#locales/en/rooms.json';
import type shell from '#locales/en/shell.json';
import type shopping from '#locales/en/shopping.json';
import type trouble from '#locales/en/trouble.json';
import type wellness from '#locales/en/wellness.json';
import type writing from '#locales/en/writing.json';

/** The texts of the interface by feature; English is the pattern that the other languages follow. */
export interface Messages {
  accounts: typeof accounts;
  browsing: typeof browsing;
  collection: typeof collection;
  exporting: typeof exporting;
  cooking: typeof cooking;
  figures: typeof figures;
  filters: typeof filters;
  foods: typeof foods;
  home: typeof home;
  importing: typeof importing;
  offers: typeof offers;
  personal: typeof personal;
  profile: typeof profile;
  recipe: typeof recipe;
  recipes: typeof recipes;
  reviews: typeof reviews;
  rooms: typeof rooms;
  shell: typeof shell;
  shopping: typeof shopping;
  trouble: typeof trouble;
  wellness: typeof wellness;
  writing: typeof writing;
}

export type Feature = keyof Messages;

/** Says a text by its full key: `translate('shell.home')`. */
export type Translate = ReturnType<typeof createTranslator<Messages>>;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
