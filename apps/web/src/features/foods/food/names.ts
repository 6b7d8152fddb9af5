import type { Food } from '@pomona/contract/foods';
import type { Language } from '@pomona/contract/languages';

/** The name that is shown, and the others of the same language. */
export function namesIn({ key, names }: Pick<Food, 'key' | 'names'>, language: Language) {
  const [shown = names.en[0] ?? key, ...others] = names[language];
  return { shown, others };
}
