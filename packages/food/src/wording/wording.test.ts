import { describe, expect, it } from 'vitest';
import { unitWords } from '../amounts/units.ts';
import { languages } from '../foods/languages.ts';
import { parseLine } from '../lines/line.ts';
import { lineInWords } from './wording.ts';
import { unitWord } from './wording-units.ts';

describe('lines in the words of a language', () => {
  it.each([
    [
      '2 tbsp olive oil',
      '2 tbsp olive oil',
      '2 cucharadas de aceite de oliva',
      '2 c. à s. d’huile d’olive',
      '2 EL Olivenöl',
    ],
    ['2 eggs', '2 eggs', '2 huevos', '2 œufs', '2 Eier'],
    [
      '150 g Greek yogurt',
      '150 g Greek yogurt',
      '150 g de yogures griegos',
      '150 g de yaourts grecs',
      '150 g griechischer Joghurt',
    ],
    ['1 egg', '1 egg', '1 huevo', '1 œuf', '1 Ei'],
    ['1/2 cup milk', '1/2 cup milk', '1/2 taza de leche', '1/2 tasse de lait', '1/2 Tasse Milch'],
    [
      '1 1/2 cups milk',
      '1 1/2 cups milk',
      '1 1/2 tazas de leche',
      '1 1/2 tasse de lait',
      '1 1/2 Tassen Milch',
    ],
    [
      '1.5 kg potatoes',
      '1.5 kg potatoes',
      '1,5 kg de patatas',
      '1,5 kg de pommes de terre',
      '1,5 kg Kartoffeln',
    ],
    ['3 red onions', '3 red onions', '3 cebollas rojas', '3 oignons rouges', '3 rote Zwiebeln'],
    ['half a cucumber', '1/2 cucumber', '1/2 pepino', '1/2 concombre', '1/2 Gurke'],
    [
      '200 g eggplant',
      '200 g eggplant',
      '200 g de berenjena',
      '200 g d’aubergine',
      '200 g Aubergine',
    ],
    ['2-3 carrots', '2–3 carrots', '2–3 zanahorias', '2–3 carottes', '2–3 Karotten'],
    ['1 apple', '1 apple', '1 manzana', '1 pomme', '1 Apfel'],
    ['4 apples', '4 apples', '4 manzanas', '4 pommes', '4 Äpfel'],
    ['Salt, to taste', 'fine salt', 'sal', 'sel', 'Salz'],
  ])('%s', (text, ...expected) => {
    expect(languages.map((language) => lineInWords(parseLine(text), language))).toEqual(expected);
  });

  it.each([
    ['3 sun-dried tomatoes', 'de', '3 getrocknete Tomaten'],
    ['1 dried fig', 'de', '1 getrocknete Feigen'],
    ['3 portobello mushrooms', 'es', '3 portobellos'],
    ['2 heads cauliflower', 'fr', '2 têtes de chou-fleur'],
    ['2 slices whole wheat bread', 'es', '2 rebanadas de pan integral'],
    ['200 g whole wheat bread', 'fr', '200 g de pain complet'],
    ['2 hard-boiled eggs', 'de', '2 hart gekochte Eier'],
    ['4 bay leaves', 'fr', '4 feuilles de laurier'],
    ['200 g green beans', 'fr', '200 g de haricots verts'],
    ['3 white mushrooms', 'es', '3 champiñones blancos'],
    ['200 g cauliflower', 'fr', '200 g de chou-fleur'],
    ['2 acorn squash', 'de', '2 Eichelkürbis'],
    ['200 g brie', 'es', '200 g de brie'],
    ['250 g cauliflower', 'en', '250 g cauliflower'],
    ['160 g pineapple', 'en', '160 g pineapple'],
    ['1 kg cauliflower', 'en', '1 kg cauliflowers'],
    ['1/4 tsp cayenne pepper', 'en', '1/4 tsp cayenne pepper'],
  ] as const)('%s (%s): %s', (text, language, expected) => {
    expect(lineInWords(parseLine(text), language)).toBe(expected);
  });

  it('says what a can holds', () => {
    const line = parseLine('2 x 400 g cans tomatoes');
    expect(lineInWords(line, 'de')).toMatch(/^2 Dosen \(400 g\) /);
    expect(lineInWords(line, 'es')).toMatch(/^2 latas \(400 g\) de /);
    expect(lineInWords(line, 'fr')).toMatch(/^2 boîtes \(400 g\) de /);
    expect(lineInWords(parseLine('1 400 g can tomatoes'), 'de')).toMatch(/^1 Dose \(400 g\) /);
  });

  it('leaves a text as it is where the food is not known', () => {
    expect(lineInWords(parseLine('3 flubberworts'), 'fr')).toBe('3 flubberworts');
  });

  it('has a word for every unit in every language', () => {
    for (const { unit } of unitWords) {
      if (
        ['g', 'dag', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'oz', 'lb', 'fl-oz', 'cm'].includes(
          unit.key,
        )
      )
        continue;
      const words = languages.map((language) => unitWord(unit.key, 1, language));
      expect(words.every((word) => word !== '' && word !== undefined)).toBe(true);
      expect(new Set(words).size, unit.key).toBeGreaterThan(1);
    }
  });

  it.each(languages)('is read again as the same food and amount (%s)', (language) => {
    for (const text of [
      '2 tbsp olive oil',
      '3 eggs',
      '1.5 kg potatoes',
      '1/2 cup milk',
      '2 garlic cloves',
      '200 g spinach',
      '1 bunch parsley',
      '2 slices whole wheat bread',
    ]) {
      const line = parseLine(text);
      const again = parseLine(lineInWords(line, language), { language });
      expect([again.food?.key, again.amount, again.unit], lineInWords(line, language)).toEqual([
        line.food?.key,
        line.amount,
        line.unit,
      ]);
    }
  });

  it('knows a mute h and the invariable "nature" in French', () => {
    const text = (line: string) => lineInWords(parseLine(line, { language: 'fr' }), 'fr');
    expect(text('300 g de hauts de cuisse de poulet')).toBe('300 g de hauts de cuisse de poulet');
    expect(text('100 g d’huile d’olive')).toBe('100 g d’huile d’olive');
    expect(text('2 yaourts nature')).toBe('2 yaourts nature');
  });
});
