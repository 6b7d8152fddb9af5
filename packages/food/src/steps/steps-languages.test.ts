import { expect, it } from 'vitest';
import type { Language } from '../foods/languages.ts';
import { linkSteps } from './steps.ts';

interface Marked {
  language: Language;
  lines: readonly string[];
  /** Each step with the indices of its lines, labelled by hand. */
  steps: readonly (readonly [step: string, lines: readonly number[]])[];
}

const marked: readonly Marked[] = [
  {
    language: 'es',
    lines: [
      '400 g de garbanzos cocidos, escurridos',
      '2 cucharadas de aceite de oliva virgen extra',
      '1 cebolla grande, picada',
      '2 dientes de ajo',
      '300 g de espinacas frescas',
      '1 cucharadita de comino molido',
      '1 cucharadita de pimentón dulce',
      '200 g de tomate triturado',
      '1/2 cucharadita de sal',
      '2 huevos',
    ],
    steps: [
      ['Calienta la mitad del aceite en una sartén y sofríe la cebolla 8 minutos.', [1, 2]],
      ['Añade los ajos picados y las especias y remueve medio minuto.', [3, 5, 6]],
      ['Incorpora el tomate y la sal y cuece 10 minutos a fuego lento.', [7, 8]],
      ['Agrega los garbanzos y las espinacas y deja que se ablanden.', [0, 4]],
      ['Fríe los huevos en el aceite restante y sírvelos sobre los garbanzos.', [9, 1, 0]],
    ],
  },
  {
    language: 'es',
    lines: [
      '4 filetes de merluza (150 g cada uno)',
      '500 g de patatas, en rodajas',
      '1 pimiento rojo',
      '1 limón',
      '3 cucharadas de aceite de oliva',
      'Un puñado de perejil fresco',
      'Sal al gusto',
    ],
    steps: [
      ['Precalienta el horno a 200 °C.', []],
      [
        'Mezcla las patatas y el pimiento con dos cucharadas de aceite y hornea 25 minutos.',
        [1, 2, 4],
      ],
      ['Coloca el pescado encima, riégalo con el resto del aceite y ponle sal.', [0, 4, 6]],
      ['Hornea 10 minutos más. Sirve con el perejil y gajos de limón.', [5, 3]],
    ],
  },
  {
    language: 'fr',
    lines: [
      '250 g de lentilles vertes',
      '1 oignon, émincé',
      '2 carottes',
      "2 c. à soupe d'huile d'olive",
      '1 c. à café de cumin',
      '1 c. à café de curcuma',
      '75 cl de bouillon de légumes',
      '1 citron',
      'Quelques brins de coriandre',
    ],
    steps: [
      [
        "Faites chauffer la moitié de l'huile et faites revenir l'oignon et les carottes.",
        [3, 1, 2],
      ],
      ['Ajoutez les épices et mélangez une minute.', [4, 5]],
      ['Versez le bouillon, ajoutez les lentilles et laissez mijoter 25 minutes.', [6, 0]],
      ["Ajoutez le reste de l'huile, le jus du citron et la coriandre.", [3, 7, 8]],
    ],
  },
  {
    language: 'fr',
    lines: [
      '200 g de farine de sarrasin',
      '2 œufs',
      '40 cl de lait',
      '30 g de beurre fondu',
      '1 pincée de sel',
      '150 g de champignons de Paris',
      '100 g de fromage de chèvre',
    ],
    steps: [
      ['Mélangez la farine, le sel et les œufs, puis versez le lait peu à peu.', [0, 4, 1, 2]],
      ['Ajoutez la moitié du beurre et laissez reposer 1 heure.', [3]],
      ['Faites dorer les champignons dans le beurre restant.', [5, 3]],
      ['Cuisez les galettes, garnissez de champignons et de chèvre.', [5, 6]],
    ],
  },
  {
    language: 'de',
    lines: [
      '2 Zwiebeln',
      '3 Knoblauchzehen',
      '2 EL Olivenöl',
      '400 g Kirschtomaten',
      '250 g rote Linsen',
      '1 TL gemahlener Kreuzkümmel',
      '750 ml Gemüsebrühe',
      '1 Zitrone',
      'Salz und Pfeffer',
      '1 Bund Petersilie',
    ],
    steps: [
      ['Die Zwiebeln würfeln und in der Hälfte des Öls 8 Minuten dünsten.', [0, 2]],
      ['Knoblauch und Kreuzkümmel zugeben und kurz mitrösten.', [1, 5]],
      ['Linsen und Tomaten einrühren, die Brühe angießen und 20 Minuten köcheln.', [4, 3, 6]],
      ['Mit Salz, Pfeffer und dem Saft der Zitrone abschmecken.', [8, 7]],
      ['Das restliche Öl darüberträufeln und mit der Petersilie servieren.', [2, 9]],
    ],
  },
  {
    language: 'de',
    lines: [
      '150 g Haferflocken',
      '300 ml Haferdrink',
      '2 Eier',
      '1 Apfel, gerieben',
      '2 EL gehackte Walnüsse',
      '1 TL Zimt',
      '150 g Naturjoghurt',
      '100 g Himbeeren',
    ],
    steps: [
      ['Die Haferflocken mit dem Haferdrink verrühren und 10 Minuten quellen lassen.', [0, 1]],
      ['Eier, Apfel und Zimt unterrühren.', [2, 3, 5]],
      ['Im Ofen 25 Minuten backen, bis die Haferflocken goldbraun sind.', [0]],
      ['Mit Joghurt, Himbeeren und den Nüssen servieren.', [6, 7, 4]],
    ],
  },
];

it('DETAIL-07 links steps in Spanish, French and German with precision and recall of at least 95 %', () => {
  let [right, linked, expected] = [0, 0, 0];
  const wrong: string[] = [];
  for (const { language, lines, steps } of marked) {
    const texts = steps.map(([step]) => step);
    const { mentions } = linkSteps(lines, texts, language);
    for (const [position, [step, own]] of steps.entries()) {
      const found = new Set(mentions[position]?.flatMap((mention) => mention.lines));
      right += own.filter((line) => found.has(line)).length;
      linked += found.size;
      expected += own.length;
      if (own.some((line) => !found.has(line)) || found.size > own.length)
        wrong.push(`${step} ${[...found].join()} instead of ${own.join()}`);
    }
  }
  expect(right / linked, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(right / expected, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

it.each([
  ['es', 'Mezcla todos los ingredientes en un cuenco.', true],
  ['es', 'Mezcla todos los ingredientes juntos.', true],
  ['es', 'Mezcla todos los ingredientes secos.', false],
  ['es', 'Mezcla todos los ingredientes de la salsa.', false],
  ['fr', 'Mélangez tous les ingrédients dans un bol.', true],
  ['fr', 'Mélangez tous les ingrédients, puis versez.', true],
  ['fr', 'Mélangez tous les ingrédients secs.', false],
  ['fr', 'Mélangez tous les ingrédients liquides.', false],
  ['fr', 'Mélangez tous les ingrédients de la sauce.', false],
  ['de', 'Alle Zutaten in eine Schüssel geben.', true],
  ['de', 'Alle trockenen Zutaten mischen.', false],
  ['de', 'Alle Zutaten für die Soße verrühren.', false],
] as const)(
  'DETAIL-07 takes all ingredients for all, and a kind of them for none (%s: %s)',
  (language, step, isAll) => {
    const { mentions } = linkSteps(['100 g xyla', '200 ml omba'], [step], language);
    expect(mentions.flat().flatMap((mention) => mention.lines)).toEqual(isAll ? [0, 1] : []);
  },
);

it('DETAIL-07 links a German name in the dative beside a compound of the same noun', () => {
  const lines = ['1/4 TL Cayennepfeffer', '1/2 TL schwarzer Pfeffer'];
  const { unnamed } = linkSteps(
    lines,
    ['Cayennepfeffer anrösten.', 'Mit schwarzem Pfeffer würzen.'],
    'de',
  );
  expect(unnamed).toEqual([]);
});

it('DETAIL-07 links a German word to the line of that name before a compound with it', () => {
  const lines = ['1/2 Tomate, gewürfelt', '200 g Dosentomaten'];
  const { mentions, unnamed } = linkSteps(
    lines,
    ['Dosentomaten angießen.', 'Tomate zugeben und köcheln lassen.'],
    'de',
  );
  expect(unnamed).toEqual([]);
  expect(mentions.map(([mention]) => mention?.lines)).toEqual([[1], [0]]);
});

it.each([
  ['250 g Staudensellerie', 'Die Sellerieblätter daraufgeben.'],
  ['4 Maistortillas', 'Die Tortillastreifen backen.'],
  ['1 TL Vanilleextrakt', 'Die Vanille unterrühren.'],
  ['10 g Minzeblätter', 'Mit Minze bestreuen.'],
  ['500 g Rinderoberschale, in Streifen', 'Das Rindfleisch anbraten.'],
  ['1 kleiner Spaghettikürbis', 'Die Kürbishälften umdrehen.'],
  ['1 kleiner Spaghettikürbis', 'Das Fleisch des Spaghettikürbisses lösen.'],
  ['1 Orange, nur die Schale', 'Die Orangenschale unterrühren.'],
  ['250 g Mangold', 'Die Mangoldstiele dünsten.'],
  ['2 EL Rapsöl', 'Die Hälfte des Öls erhitzen.'],
  ['20 g Ingwer', 'Die Hälfte des Ingwers anrösten.'],
  ['30 g Parmesan', 'Die Hälfte des Parmesans unterrühren.'],
  ['¼ TL schwarzer Pfeffer', 'Mit der Hälfte des Pfeffers würzen.'],
])('DETAIL-07 links a German compound to its food: %s, %s', (line, step) => {
  expect(linkSteps([line], [step], 'de').unnamed).toEqual([]);
});

it.each([
  ['100 g Haferflocken', 'Locker mit Folie abdecken.'],
  ['1 EL Zitronensaft', 'Mit dem Saft aus der Form servieren.'],
  ['1 TL abgeriebene Zitronenschale', 'In eine Schale füllen.'],
  ['200 ml Rinderbrühe', 'Das Rindfleisch anbraten.'],
])('DETAIL-07 takes no German word for the end of another: %s, %s', (line, step) => {
  expect(linkSteps([line], [step], 'de').mentions.flat()).toEqual([]);
});

it.each([
  ['de', '1 kg Rindergulasch', '400 ml Hühnerbrühe', 'Das Fleisch anbraten.'],
  ['es', '1 kg de ternera para guisar', '400 ml de caldo de pollo', 'Dora la carne.'],
  ['fr', '1 kg de bœuf à braiser', '400 ml de bouillon de poulet', 'Saisir la viande.'],
] as const)('DETAIL-07 takes no broth for the meat (%s)', (language, meat, broth, step) => {
  const { mentions } = linkSteps([broth, meat], [step], language);
  expect(mentions.flat().flatMap(({ lines }) => lines)).toEqual([1]);
});
