import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import { type DetailedAllergen, detailedAllergens } from '../foods/allergens.ts';
import { type Language, languages } from '../foods/languages.ts';
import { type Food, foods } from '../table/table.ts';

/** Lines that name a plain food and another one, `X`, in every position and with every connector. */
const templates: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '2 cups X',
    '200 g X, chopped',
    'X (optional)',
    '1 cup rice, cooked in X',
    '300 g carrots with X',
    '300 g carrots and X',
    '300 g carrots, plus 2 tbsp X',
    '300 g carrots or X',
    'X or 300 g carrots',
    '300 g carrots/X',
    '300 g carrots (or X)',
    '300 g carrots (X)',
    '300 g carrots, tossed with X and salt',
    '300 g carrots, cabbage or X',
    'For garnish: X',
    'Dressing: olive oil, X, salt',
    '300 g carrots, topped with chopped X',
    '300 G CARROTS WITH X',
    '1 (400 g) can carrots in X',
    'carrots made with X',
    'gluten-free rice and X',
    'vegan carrots or X',
  ],
  es: [
    '2 tazas de X',
    '200 g de X, picado',
    '1 taza de arroz cocido en X',
    '300 g de zanahorias con X',
    '300 g de zanahorias y X',
    '300 g de zanahorias, más 2 cucharadas de X',
    '300 g de zanahorias o X',
    '300 g de zanahorias/X',
    '300 g de zanahorias (o X)',
    '300 g de zanahorias, repollo o X',
    'Para decorar: X',
    '300 g de zanahorias con un poco de X por encima',
    'zanahorias hechas con X',
    'arroz sin gluten y X',
  ],
  fr: [
    '2 tasses de X',
    '200 g de X, haché',
    '1 tasse de riz cuit dans X',
    '300 g de carottes avec X',
    '300 g de carottes et X',
    '300 g de carottes, plus 2 c. à soupe de X',
    '300 g de carottes ou X',
    '300 g de carottes/X',
    '300 g de carottes (ou X)',
    '300 g de carottes, chou ou X',
    'Pour la garniture : X',
    '300 g de carottes, accompagnées de X',
    'riz sans gluten et X',
  ],
  de: [
    '2 Tassen X',
    '200 g X, gehackt',
    '1 Tasse Reis, in X gekocht',
    '300 g Karotten mit X',
    '300 g Karotten und X',
    '300 g Karotten, dazu 2 EL X',
    '300 g Karotten oder X',
    'X oder 300 g Karotten',
    '300 g Karotten/X',
    '300 g Karotten (oder X)',
    '300 g Karotten, Kohl oder X',
    'Zum Garnieren: X',
    '300 g Karotten, mit etwas X bestreut',
    'glutenfreier Reis und X',
  ],
};

const labelsOfFoods = ['Vegan', 'Vegetarian', 'Gluten-Free'];

function answerTo(line: string, language: Language) {
  const { labels, allergens } = analyseRecipe({ lines: [line], servings: 1, language });
  const proven = labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : []));
  return {
    shown: new Set<string>([...allergens.detailed, ...allergens.mayContain]),
    proven: proven.filter((label) => labelsOfFoods.includes(label)),
  };
}

const allergensIn = ({ traits }: Food): DetailedAllergen[] =>
  detailedAllergens.filter((allergen) => traits.includes(allergen));

const hasTraits = ({ traits, may }: Food) =>
  (may ?? []).length > 0 || traits.some((trait) => trait !== 'rennet');

interface Name {
  food: Food;
  name: string;
  language: Language;
}

const names: Name[] = foods
  .filter(hasTraits)
  .flatMap((food) =>
    languages.flatMap((language) => food.names[language].map((name) => ({ food, name, language }))),
  );

const minLines = 50_000;

function placed(template: string, name: string): string {
  const line = template.replace('X', () => name);
  return template === template.toUpperCase() ? line.toUpperCase() : line;
}

function* lines(): Generator<Name & { line: string }> {
  const each = Math.ceil(minLines / names.length);
  for (const [position, named] of names.entries()) {
    const all = templates[named.language];
    for (let turn = 0; turn < Math.min(each, all.length); turn += 1) {
      const template = all[(position * each + turn) % all.length] ?? '';
      yield { ...named, line: placed(template, named.name) };
    }
  }
}

describe('REC-09 a food that breaks a label breaks it at every place of a line', () => {
  it('shows the allergens of a food under each of its names', { timeout: 60_000 }, () => {
    const unread = names.filter(({ food, name, language }) => {
      const { shown } = answerTo(name, language);
      return allergensIn(food).some((allergen) => !shown.has(allergen));
    });
    expect(unread.map(({ name, language }) => `${language}: ${name}`)).toEqual([]);
  });

  it(`holds for ${minLines} lines of every name, connector and place`, {
    timeout: 180_000,
  }, () => {
    const alone = new Map<string, ReturnType<typeof answerTo>>();
    const unsafe: string[] = [];
    let count = 0;
    for (const { line, name, language } of lines()) {
      count += 1;
      const key = `${language} ${name}`;
      const own = alone.get(key) ?? answerTo(name, language);
      alone.set(key, own);
      const { shown, proven } = answerTo(line, language);
      const hidden = [...own.shown].filter((allergen) => !shown.has(allergen));
      const gained = proven.filter((label) => !own.proven.includes(label));
      if (hidden.length + gained.length > 0)
        unsafe.push(`${language}: ${line} (${[...gained, ...hidden].join(', ')})`);
    }
    expect(count).toBeGreaterThanOrEqual(minLines);
    expect(unsafe).toEqual([]);
  });
});
