import type { ErrorCode } from './errors.ts';
import type { Language } from './languages.ts';
import de from './locales/errors.de.json' with { type: 'json' };
import en from './locales/errors.en.json' with { type: 'json' };
import es from './locales/errors.es.json' with { type: 'json' };
import fr from './locales/errors.fr.json' with { type: 'json' };

const texts: Record<Language, Record<ErrorCode, string>> = { en, es, fr, de };

export function errorText(code: ErrorCode, language: Language): string {
  return texts[language][code];
}
