import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWording } from './wording.ts';

const root = new URL('../../../../../../', import.meta.url);

/** Texts that nobody wrote for this test: names of foods, recipes, reviews and what the app itself says, in four languages. */
function* existingTexts(): Generator<string> {
  const folders = [
    ...['packages/food/scripts/foods/', 'packages/catalogue/recipes/', 'bench/lines/'],
    ...['apps/api/src/features/reviews/demo/', 'apps/web/src/locales/es/'],
    ...['apps/web/src/locales/fr/', 'apps/web/src/locales/de/', 'apps/web/src/locales/en/'],
  ];
  for (const folder of folders) {
    const files = readdirSync(new URL(folder, root)).filter((name) =>
      /\.(txt|yaml|json|ts)$/.test(name),
    );
    for (const name of files) {
      // There a question mark means “perhaps”.
      const text = readFileSync(new URL(folder + name, root), 'utf8').replace(/\?(?=\w)/g, '');
      for (const piece of text.match(/(?:[^\n]{0,500}\n?){1,12}/g) ?? []) yield piece;
    }
  }
}

describe('rude words', () => {
  it.each([
    ...[
      'what a fucking mess',
      'sh1t',
      'you b!tch',
      'FUUUCK',
      'asshole',
      'ʃ𝐟ʃὗƈｋ ỹоứ',
      'just kill yourself',
    ],
    ...['Du Arschloch', 'fick dich', 'Scheiße', 'verpiss dich', 'so eine Schlampe'],
    ...['hijo de puta', 'eres un CABRÓN', 'qué mierda', 'pendejo', 'gilipollas'],
    ...['sale pute', 'enculé', 'va te faire foutre', 'connasse', 'ta gueule !'],
  ])('CHAT-10 are found in “%s”', (text) => {
    expect(readWording(text).isRude).toBe(true);
  });

  it.each([
    ...[
      'Shiitake with cumin',
      'Prick the potatoes all over',
      'rapeseed oil',
      'spotted dick for tea',
    ],
    ...[
      'faggots and peas',
      'cock-a-leekie',
      'coq au vin and cocktails',
      'chicken breast',
      'A finger prick',
    ],
    ...['vaginal dryness', 'low sex drive with PCOS', 'anal fissure', 'Titbits', 'bass and grass'],
    ...[
      'frijoles negros',
      'spaghetti alla puttanesca',
      'un análisis',
      'el avión viene con retraso',
    ],
    ...[
      'pissaladière',
      'pissenlits',
      'gruyère râpé',
      'je suis en retard, c’est assez',
      'un bâtard et une baguette',
    ],
    ...['Pute mit Rotkohl', 'Ochsenschwanzsuppe', 'Schinken', 'Agavendicksaft', 'Bastardmakrele'],
  ])('CHAT-10 are not found in “%s”', (text) => {
    expect(readWording(text).isRude).toBe(false);
  });
});

describe('questions for a dose or a treatment', () => {
  it.each([
    ...['How much metformin should I take?', 'is it safe to stop my meds before the scan'],
    ...[
      'Can berberine replace metformin?',
      'My endo put me on 500mg, does anyone take 1500 a day of the tablets',
    ],
    ...['Which treatment reverses insulin resistance?', 'How many IU of vitamin D do you take?'],
    ...['¿Cuánta metformina tomáis al día?', '¿Cómo puedo tratar los ovarios poliquísticos?'],
    ...['alguien toma inositol, qué dosis', '¿Puedo dejar las pastillas antes del embarazo?'],
    ...['Combien d’inositol par jour ?', 'est-ce que je peux arrêter la pilule d’un coup'],
    ...['Quelqu’un prend du magnésium ? combien de mg ?', 'Comment soigner le SOPK ?'],
    ...['Wie viel Metformin nehmt ihr?', 'Soll ich die Tabletten absetzen'],
    ...['Kann man PCO heilen?', 'Wie viele Einheiten Insulin spritzt du vor dem Essen?'],
  ])('CHAT-10 get a note: “%s”', (text) => {
    expect(readWording(text).note).toBe('medical');
  });

  it.each([
    ...['How much cumin do you put in?', 'Any recipes that help with insulin resistance?'],
    ...[
      'I take my lunch to work',
      'Is this dish good for PCOS?',
      'I was diagnosed with PCOS last year.',
    ],
    ...[
      'My doctor raised my metformin.',
      'Which foods have a lot of iron?',
      'Is 200 mg of sodium much?',
    ],
    ...['¿Qué cenáis hoy?', '¿Cuánto hierro tienen las lentejas?', 'Pastilla de caldo: ¿sí o no?'],
    ...[
      'Combien de temps au four ?',
      'Une dose de vanille, et voilà',
      'Quels aliments contiennent du fer ?',
    ],
    ...[
      'Wie viel Mehl nimmst du?',
      'Welche Lebensmittel haben viel Eisen?',
      'Ich nehme immer Haferflocken.',
    ],
  ])('CHAT-10 are not seen in “%s”', (text) => {
    expect(readWording(text).note).toBeNull();
  });
});

it('CHAT-10 hardly any of the texts that lie here already is taken for rude or medical', () => {
  const found: string[] = [];
  let read = 0;
  for (const text of existingTexts()) {
    read += 1;
    const { note, isRude } = readWording(text);
    if (isRude || note !== null) found.push(`${isRude ? 'rude' : note}: ${text}`);
  }
  expect(read).toBeGreaterThan(4000);
  expect(found).toEqual([]);
}, 60_000);

it('CHAT-10 reads the longest message within some milliseconds', () => {
  const texts = ['a'.repeat(2000), 'fu'.repeat(1000), '?mg '.repeat(500), 'ʃ𝐟'.repeat(600)];
  for (const text of texts) {
    const start = performance.now();
    for (let time = 0; time < 10; time += 1) readWording(text);
    expect((performance.now() - start) / 10).toBeLessThan(50);
  }
});
