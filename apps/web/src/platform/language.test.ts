// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLanguageStore, savedLanguage, startingLanguage } from './language.ts';
import { loadTexts } from './texts.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const browserWishes = (...wishes: string[]) => vi.stubGlobal('navigator', { languages: wishes });

describe('the language at the start', () => {
  it('I18N-01 is the saved one before all else', () => {
    browserWishes('fr');
    localStorage.setItem(storageKeys.language, 'de');
    expect(startingLanguage()).toBe('de');
  });

  it('I18N-01 is the browser’s, if it is supported', () => {
    browserWishes('pt-BR', 'es-MX', 'en');
    expect(startingLanguage()).toBe('es');
  });

  it('I18N-01 is English otherwise, also when nonsense was saved', () => {
    browserWishes('ja');
    localStorage.setItem(storageKeys.language, 'klingon');
    expect(startingLanguage()).toBe('en');
  });
});

describe('the language store', () => {
  it('I18N-04 fetches one language, and of it only what is needed', async () => {
    const load = vi.fn(loadTexts);
    const store = createLanguageStore('en', load);
    await store.need(['shell']);
    await store.need(['shell', 'accounts']);
    expect(load.mock.calls).toEqual([
      ['en', ['shell']],
      ['en', ['accounts']],
    ]);
  });

  it('I18N-04 I18N-02 switches all that is shown, the document too, and remembers it for browser and server', async () => {
    const store = createLanguageStore('en');
    await store.need(['shell']);
    await store.choose('fr');
    expect(store.speech().language).toBe('fr');
    expect(store.speech().messages.shell?.home).toBe('Accueil');
    expect(document.documentElement.lang).toBe('fr');
    expect(savedLanguage()).toBe('fr');
    expect(document.cookie).toContain('pomona.language=fr');
  });

  it('lets the second of two quick choices win', async () => {
    const store = createLanguageStore('en');
    await store.need(['shell']);
    await Promise.all([store.choose('fr'), store.choose('es')]);
    expect(store.speech().language).toBe('es');
  });

  it('I18N-02 puts English beneath a language in which a text is missing', async () => {
    const store = createLanguageStore('de', async (language, features) => {
      const texts = structuredClone(await loadTexts(language, features));
      if (language === 'de') Reflect.deleteProperty(texts.shell ?? {}, 'home');
      return texts;
    });
    await store.need(['shell']);
    expect(store.speech().messages.shell).not.toHaveProperty('home');
    const changed = new Promise<void>((resolve) => {
      store.subscribe(() => resolve());
    });
    store.needFallback();
    await changed;
    expect(store.speech().messages.shell).toMatchObject({ home: 'Home', recipes: 'Rezepte' });
  });
});
