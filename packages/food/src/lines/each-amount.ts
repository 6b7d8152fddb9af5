import { readAloneAmount } from '../amounts/line-head.ts';
import { findFood } from '../table/table.ts';

const marker = '(?:each|je(?:weils)?|(?:de )?cada un[ao]|de cada|c/u|chacune?|de chaque)';
/** "1 tsp each cumin and coriander". */
const inside = new RegExp(
  String.raw`^(?<amount>.{1,40}?) ${marker}(?: of(?: the following)?| von| de|(?= d['’]))?\s?:? (?<list>\p{L}.+)$`,
  'iu',
);
/** "cumin and coriander, 1 tsp each". */
const last = new RegExp(
  String.raw`^(?<list>\p{L}[^\d()]{2,80}?),? \(?(?:je(?:weils)? (?<after>\d[^()]{0,30})|(?<amount>(?:[\d½⅓⅔¼¾⅛]|an? |une? |eine? )[^()]{0,30}?) ${marker})(?:\)(?<rest>,.*)?)?$`,
  'iu',
);
/** "100 g of cheddar and feta (each)", "je 100 g Gouda und Feta": the amount stands before the first food. */
const around = [
  /^je(?:weils)? (?<text>(?:\d|eine? ).+)$/iu,
  new RegExp(String.raw`^(?<text>\d.+?),? \(?${marker}\)?$`, 'iu'),
];
const separator = /,? (?:and|&|\+|und|y|e|et) |, /iu;
const firstAnd = / (?:and|&|\+|und|y|e|et) /iu;
const of = /^(?:of |von |del? |d['’])/iu;
const sharedState =
  /^(?:ground|dried|fresh|chopped|gemahlene[nrs]?|getrocknete[nrs]?|frische[nrs]?|gehackte[nrs]?) /iu;
const kind = /^(?:red|yellow|green|white|orange|rote[nrs]?|gelbe[nrs]?|grüne[nrs]?|weiße[nrs]?)$/iu;

/** Writes an amount that several foods share before each of them: "1 tsp cumin & 1 tsp coriander". */
export function withAmountOfEach(line: string): string {
  const shared = sharedAmount(line);
  if (shared === null) return line;
  const { names, and, rest } = listedFoods(shared.list);
  const [first = ''] = names;
  if (names.length < 2 || names.some((name) => /\d/.test(name) || findFood(name) === null))
    return line;
  const [, bracket = ''] = /( ?\([^()]*\))/.exec(shared.amount) ?? [];
  const amount = shared.amount.replace(bracket, '').trim();
  const state = sharedState.exec(first)?.[0] ?? '';
  const written = names.map((name, position) => {
    if (position === 0) return `${amount}${bracket} ${name}`;
    const takesState = !sharedState.test(name) && findFood(state + name) !== null;
    return `${amount} ${takesState ? state : ''}${name}`;
  });
  return written.join(and) + rest + shared.rest;
}

interface SharedAmount {
  amount: string;
  list: string;
  rest: string;
}

function sharedAmount(line: string): SharedAmount | null {
  for (const form of [inside, last]) {
    const { amount, after = amount, list, rest = '' } = form.exec(line)?.groups ?? {};
    if (after && list && isAmount(after)) return { amount: after, list, rest };
  }
  for (const form of around) {
    const words = form.exec(line)?.groups?.text?.split(' ') ?? [];
    for (let count = Math.min(5, words.length - 1); count > 0; count -= 1) {
      const amount = words.slice(0, count).join(' ');
      if (isAmount(amount)) return { amount, list: words.slice(count).join(' '), rest: '' };
    }
  }
  return null;
}

const isAmount = (text: string) =>
  readAloneAmount(text.replace(/ ?\([^()]*\)$/, '').trim()) !== null;

interface ListedFoods {
  names: string[];
  /** As the line has it, which tells its language. */
  and: string;
  rest: string;
}

/** The foods up to the one behind the first "and"; what follows belongs to all ("…, chopped"). */
function listedFoods(list: string): ListedFoods {
  const and = firstAnd.exec(list);
  const lastName = and === null ? list.length : and.index + and[0].length;
  const length = lastName + list.slice(lastName).search(/\s?[,;(]|$/u);
  const names = list
    .slice(0, length)
    .split(separator)
    .map((name) => name.trim().replace(of, ''));
  const [, noun] = /^\S+ (.+)$/.exec(names.at(-1) ?? '') ?? [];
  return {
    names: names.map((name) => (noun !== undefined && kind.test(name) ? `${name} ${noun}` : name)),
    and: and?.[0] ?? ' & ',
    rest: list.slice(length),
  };
}
