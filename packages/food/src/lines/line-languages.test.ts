import { expect, it } from 'vitest';
import type { Language } from '../foods/languages.ts';
import { parseLine } from './line.ts';

function read(text: string, language: Language) {
  const { food, grams, mentions, isReadWhole } = parseLine(text, { language });
  const others = mentions.filter(({ relation }) => relation !== 'main');
  return { key: food?.key, grams: Math.round(grams ?? 0), others: others.length, isReadWhole };
}

const whole = { others: 0, isReadWhole: true };

it.each([
  ['de', '450 g Rinderhackfleisch (7 % Fett)', 'beef-ground-93'],
  ['es', '450 g de carne picada de ternera, 7 % de grasa', 'beef-ground-93'],
  ['fr', '450 g de bœuf haché à 7 % de matière grasse', 'beef-ground-93'],
  ['de', '450 g griechischer Joghurt, 0 % Fett', 'greek-yogurt-nonfat'],
  ['es', '450 g de yogur griego natural (0 % de materia grasa)', 'greek-yogurt-nonfat'],
  ['de', '450 g Naturjoghurt mit 1,5 % Fett', 'yogurt-lowfat'],
] as const)('reads a share of fat as part of the food (%s: %s)', (language, text, key) => {
  expect(read(text, language)).toEqual({ key, grams: 450, ...whole });
});

it.each([
  ['de', '500 g glutenfreie natriumarme Hühnerbrühe'],
  ['es', '500 g de caldo de pollo sin gluten bajo en sal'],
  ['fr', '500 g de bouillon de volaille sans gluten, pauvre en sel'],
] as const)('reads stock without gluten and with little salt (%s: %s)', (language, text) => {
  expect(read(text, language)).toEqual({ key: 'chicken-stock-low-sodium', grams: 500, ...whole });
  const { mentions } = parseLine(text, { language });
  expect(mentions.flatMap(({ may }) => may.map(({ trait }) => trait))).not.toContain('gluten');
});

it.each([
  ['es', '300 g de pechuga de pollo sin piel ni hueso', 'chicken-breast'],
  ['fr', '300 g de blanc de poulet sans peau ni os', 'chicken-breast'],
  ['de', '300 g Hähnchenbrust ohne Haut und Knochen', 'chicken-breast'],
  ['es', '300 g de garbanzos de lata, escurridos', 'chickpeas-canned'],
  ['de', '300 g gegarte Linsen', 'lentils-cooked'],
  ['fr', '300 g de tomates mûres, en dés', 'tomato'],
  ['fr', '300 g de cacahuètes grillées non salées', 'peanuts-roasted'],
] as const)(
  'reads what is left out, how it is kept and how ripe it is (%s: %s)',
  (language, text, key) => {
    expect(read(text, language)).toEqual({ key, grams: 300, ...whole });
  },
);

it.each([
  ['es', '1 cebolla grande, picada', '1 large onion'],
  ['es', '1 aguacate pequeño', '1 small avocado'],
  ['fr', '2 oranges moyennes', '2 medium oranges'],
  ['de', '1 Stängel Zitronengras', '1 lemongrass stalk'],
  ['fr', '4 gousses de cardamome', '4 cardamom pods'],
  ['fr', '1 citron, une moitié en rondelles, l’autre pressée', '1 lemon, half sliced, half juiced'],
] as const)('weighs as in English (%s: %s)', (language, text, english) => {
  const { key, grams } = read(english, 'en');
  expect(read(text, language)).toEqual({ key, grams, ...whole });
});

it.each([
  ['es', '400 g de lomo de salmón', 'salmon-sockeye'],
  ['es', '400 g de lomos de salmón sin piel', 'salmon-sockeye'],
  ['es', '400 g de cintas de arroz', 'rice-noodles'],
  ['de', '400 g Reisvermicelli', 'rice-noodles'],
  ['fr', '400 g de bavette d’aloyau', 'flank-steak'],
  ['fr', '400 g de boisson aux amandes non sucrée', 'almond-milk'],
  ['es', '400 g de parte verde de cebolleta', 'scallion-greens'],
] as const)('FOOD-01 reads the food, not a word of its name (%s: %s)', (language, text, key) => {
  expect(read(text, language)).toEqual({ key, grams: 400, ...whole });
});

it.each([
  ['de', '100 g Öl zum Braten', 'sunflower-oil'],
  ['fr', '100 g de beurre pour le moule', 'butter'],
  ['fr', '100 g de sucre pour la pâte', 'sugar'],
  ['fr', '100 g de farine de riz pour fariner le moule', 'rice-flour'],
  ['es', '100 g de harina para la masa', 'flour-white'],
  ['es', '100 g de tomate para la salsa', 'tomato'],
  ['fr', '100 g de moules', 'mussels'],
  ['de', '100 g Brät', 'sausage-breakfast'],
  ['es', '100 g de masa para pizza', 'pizza-dough'],
  ['en', '100 g olive oil for the meatballs', 'olive-oil'],
  ['de', '100 g Olivenöl für die Vinaigrette', 'olive-oil'],
] as const)('FOOD-01 reads a purpose as no food (%s: %s)', (language, text, key) => {
  const { others, isReadWhole, key: read100 } = read(text, language);
  expect({ key: read100, others, isReadWhole }).toEqual({ key, ...whole });
});

it.each([
  ['en', '1 can chickpeas (240 g drained)'],
  ['fr', '1 boîte de pois chiches (240 g égouttés)'],
  ['es', '1 lata de garbanzos (240 g escurridos)'],
  ['de', '1 Dose Kichererbsen (240 g Abtropfgewicht)'],
  ['de', '1 Dose Kichererbsen (240 g abgetropft)'],
] as const)('FOOD-01 takes a drained weight as it is (%s: %s)', (language, text) => {
  expect(read(text, language)).toEqual({ key: 'chickpeas-canned', grams: 240, ...whole });
});

it.each([
  ['en', '1/2 lime (juice)', 'lime-juice'],
  ['de', '1 Limette (Saft)', 'lime-juice'],
  ['fr', '1/2 citron (jus)', 'lemon-juice'],
  ['es', '1 naranja (zumo)', 'orange-juice'],
  ['de', '1 Bio-Zitrone (Abrieb und Saft)', 'lemon-juice'],
  ['fr', '1 citron (zeste)', 'lemon-zest'],
  ['en', '2 oranges (peeled and segmented)', 'orange'],
  ['en', '2 oranges, peeled and segmented', 'orange'],
  ['es', '2 naranjas (peladas)', 'orange'],
] as const)('FOOD-01 reads juice and zest in brackets (%s: %s)', (language, text, key) => {
  const { key: found, others, isReadWhole } = read(text, language);
  expect({ key: found, others, isReadWhole }).toEqual({ key, ...whole });
});
