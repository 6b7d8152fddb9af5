// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import type { Language } from '@pomona/contract/languages';
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
    const store = createLanguageStore('en', { load });
    await store.need(['shell']);
    await store.need(['shell', 'accounts']);
    expect(load.mock.calls).toEqual([
      ['en', ['shell']],
      ['en', ['accounts']],
    ]);
  });

  it('I18N-04 fetches nothing that came with the page, and all of it in the next language', async () => {
    const load = vi.fn(loadTexts);
    const messages = await loadTexts('en', ['shell']);
    const store = createLanguageStore('en', { messages, load });
    await store.need(['shell']);
    expect(load).not.toHaveBeenCalled();
    await store.choose('fr');
    expect(load.mock.calls).toEqual([['fr', ['shell']]]);
    expect(store.speech().messages.shell?.home).toBe('Accueil');
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

  /** A store whose every load waits until the test lets it go: `de recipe`, say. */
  function heldStore(start: Language) {
    const waiting = new Map<string, () => void>();
    const load: typeof loadTexts = async (language, features) => {
      await new Promise<void>((resolve) => waiting.set(`${language} ${features.join()}`, resolve));
      return loadTexts(language, features);
    };
    const store = createLanguageStore(start, { load });
    const letGo = async (load: string) => {
      await vi.waitFor(() => expect([...waiting.keys()]).toContain(load));
      waiting.get(load)?.();
      waiting.delete(load);
    };
    return { store, letGo };
  }

  it('I18N-02 I18N-04 keeps texts that are asked for while another language is on its way', async () => {
    const { store, letGo } = heldStore('en');
    const shell = store.need(['shell']);
    await letGo('en shell');
    await shell;
    const chosen = store.choose('de');
    const needed = store.need(['reviews']);
    await letGo('en reviews');
    await needed;
    await letGo('de shell');
    await letGo('de reviews');
    await chosen;
    const { language, messages } = store.speech();
    expect(language).toBe('de');
    expect(Object.keys(messages)).toEqual(['shell', 'reviews']);
    expect(messages.reviews).toEqual((await loadTexts('de', ['reviews'])).reviews);
  });

  it('I18N-02 I18N-04 keeps texts that come in the old language after the new one', async () => {
    const { store, letGo } = heldStore('en');
    const needed = store.need(['reviews']);
    const chosen = store.choose('de');
    await letGo('de reviews');
    await chosen;
    await letGo('en reviews');
    await needed;
    expect(store.speech().messages.reviews).toEqual((await loadTexts('de', ['reviews'])).reviews);
  });

  it('I18N-01 remembers no language that could not be had, says so, and shows the old one', async () => {
    const load = vi.fn(loadTexts);
    const store = createLanguageStore('en', { load });
    await store.need(['shell']);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(store.choose('fr')).rejects.toThrow(TypeError);
    expect(savedLanguage()).toBeNull();
    expect(store.speech().language).toBe('en');
    expect(store.speech().messages.shell?.home).toBe('Home');
    await store.choose('fr');
    expect(savedLanguage()).toBe('fr');
  });

  it('says nothing of a failed choice that another one has replaced', async () => {
    const load = vi.fn(loadTexts);
    const store = createLanguageStore('en', { load });
    await store.need(['shell']);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await Promise.all([store.choose('fr'), store.choose('es')]);
    expect(savedLanguage()).toBe('es');
  });

  it('I18N-02 puts English beneath a language in which a text is missing', async () => {
    const load: typeof loadTexts = async (language, features) => {
      const texts = structuredClone(await loadTexts(language, features));
      if (language === 'de') Reflect.deleteProperty(texts.shell ?? {}, 'home');
      return texts;
    };
    const store = createLanguageStore('de', { load });
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
