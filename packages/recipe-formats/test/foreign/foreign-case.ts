import type { Language } from '@pomona/contract/languages';

/** A page or text from elsewhere, invented but as one meets them, and what must be read from it. */
export interface ForeignCase {
  name: string;
  /** Of the member who imports it. */
  language: Language;
  html?: string;
  text?: string;
  title?: string | RegExp;
  servings?: number | null;
  prep?: number | null;
  cook?: number | null;
  ingredients: readonly string[];
  /** Each step, or what it begins with or contains. */
  steps?: readonly (string | RegExp)[];
  /** What must be kept as advice, anywhere in it. */
  advice?: readonly string[];
  description?: string | RegExp;
  source?: string;
  /** What must stand nowhere in the draft. */
  absent?: readonly RegExp[];
  importNotes?: readonly string[];
}
