import type { Language } from '@pomona/food/foods/languages';
import { emptyLine, parseLine } from '@pomona/food/lines/line';
import { type Food, foodByKey } from '@pomona/food/table/table';
import { elided, lineInWords, wordedLine } from '@pomona/food/wording/wording';
import { shownName } from '@pomona/food/wording/wording-names';
import type { Cut, DishPart } from '../dish.ts';
import { gramsOf } from '../pantry/pantry.ts';
import { cutOfFood } from './food-cuts.ts';
import { agreed } from './grammar.ts';
import { countedName } from './line-names.ts';
import { type Agreement, agreementOf, isHeapPlural, isOneOfMany, nounOf } from './nouns/nouns.ts';
import { phrasesOf } from './phrases/phrases-of.ts';
import { preferredNames, thinSlices } from './texts/line-names-data.ts';
import { canned, otherCuts } from './texts/lines-data.ts';
import { unitAgreement } from './unit-agreement.ts';

/**
 * "1 red onion, finely diced", in words that are read back to the same food and weight: another of its names, another
 * phrase for the cut, or none, where the first does not. Of a food that the table does not have its key.
 */
export function lineOf(part: DishPart, language: Language): string {
  const { food, amount, cut } = part;
  const id = [language, food, amount.value, amount.unit, cut].join(' ');
  const known = written.get(id);
  if (known !== undefined) return known;
  const line = readableLine(part, language);
  if (written.size >= maxWritten) written.clear();
  written.set(id, line);
  return line;
}

/** The same lines come back in the many dishes that are tried for a request. */
const written = new Map<string, string>();
const maxWritten = 5000;

function readableLine({ food: key, amount, cut }: DishPart, language: Language): string {
  const food = foodByKey(key);
  if (food === undefined) return key;
  const isRead = (text: string) => readsAs(text, food, amount, language);
  const { line, name } =
    firstRead(usualNamings(food, amount, language), isRead) ??
    firstRead(namings(food, amount, language), isRead) ??
    firstRead(namings(food, inGrams(food, amount), language), isRead) ??
    named(food.names[language][0] ?? key, amount, language);
  const agreement = unitAgreement(line, agreementOf(name, language, food), { amount, language });
  const phrases = cut === null ? [] : cutPhrases(cut, line, { key, agreement, language });
  return phrases.map((phrase) => `${line}, ${phrase}`).find(isRead) ?? line;
}

type Amount = DishPart['amount'];

interface NamedLine {
  line: string;
  /** As the line has it. */
  name: string;
}

function firstRead(
  lines: Iterable<NamedLine>,
  isRead: (text: string) => boolean,
): NamedLine | undefined {
  for (const one of lines) if (isRead(one.line)) return one;
  return undefined;
}

/** "240 g" for a can whose name begins like a size. */
function inGrams(food: Food, { value, unit }: Amount): Amount {
  return { value: Math.round(gramsOf(food, value, unit) ?? value), unit: 'g' };
}

const maxDeviation = 0.02;

function readsAs(text: string, food: Food, { value, unit }: Amount, language: Language): boolean {
  const { food: read, isReadWhole, grams, mentions } = parseLine(text, { language });
  if (read?.key !== food.key || !isReadWhole || grams === null) return false;
  // "de sauce soja sans gluten" mentions the sauce with gluten as well.
  const own = new Set([...food.traits, ...(food.may ?? []).map(({ trait }) => trait)]);
  if (mentions.some(({ traits }) => traits.some((trait) => !own.has(trait)))) return false;
  const meant = gramsOf(food, value, unit) ?? grams;
  return Math.abs(grams - meant) <= Math.max(1, meant * maxDeviation);
}

/** As a cook says it, before the names of the table. */
function* usualNamings(food: Food, amount: Amount, language: Language): Generator<NamedLine> {
  const { value, unit } = amount;
  const count = countedName(food.key, amount, language);
  if (count !== null && count !== 'g') yield named(count, { value, unit: null }, language);
  if (count !== null) yield* namings(food, inGrams(food, amount), language);
  const preferred = preferredNames[language][food.key];
  if (preferred !== undefined) {
    const called = { ...food, names: { ...food.names, [language]: [preferred] } };
    const forms = [shownName(called, { amount: value, unit }, language), preferred];
    yield* sliced(
      forms.map((form) => named(form, amount, language)),
      amount,
      language,
    );
  }
  if (unit === 'slice') yield* sliced(namings(food, amount, language), amount, language);
  // "1/4 de concombre", but "1/2 concombre"
  if (language === 'fr' && unit === null && value < 0.5) {
    for (const { line, name } of namings(food, amount, language)) {
      if (line.endsWith(` ${name}`))
        yield { line: line.slice(0, -name.length) + ofFrench(name), name };
    }
  }
}

const ofFrench = (name: string) => (elided.test(name) ? `d’${name}` : `de ${name}`);

/** "2 lonchas de bacon": a slice of bread alone is a "rebanada". */
function* sliced(
  lines: Iterable<NamedLine>,
  { unit }: Amount,
  language: Language,
): Generator<NamedLine> {
  for (const { line, name } of lines) {
    const isThin = language === 'es' && unit === 'slice' && thinSlices.test(name);
    if (isThin) yield { line: line.replace('rebanada', 'loncha'), name };
    yield { line, name };
  }
}

const maxNames = 6;

/** The shown name first, then the synonyms, in the number of the amount and as they stand in the table. */
function* namings(food: Food, amount: Amount, language: Language): Generator<NamedLine> {
  for (const name of food.names[language].slice(0, maxNames)) {
    const { value, unit } = amount;
    if (unit !== null && name !== withoutCan(name, unit, language)) {
      yield named(withoutCan(name, unit, language), amount, language);
      continue;
    }
    const called = { ...food, names: { ...food.names, [language]: [name] } };
    const shown = shownName(called, { amount: value, unit }, language);
    for (const form of numberedForms(called, amount, language)) yield named(form, amount, language);
    if (name === food.names[language][0])
      yield { line: plainLine(food, amount, language), name: shown };
    yield named(shown, amount, language);
    yield named(name, amount, language);
    // "1 cucharadita salsa hoisin": some names are not read behind "de".
    const { line } = named(name, amount, language);
    yield { line: line.replace(` de ${name}`, ` ${name}`), name };
  }
}

/** "175 g d’asperges" but "150 g de yaourt grec": the number that the short noun has. */
function numberedForms(food: Food, { value, unit }: Amount, language: Language): string[] {
  const isPlural = unit === null || isOneOfMany(unit) ? null : isHeapPlural(food.key, language);
  if (isPlural === null) return [];
  // "2 tsp thyme leaves" although the short noun is "thyme".
  if (!isPlural) return food.names[language].slice(0, 1);
  const form = shownName(food, { amount: 2, unit: null }, language);
  const isAgreed = language === 'de' || agreementOf(form, language, food).isPlural;
  return isAgreed ? [form] : [nounOf(food.key, { value, unit }, language).form, form];
}

const named = (name: string, { value, unit }: Amount, language: Language): NamedLine => ({
  line: wordedLine(
    { measures: [{ amount: value, amountMax: null, unit }], each: null, name },
    language,
  ),
  name,
});

/** "1 can chickpeas", not "1 can canned chickpeas". */
function withoutCan(name: string, unit: string, language: Language): string {
  return unit === 'can' || unit === 'jar' ? name.replace(canned[language], '').trim() : name;
}

function plainLine(food: Food, { value, unit }: Amount, language: Language): string {
  const name = food.names[language][0] ?? food.key;
  const line = { ...emptyLine(food.key), food: { key: food.key, name } };
  return lineInWords({ ...line, amount: value, unit: unit ?? 'piece' }, language);
}

function cutPhrases(
  cut: Cut,
  line: string,
  { key, agreement, language }: { key: string; agreement: Agreement; language: Language },
): string[] {
  const own = cutOfFood(key, cut, language);
  const text = phrasesOf[language].cuts[cut];
  if (text === '' || impliedBy[cut]?.test(line) === true) return [];
  const others = otherCuts[language][cut] ?? [];
  return [...(own === null ? [] : [own]), text, ...others].map((phrase) =>
    agreed(phrase, agreement),
  );
}

/** The name says it already: "shredded mozzarella", "cooked rice". */
const impliedBy: Readonly<Partial<Record<Cut, RegExp>>> = {
  cooked: /cooked|cocid|cuit|gekocht|gegart|hervid/iu,
  ground: /ground|molid|moulu|gemahlen|geschrotet|hackfleisch|haché|picad/iu,
  grated: /grated|shredded|rallad|râpé|gerieben/iu,
  toasted: /roasted|toasted|tostad|grillé|geröstet/iu,
  chopped: /chopped|crushed|triturad|concassé|broyé|stücke|passiert|desiccated|raspel/iu,
  minced: /ground|picad|haché|hack/iu,
  sliced: /sliced|rodajas|rondelles|scheiben|slice|rebanada|tranche|scheibe/iu,
};
