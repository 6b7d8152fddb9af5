import { describe, expect, it } from 'vitest';
import { fastestOf } from '../../test/fastest-of.ts';
import { languages } from '../foods/languages.ts';
import { linkSteps } from './steps.ts';

const lines = [
  '2 tbsp extra-virgin olive oil',
  '1 medium onion (150 g), chopped',
  '300 g cherry tomatoes, halved',
  '600 ml low-sodium chicken stock',
  '400 g chicken thighs',
  '1 tsp ground cumin',
  '1 tsp smoked paprika',
  '20 g parsley, chopped',
];

function named(ingredients: readonly string[], ...steps: string[]) {
  const { mentions } = linkSteps(ingredients, steps, 'en');
  return mentions.map((own, position) =>
    own.map(({ start, end, lines: meant, shareText: text }) => [
      steps[position]?.slice(start, end),
      meant.join(),
      ...(text === null ? [] : [text]),
    ]),
  );
}

it('DETAIL-07 tells where a step names a line, by its head, by one word, in another number', () => {
  expect(named(lines, 'Fry the onion, then the tomatoes and the chicken thighs.')).toEqual([
    [
      ['onion', '1'],
      ['tomatoes', '2'],
      ['chicken thighs', '4'],
    ],
  ]);
});

it('DETAIL-07 knows stock from chicken', () => {
  expect(named(lines, 'Pour the stock over the chicken.')).toEqual([
    [
      ['stock', '3'],
      ['chicken', '4'],
    ],
  ]);
});

it('DETAIL-07 says the share that a step takes as it is written', () => {
  const steps = [
    'Heat half of the olive oil.',
    'Add 1 tbsp of the chopped parsley and the remaining oil.',
    'Scatter with the rest of the parsley.',
  ];
  expect(named(lines, ...steps)).toEqual([
    [['olive oil', '0', 'half of the olive oil']],
    [
      ['parsley', '7', '1 tbsp of the chopped parsley'],
      ['oil', '0', 'the remaining oil'],
    ],
    [['parsley', '7', 'the rest of the parsley']],
  ]);
});

it('DETAIL-07 takes spices, fish and meat for what they are', () => {
  expect(named(lines, 'Stir in the spices.', 'Simmer until the meat is tender.')).toEqual([
    [['spices', '5,6']],
    [['meat', '4']],
  ]);
  expect(named(['400 g cod fillets', '200 g salmon'], 'Add the fish.')).toEqual([[]]);
});

it('DETAIL-07 takes the remaining ingredients for those that no step names', () => {
  const steps = ['Brown the chicken in the oil.', 'Add the remaining ingredients but the parsley.'];
  expect(named(lines, ...steps)[1]).toEqual([
    ['the remaining ingredients', '1,2,3,5,6'],
    ['parsley', '7'],
  ]);
});

it('DETAIL-07 leaves open what a word leaves open', () => {
  const oils = ['1 tbsp olive oil', '1 tsp toasted sesame oil'];
  expect(named(oils, 'Warm the oil.', 'Finish with the sesame oil.')).toEqual([
    [],
    [['sesame oil', '1']],
  ]);
  const shared = named(oils, 'Warm half of the olive oil.', 'Add the rest of the oil.');
  expect(shared[1]).toEqual([['oil', '0', 'the rest of the oil']]);
});

it('DETAIL-07 is not misled by comparisons, verbs and things of the kitchen', () => {
  const kitchen = ['4 pork chops', '1 tsp coriander seeds', '200 ml cream', '150 g peas'];
  expect(
    named(kitchen, 'Chop it to the size of peas, grind in a spice grinder until thick as cream.'),
  ).toEqual([[]]);
});

it('DETAIL-07 takes the grain of meat and plain water for no line', () => {
  const lines = ['400 g flank steak', '200 g cooked brown rice', '140 g water chestnuts'];
  expect(named(lines, 'Cut the steak across the grain and rinse it under water.')).toEqual([
    [['steak', '0']],
  ]);
  expect(named(lines, 'Add 100 ml of water and the water chestnuts.')).toEqual([
    [['water chestnuts', '2']],
  ]);
});

it('DETAIL-07 takes two lines of one food one after the other', () => {
  const twice = ['2 tbsp olive oil', '1 lemon', '1 tbsp olive oil'];
  expect(named(twice, 'Fry in the olive oil.', 'Dress with the olive oil.')).toEqual([
    [['olive oil', '0']],
    [['olive oil', '2']],
  ]);
});

it('DETAIL-07 tells the first use from the later ones, and lines that no step names', () => {
  const { mentions, unnamed } = linkSteps(
    ['For the soup:', '1 onion', '2 carrots', '1 bay leaf'],
    ['Fry the onion.', 'Add the carrots to the onion.'],
    'en',
  );
  expect(mentions.flat().map(({ lines: [line], isFirst }) => [line, isFirst])).toEqual([
    [1, true],
    [2, true],
    [1, false],
  ]);
  expect(unnamed).toEqual([3]);
});

it('DETAIL-07 never overlaps mentions and stays inside the step, whatever is written', () => {
  const steps = ['the the of of oil oil onion-oil; ½ of ½', '', '…', 'x'.repeat(5000)];
  const { mentions } = linkSteps(lines, steps, 'en');
  for (const [position, own] of mentions.entries()) {
    let end = 0;
    for (const mention of own) {
      expect(mention.start).toBeGreaterThanOrEqual(end);
      end = mention.end;
    }
    expect(end).toBeLessThanOrEqual(steps[position]?.length ?? 0);
  }
});

it('DETAIL-07 takes "the ingredients" for all of them, and "the dry ingredients" for none it cannot tell', () => {
  const all = lines.map((_, position) => position).join();
  for (const words of ['the ingredients', 'all the ingredients', 'all of the ingredients'])
    expect(named(lines, `Mix ${words} in a bowl.`)).toEqual([[[words, all]]]);
  for (const step of [
    'Whisk the dry ingredients.',
    'Stir in the wet ingredients.',
    'Add all the dry ingredients.',
    'Add the remaining wet ingredients.',
    'Mix the ingredients for the dressing.',
  ])
    expect(named(lines, step), step).toEqual([[]]);
});

it('DETAIL-07 danger 13: links no more than people write, the first of them', () => {
  const steps = Array.from({ length: 60 }, () => 'carrot '.repeat(285));
  const { mentions } = linkSteps(Array<string>(100).fill('carrot'), steps, 'en');
  expect(mentions[0]).toHaveLength(40);
  expect(mentions.flat()).toHaveLength(500);
});

describe('the time that linking takes', () => {
  const filled = (text: string, length: number) => text.repeat(length).slice(0, length);
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const different = letters.flatMap((one) => letters.map((other) => `${one}${other}xyz`)).join(' ');

  it.each([
    ['one letter', 'x '],
    ['one food', 'carrot '],
    ['a share', 'half of the olive oil '],
    ['accents', 'e\u0301 '],
    ['comparisons', 'like '],
    ['commas', 'x,'],
    ['brackets', '((( '],
    ['describing words', 'chopped '],
    ['different words', different],
  ])('DETAIL-07 danger 13: is bounded for the largest recipe of %s', (_, text) => {
    const largest = Array.from({ length: 100 }, (__, line) => filled(`${text} ${line} `, 300));
    const steps = Array.from({ length: 60 }, (__, step) => filled(text, 1990 + (step % 10)));
    for (const language of languages)
      expect(
        fastestOf(3, () => linkSteps(largest, steps, language)),
        language,
      ).toBeLessThan(100);
  });

  it('hardly grows with lines whose words no step says', () => {
    const some = letters.slice(0, 15);
    const others = some.flatMap((one) => some.map((other) => `${one}${other}xyz`));
    const steps = Array<string>(10).fill('carrot '.repeat(285));
    const timeOf = (lines: string[]) => fastestOf(3, () => linkSteps(lines, steps, 'en'));
    expect(timeOf(['carrot', ...others]) / timeOf(['carrot'])).toBeLessThan(4);
  });
});
