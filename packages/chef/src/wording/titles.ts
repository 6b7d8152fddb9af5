import { type Language, languages } from '@pomona/food/foods/languages';
import { elided } from '@pomona/food/wording/wording';
import type { Dish } from '../dish.ts';
import { agreed, contracted, joined, listed, withArticle } from './grammar.ts';
import { type Noun, nounOf } from './nouns/nouns.ts';
import { filled } from './templates.ts';
import { titleRows } from './texts/titles-data.ts';
import { chosen } from './variety.ts';

const rows = new Map(
  titleRows
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', ...cells] = row.split(' | ');
      return [id, cells.map((cell) => cell.split(' / '))] as const;
    }),
);

const maxTitle = 70;
/** More would be a list. */
const maxFrench = 3;

/** Named by its formula and main foods; as many of them as fit. */
export function titleOf(dish: Dish, language: Language, seed: number): string {
  const nouns = titleNouns(dish, language);
  const row = rows.get(dish.formula) ?? rows.get('*');
  const templates = row?.[languages.indexOf(language)] ?? [];
  const template = chosen(templates, seed, 'title') ?? '{a}';
  const shapes: readonly (readonly [number, number])[] = [
    [2, 2],
    [2, 1],
    [2, 0],
    [1, 1],
    [1, 0],
  ];
  const titles = shapes.map(([main, others]) =>
    titled(template, [nouns.slice(0, main), nouns.slice(main, main + others)], language),
  );
  return (
    titles.find((title) => title.length <= maxTitle) ?? (titles.at(-1) ?? '').slice(0, maxTitle)
  );
}

/** The first that the formula names; of the same word once. */
function titleNouns(dish: Dish, language: Language): Noun[] {
  const named = dish.titleParts.length > 0 ? dish.titleParts : [0];
  const nouns = named.flatMap((index) => {
    const part = dish.parts[index];
    return part === undefined ? [] : [nounOf(part.food, part.amount, language)];
  });
  const forms = new Map(nouns.map((noun) => [noun.modifier, noun]));
  return [...forms.values()];
}

function titled(
  template: string,
  [main, others]: readonly [readonly Noun[], readonly Noun[]],
  language: Language,
): string {
  const isGerman = language === 'de';
  const bare = (nouns: readonly Noun[], form: 'bare' | 'dative' = 'bare') =>
    listed(
      nouns.map((noun) => ({ noun, isComponent: false, share: null })),
      language,
      form,
    );
  const modifiers = [...new Set(main.map(({ modifier }) => modifier))];
  const values: Readonly<Record<string, string>> = {
    m: isGerman ? modifiers.join('-') : joined(modifiers, language),
    a: bare(main),
    l: bare([...main, ...others]),
    d: bare([...main, ...others], 'dative'),
    w: bare(others, isGerman ? 'dative' : 'bare'),
    u: withFrench([...main, ...others].slice(0, maxFrench)),
    v: withFrench(others),
    roasted: agreed('{rôti|rôtie|rôtis|rôties}', pluralOf(main)),
  };
  const text = contracted(
    filled(template, (name) => values[name] ?? ''),
    language,
  );
  const elided = language === 'fr' ? withElision(text) : text;
  return language === 'en' ? titleCase(elided) : elided.charAt(0).toUpperCase() + elided.slice(1);
}

/** "aux myrtilles et à la banane". */
const withFrench = (nouns: readonly Noun[]) =>
  joined(
    nouns.map((noun) => contracted(`à ${withArticle(noun, 'fr')} `, 'fr').trim()),
    'fr',
  );

/** Of several foods the masculine plural, unless all are feminine. */
function pluralOf(nouns: readonly Noun[]): Pick<Noun, 'gender' | 'isPlural'> {
  const isFeminine = nouns.every(({ gender }) => gender === 'f');
  const isPlural = nouns.length > 1 || nouns.some((noun) => noun.isPlural);
  return { gender: isFeminine ? 'f' : 'm', isPlural };
}

const withElision = (text: string) =>
  text.replace(/(?<!\p{L})de (?=(\S+))/giu, (de, next: string) => (elided.test(next) ? 'd’' : de));

const smallWords = new Set(['and', 'with', 'of', 'in', 'on', 'de', 'el', 'à', 'al', 'the', 'for']);

function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && smallWords.has(word) ? word : capitals(word)))
    .join(' ');
}

const capitals = (word: string) =>
  word.replace(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase());
