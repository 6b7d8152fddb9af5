import type { Language } from '@pomona/contract/languages';
import type { createTranslator } from 'use-intl/core';
import type accounts from '#locales/en/accounts.json';
import type admin from '#locales/en/admin.json';
import type adminImports from '#locales/en/admin-imports.json';
import type adminRecipes from '#locales/en/admin-recipes.json';
import type aiGenerator from '#locales/en/ai-generator.json';
import type analytics from '#locales/en/analytics.json';
import type changes from '#locales/en/changes.json';
import type chat from '#locales/en/chat.json';
import type chef from '#locales/en/chef.json';
import type cooking from '#locales/en/cooking.json';
import type dataQuality from '#locales/en/data-quality.json';
import type errors from '#locales/en/errors.json';
import type food from '#locales/en/food.json';
import type foodAnalysis from '#locales/en/food-analysis.json';
import type foods from '#locales/en/foods.json';
import type home from '#locales/en/home.json';
import type images from '#locales/en/images.json';
import type moderation from '#locales/en/moderation.json';
import type profile from '#locales/en/profile.json';
import type publication from '#locales/en/publication.json';
import type recipeChoice from '#locales/en/recipe-choice.json';
import type recipeDetail from '#locales/en/recipe-detail.json';
import type recipeExchange from '#locales/en/recipe-exchange.json';
import type recipeForm from '#locales/en/recipe-form.json';
import type recipeImport from '#locales/en/recipe-import.json';
import type recipeList from '#locales/en/recipe-list.json';
import type recipeSharing from '#locales/en/recipe-sharing.json';
import type recipeWriting from '#locales/en/recipe-writing.json';
import type recipes from '#locales/en/recipes.json';
import type recovery from '#locales/en/recovery.json';
import type reviews from '#locales/en/reviews.json';
import type settings from '#locales/en/settings.json';
import type shell from '#locales/en/shell.json';
import type shopping from '#locales/en/shopping.json';
import type siteSettings from '#locales/en/site-settings.json';
import type visitSummary from '#locales/en/visit-summary.json';
import type wellness from '#locales/en/wellness.json';
import type wellnessDiary from '#locales/en/wellness-diary.json';
import type whatIHave from '#locales/en/what-i-have.json';

/** The texts of the interface by feature or page; English is the pattern that the other languages follow. */
export interface Messages {
  accounts: typeof accounts;
  admin: typeof admin;
  'admin-imports': typeof adminImports;
  'admin-recipes': typeof adminRecipes;
  'ai-generator': typeof aiGenerator;
  analytics: typeof analytics;
  changes: typeof changes;
  chat: typeof chat;
  chef: typeof chef;
  cooking: typeof cooking;
  'data-quality': typeof dataQuality;
  errors: typeof errors;
  food: typeof food;
  'food-analysis': typeof foodAnalysis;
  foods: typeof foods;
  home: typeof home;
  images: typeof images;
  moderation: typeof moderation;
  profile: typeof profile;
  publication: typeof publication;
  'recipe-choice': typeof recipeChoice;
  'recipe-detail': typeof recipeDetail;
  'recipe-exchange': typeof recipeExchange;
  'recipe-form': typeof recipeForm;
  'recipe-import': typeof recipeImport;
  'recipe-list': typeof recipeList;
  'recipe-sharing': typeof recipeSharing;
  'recipe-writing': typeof recipeWriting;
  recipes: typeof recipes;
  recovery: typeof recovery;
  reviews: typeof reviews;
  settings: typeof settings;
  shell: typeof shell;
  shopping: typeof shopping;
  'site-settings': typeof siteSettings;
  'visit-summary': typeof visitSummary;
  'what-i-have': typeof whatIHave;
  wellness: typeof wellness;
  'wellness-diary': typeof wellnessDiary;
}

export type Feature = keyof Messages;

export type Translate = ReturnType<typeof createTranslator<Messages>>;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

/** By the path of the file, seen from `text-files/`. */
export type TextFiles = Readonly<Record<string, () => Promise<Messages[Feature]>>>;
