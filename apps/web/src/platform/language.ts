import { storageKeys } from '@pomona/contract/constants';
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  preferredLanguage,
} from '@pomona/contract/languages';
import type { Messages } from './messages.ts';
import { readStored, writeStored } from './storage.ts';

const catalogues: Record<Language, () => Promise<{ catalogue: Messages }>> = {
  en: () => import('./catalogues/en.ts'),
  es: () => import('./catalogues/es.ts'),
  fr: () => import('./catalogues/fr.ts'),
  de: () => import('./catalogues/de.ts'),
};

/** Fetches what the interface says in one language (I18N-04). */
export async function loadCatalogue(language: Language): Promise<Messages> {
  return (await catalogues[language]()).catalogue;
}

export interface Speech {
  readonly language: Language;
  readonly messages: Messages;
}

export interface LanguageStore {
  readonly speech: () => Speech;
  subscribe(listener: () => void): () => void;
  /** Shows the interface in another language at once, and at the next visit (I18N-01, I18N-04). */
  choose(language: Language): Promise<void>;
  /** A text is missing: English comes to lie beneath (I18N-02). */
  needFallback(): void;
}

export function createLanguageStore(initial: Speech, load = loadCatalogue): LanguageStore {
  let speech = initial;
  let wanted = initial.language;
  let hasFallback = initial.language === fallbackLanguage;
  const listeners = new Set<() => void>();

  function become(next: Speech): void {
    speech = next;
    document.documentElement.lang = next.language;
    for (const listener of listeners) listener();
  }

  return {
    speech: () => speech,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(language) {
      wanted = language;
      remember(language);
      const messages = await load(language);
      // Whoever clicks twice gets the second.
      if (wanted !== language) return;
      hasFallback = language === fallbackLanguage;
      become({ language, messages });
    },
    needFallback() {
      if (hasFallback) return;
      hasFallback = true;
      const { language, messages } = speech;
      void load(fallbackLanguage).then((english) => {
        if (speech.language === language)
          become({ language, messages: layered(english, messages) });
      });
    },
  };
}

/** The saved choice, else the browser's wish, else English (I18N-01). */
export function startingLanguage(): Language {
  return savedLanguage() ?? preferredLanguage(navigator.languages.join(',')) ?? fallbackLanguage;
}

export function savedLanguage(): Language | null {
  const saved = readStored(storageKeys.language);
  return isLanguage(saved) ? saved : null;
}

/** The cookie tells the server, which cannot see the browser's storage, in which language to draw the page. */
function remember(language: Language): void {
  writeStored(storageKeys.language, language);
  const year = 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${storageKeys.language}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
}

/** `upper` where it says something, `lower` elsewhere, key by key. */
function layered<T extends object>(lower: T, upper: T): T {
  const merged = Object.entries(upper).map(([key, value]) => {
    const below: unknown = Reflect.get(lower, key);
    return [key, isGroup(value) && isGroup(below) ? layered(below, value) : value];
  });
  return { ...lower, ...Object.fromEntries(merged) };
}

/** A compiled text is a list; it is replaced as a whole. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
