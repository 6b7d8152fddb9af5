import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineFromHtml } from '../page/clean-text.ts';
import { decodePage } from '../page/decoding.ts';
import { cuisineOf, mealOf } from '../recipe-terms.ts';
import { readLenientJson } from '../schema-org/lenient-json.ts';
import { minutesOf } from './durations.ts';
import { languageOfText } from './language.ts';
import { readMetadata } from './metadata-lines.ts';
import { servingsOf } from './servings.ts';

describe('what a recipe says of itself', () => {
  it.each<[string, number | null]>([
    ['PT1H30M', 90],
    ['PT90M', 90],
    ['P0DT0H25M', 25],
    ['PT1H30', 90],
    ['PT0M', 0],
    ['PT1.5H', 90],
    ['PT45M0S', 45],
    ['P0Y0M0DT0H35M0.000S', 35],
    ['45 minutes', 45],
    ['1 h 30', 90],
    ['1h30', 90],
    ['1 hr 10 mins', 70],
    ['1 Std. 15 Min.', 75],
    ['2 Stunden', 120],
    ['1½ hours', 90],
    ['1 hora y media', 90],
    ['media hora', 30],
    ['une heure et demie', 90],
    ['30-40 min', 40],
    ['20 bis 25 Minuten', 25],
    ['1:15', 75],
    ['35', 35],
    ['overnight', null],
    ['', null],
    ['PT', null],
    ['2 days', 2880],
    ['1 day 2 h', 1560],
    ['1 Woche', 10_080],
    ['2 semanas', 20_160],
    ['90 seconds', 2],
    ['90 Sek.', 2],
    ['PT90S', 2],
    ['PT1M30S', 2],
    ['P1D', 1440],
    ['P1DT2H', 1560],
    ['P1W', 10_080],
    ['P30D', 43_200],
    ['P31D', null],
    ['-5', null],
    ['1 1/2 hours', 90],
    ['1-1/2 hours', 90],
    ['1 and 1/2 hours', 90],
    ['1/2 hour', 30],
    ['1/4 hour', 15],
    ['3/4 Std.', 45],
    ['1/2 to 3/4 hour', 45],
    ['1 heure 1/2', 90],
    ['2 hours 15/20 min', 140],
    ['P30M', 30],
    ['P2MT5M', null],
    ['P1Y', null],
  ])('FOOD-04 the time %s', (text, minutes) => expect(minutesOf(text)).toBe(minutes));

  it.each<[string[], number | null]>([
    [['4'], 4],
    [['4 servings'], 4],
    [['4', '4 Portionen'], 4],
    [['Serves 4-6'], 4],
    [['für 4 Personen'], 4],
    [['Pour 6 personnes'], 6],
    [['para 2 raciones'], 2],
    [['1 loaf', '10 slices'], 10],
    [['1 loaf'], null],
    [['1 Springform (26 cm)'], null],
    [['500 ml'], null],
    [['24 cookies'], 24],
    [['2 dozen'], 24],
    [['serves two'], 2],
    [['250'], null],
    [['a lot'], null],
    [['Makes 24 cookies, serves 8'], 8],
    [['24 cookies to serve 8'], 8],
    [['24 Kekse, 8 Portionen'], 8],
    [['24 galletas (8 raciones)'], 8],
    [['4 (1 cup) servings'], 4],
    [['Portionen: 6'], 6],
    [['2 dozen cookies, serves 8'], 8],
    [[], null],
  ])('FOOD-04 the yield %j', (texts, servings) => expect(servingsOf(texts)).toBe(servings));

  it.each([
    [['Main course'], 'Dinner'],
    [['Plat principal'], 'Dinner'],
    [['Desayuno'], 'Breakfast'],
    [['Frühstück'], 'Breakfast'],
    [['Suppen & Eintöpfe'], 'Lunch'],
    [['Postre'], 'Snack'],
    [['Vegetarian', 'Lunch'], 'Lunch'],
    [['Comfort food'], null],
  ])('FOOD-04 the meal %j', (texts, meal) => expect(mealOf(texts)).toBe(meal));

  it.each([
    ['Griechisch', 'mediterranean'],
    ['Cuisine italienne', 'italian'],
    ['Tex-Mex', 'mexican'],
    ['Thai', 'asian'],
    ['Nordic', null],
  ])('FOOD-04 the cuisine %s', (text, cuisine) => expect(cuisineOf([text])).toBe(cuisine));

  it.each([
    ['200 g flour\nMix the flour with the eggs and stir', 'en'],
    ['200 g de harina\nMezcla la harina con los huevos', 'es'],
    ['200 g de farine\nMélangez la farine avec les œufs', 'fr'],
    ['200 g Mehl\nDas Mehl mit den Eiern verrühren', 'de'],
    ['2 kg', null],
  ])('FOOD-04 the language of "%s"', (text, language) =>
    expect(languageOfText(text)).toBe(language),
  );
});

describe('facts in a line of a text', () => {
  it.each([
    ['Prep: 1/2 hour', { prepMinutes: 30 }],
    ['Prep 1/4 hour / Cook 1 1/2 hours', { prepMinutes: 15, cookMinutes: 90 }],
    ['Prep 10 min/Cook 25 min', { prepMinutes: 10, cookMinutes: 25 }],
    ['Makes 24 cookies, serves 8', { servings: 8 }],
    ['Serves 4 | Prep 10 min | Cook 25 min', { servings: 4, prepMinutes: 10, cookMinutes: 25 }],
  ])('FOOD-04 %s', (line, facts) => expect(readMetadata([line]).found).toEqual(facts));
});

describe('texts', () => {
  it.each([
    ['1&frac12;&nbsp;cups&#32;flour', '1½ cups flour'],
    ['&amp;quot;Soup&amp;quot;', '"Soup"'],
    ['<b>Salt</b> &amp; pepper', 'Salt & pepper'],
    ['at 5 < 6 & 7 > 3', 'at 5 < 6 & 7 > 3'],
    ['<script>alert(1)</script>Soup', 'Soup'],
    ['a\u0000b\u202ec\ud800', 'abc'],
  ])('FOOD-04 %j is plain', (text, plain) => expect(lineFromHtml(text)).toBe(plain));

  it.each<[string, unknown[]]>([
    ['{"a":1,}', [{ a: 1 }]],
    ['{"a":"line\nbreak"}', [{ a: 'line\nbreak' }]],
    ['{"a":[1,2,],/* c */"b":2} // end', [{ a: [1, 2], b: 2 }]],
    ['{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['//<![CDATA[\n{"a":1}\n//]]>', [{ a: 1 }]],
    ['\ufeff{"a":1};', [{ a: 1 }]],
    ['{"a":"say "hello" to her","b":1}', [{ a: 'say "hello" to her', b: 1 }]],
    ['{"a":"https://b.example/c","b":"d"}\u0000', [{ a: 'https://b.example/c', b: 'd' }]],
    ['{"a":"C:\\dir"}', [{ a: 'C:\\dir' }]],
    ['no json', []],
    ['{"a":', []],
  ])('FOOD-04 %j is read as it was meant', (text, values) =>
    expect(readLenientJson(text)).toEqual(values),
  );

  it('FOOD-04 JSON that is well formed is read as it stands', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(readLenientJson(JSON.stringify(value))).toEqual([JSON.parse(JSON.stringify(value))]);
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
  });

  it('FOOD-04 an encoding is believed in the order: mark, header, head', () => {
    const latin = Buffer.from('<meta charset="iso-8859-1">Käse', 'latin1');
    expect(decodePage(latin, 'text/html')).toContain('Käse');
    expect(decodePage(Buffer.from('Käse'), 'text/html; charset=utf-8')).toBe('Käse');
    expect(decodePage(Buffer.from('<meta charset=nonsense>Käse'), '')).toContain('Käse');
    expect(decodePage(Buffer.from([0x93, 0x4b, 0x94]), 'text/plain; charset=windows-1252')).toBe(
      '“K”',
    );
    expect(decodePage(Buffer.from('x'), 'image/png')).toBeNull();
    expect(decodePage(Buffer.from([0, 1, 2, 3]), '')).toBeNull();
    expect(decodePage(Buffer.from('<p>Soup\u0000 of the day</p>'), '')).toContain('Soup');
  });
});

describe('stack in a line of a text', () => {
  it.each([
    ['Resting time: 8 h', 480],
    ['Additional Time: 2 hrs', 120],
    ['Chill: 30 min', 30],
    ['Prep 10 min | Marinating time 1 day | Cook 25 min', 1440],
    ['Ruhezeit: 2 Stunden', 120],
    ['Arbeitszeit 20 Min. | Kühlzeit 4 Std.', 240],
    ['Gehzeit: ca. 45 Minuten', 45],
    ['Tiempo de reposo: 1 hora', 60],
    ['Remojo: 12 horas', 720],
    ['Temps de repos : 30 min', 30],
    ['Repos : 1 heure', 60],
  ])('REC-11 %s', (line, rest) => expect(readMetadata([line]).found.restMinutes).toBe(rest));

  it.each([
    'Rest 10 minutes.',
    'Let the dough rest for 10 minutes.',
    'Chill for 2 hours.',
    'Marinate 30 minutes.',
    'Laisser au repos 30 minutes.',
  ])('REC-11 a step is none: %s', (line) => {
    const { found, used } = readMetadata([line]);
    expect([found, used.size]).toEqual([{}, 0]);
  });
});
