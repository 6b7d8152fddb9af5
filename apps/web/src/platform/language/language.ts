import { storageKeys } from '@pomona/contract/constants';
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  preferredLanguage,
} from '@pomona/contract/languages';
import { readStored, writeStored } from '#platform/storage/storage.ts';
import type { Feature, Messages } from './messages.ts';
import { loadTexts } from './texts.ts';

export interface Speech {
  readonly language: Language;
  readonly messages: Partial<Messages>;
}

export interface LanguageStore {
  readonly speech: () => Speech;
  /** `isAside`: more can be said, by a piece that the page stood without. */
  subscribe(listener: (isAside: boolean) => void): () => void;
  /** Fetches the texts of these features, if they are not there yet; `isAside` for a piece that comes after its page. */
  need(features: readonly Feature[], isAside?: boolean): Promise<void>;
  /** Shows another language now and at the next visit (I18N-01, I18N-04). Throws, and changes nothing, without its texts. */
  choose(language: Language): Promise<void>;
  /** A text is missing: English comes to lie beneath (I18N-02). */
  needFallback(): void;
}

/** `messages`: those that came with the page. */
export function createLanguageStore(
  start: Language,
  {
    messages = {},
    load = loadTexts,
  }: { messages?: Partial<Messages> | undefined; load?: typeof loadTexts } = {},
): LanguageStore {
  let speech: Speech = { language: start, messages };
  let wanted = start;
  let hasFallback = start === fallbackLanguage;
  const needed = new Set<Feature>();
  const listeners = new Set<(isAside: boolean) => void>();

  function become(next: Speech, isAside = false): void {
    speech = next;
    for (const listener of listeners) listener(isAside);
  }

  async function everythingNeeded(language: Language): Promise<Partial<Messages>> {
    let messages: Partial<Messages> = {};
    for (;;) {
      const missing = [...needed].filter((feature) => !(feature in messages));
      if (missing.length === 0) return messages;
      messages = { ...messages, ...(await load(language, missing)) };
    }
  }

  async function need(features: readonly Feature[], isAside?: boolean): Promise<void> {
    const missing = features.filter((feature) => !(feature in speech.messages));
    for (const feature of features) needed.add(feature);
    if (missing.length === 0) return;
    const { language } = speech;
    const texts = await load(language, missing);
    // Another language has come meanwhile; it may not have known of these.
    if (speech.language !== language) return need(features, isAside);
    become({ language, messages: { ...speech.messages, ...texts } }, isAside);
  }

  return {
    need,
    speech: () => speech,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(language) {
      wanted = language;
      const messages = await everythingNeeded(language).catch((error) => {
        if (wanted === language) throw error;
      });
      // Whoever clicks twice gets the second.
      if (messages === undefined || wanted !== language) return;
      remember(language);
      hasFallback = language === fallbackLanguage;
      document.documentElement.lang = language;
      become({ language, messages });
    },
    needFallback() {
      if (hasFallback) return;
      hasFallback = true;
      const { language } = speech;
      void load(fallbackLanguage, [...needed]).then((english) => {
        if (speech.language === language)
          become({ language, messages: layered(english, speech.messages) });
      });
    },
  };
}

/** The saved choice, else the browser's wish, else English (I18N-01). */
export function startingLanguage(): Language {
  return savedLanguage() ?? preferredLanguage(navigator.languages) ?? fallbackLanguage;
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

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
