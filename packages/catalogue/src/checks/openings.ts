import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';

/** Ways in which a description opens and that a reader of many notices. */
const forms: readonly { name: string; pattern: RegExp }[] = [
  { name: '"Place’s dish: list"', pattern: /^(?:The )?\p{Lu}[\p{L} -]*['’]s? [^:.]{2,50}:/u },
  { name: '"Place’s dish, …"', pattern: /^(?:The )?\p{Lu}[\p{L} -]*['’]s? [^,:.]{2,50},/u },
];
/** Of a collection: one recipe in twenty-five. */
const mostShare = 0.04;
/** A handful alike is chance. */
const fewest = 5;
const sameWords = 4;

/** No form of opening is used by many descriptions, and no two begin with the same words. */
export function repeatedOpenings(recipes: readonly CatalogueRecipe[]): Finding[] {
  const most = Math.max(fewest, recipes.length * mostShare);
  const ofForm = forms.flatMap(({ name, pattern }) => {
    const alike = recipes.filter(({ description }) => pattern.test(description));
    if (alike.length <= most) return [];
    return alike.map(({ id }) => finding(id, `opens as ${alike.length} others: ${name}`));
  });
  const first = new Map<string, string>();
  const twice = recipes.flatMap(({ id, description }) => {
    const words = description.toLowerCase().split(/\s+/).slice(0, sameWords).join(' ');
    const other = first.get(words);
    first.set(words, id);
    return other === undefined ? [] : [finding(id, `begins "${words}" as ${other} does`)];
  });
  return [...ofForm, ...twice];
}

const finding = (recipe: string, message: string): Finding => ({
  recipe,
  check: 'openings',
  message,
});
