import { isLanguage, type Language } from '@pomona/contract/languages';
import { isOwnPath } from '@pomona/contract/own-path';
import { postgresText } from '@pomona/contract/text';
import { type ProfileTab, profileTabs } from '#features/accounts/profile/tabs.ts';
import { type AdminTab, adminTabs } from '#features/admin/tabs.ts';

/** Every page may name its language: what links and search engines say of it. */
export function languageSearch({ lang }: Record<string, unknown>): { lang?: Language | undefined } {
  return { lang: isLanguage(lang) ? lang : undefined };
}

/** What `/login` and `/signup` read from their address: the page that asked. */
export interface LoginSearch {
  from?: string | undefined;
}

/**
 * Only a path of this site is gone back to; anything else would send people wherever a link's author wants. What is
 * refused is said to be `undefined`: a key left out keeps what the address says.
 */
export function loginSearch({ from }: Record<string, unknown>): LoginSearch {
  return { from: typeof from === 'string' && isOwnPath(from) ? from : undefined };
}

/** Whether the mail is on its way. */
export function forgotPasswordSearch({ sent }: Record<string, unknown>): {
  sent?: 'yes' | undefined;
} {
  return { sent: sent === 'yes' ? sent : undefined };
}

/** Which tab of the profile is open; without a word the favourites. */
export interface ProfileSearch {
  tab?: ProfileTab | undefined;
}

export function profileSearch({ tab }: Record<string, unknown>): ProfileSearch {
  return { tab: profileTabs.find((known) => known === tab) };
}

/** Which tab of the dashboard is open; without a word the overview. */
export function adminSearch({ tab }: Record<string, unknown>): { tab?: AdminTab | undefined } {
  return { tab: adminTabs.find((known) => known === tab) };
}

const recipeListNames = [
  'q',
  'diet',
  'diets',
  'likely',
  'meal',
  'cuisine',
  'avoid',
  'max_minutes',
  'max_calories',
  'max_load',
  'traits',
  'favorites',
  'fits',
  'sort',
] as const;

/** The recipe list keeps its selection in the address and makes sense of it itself. */
export type RecipeListSearch = Partial<Record<(typeof recipeListNames)[number], string>>;

export function recipeListSearch(search: Record<string, unknown>): RecipeListSearch {
  const entries = recipeListNames.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The foods that are at home, beside the filters of the list. */
export type WhatIHaveSearch = RecipeListSearch & { have?: string };

export function whatIHaveSearch(search: Record<string, unknown>): WhatIHaveSearch {
  const { have } = search;
  return { ...recipeListSearch(search), ...(typeof have === 'string' && { have }) };
}

/** Addresses as people write them: `?q=lentils`, every value a text that the API takes. */
export function parseSearch(text: string): Record<string, string> {
  const search = new URLSearchParams(text);
  return Object.fromEntries([...search].map(([name, value]) => [name, postgresText(value)]));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
