import { languages } from '@pomona/food/foods/languages';
import { describe, expect, it } from 'vitest';
import type { Action, Dish, DishPart } from '../dish.ts';
import { stepsOf } from './steps.ts';
import { writeDish } from './write-dish.ts';

const part = (
  food: string,
  slot: DishPart['slot'],
  [value, unit]: readonly [number, string | null] = [100, 'g'],
): DishPart => ({
  ...{ food, slot, amount: { value, unit } },
  ...{ grams: 100, cut: null, isGiven: false },
});

const dishOf = (parts: readonly DishPart[], steps: Dish['steps'], formula = 'stir-fry'): Dish => ({
  ...{ formula, cuisine: null, mealType: 'Dinner', servings: 2, parts, steps },
  ...{ minutes: { prep: 5, cook: 20, rest: 0 }, difficulty: 'easy', titleParts: [0] },
  fingerprint: 'test',
});

type Text = Readonly<Record<(typeof languages)[number], string>>;

const texts = (
  parts: readonly DishPart[],
  steps: readonly (readonly Action[])[],
  formula?: string,
) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      stepsOf(dishOf(parts, steps, formula), { language, seed: 1, isFull: () => false }).join(' '),
    ]),
  ) as Text;

describe('steps as a cook reads them', () => {
  it('GEN-08 speak of the foods, never of "everything"', () => {
    const aromatics = [part('garlic', 'aromatic'), part('ginger', 'aromatic')];
    const { es, fr, de } = texts(aromatics, [
      [{ technique: 'sweat', parts: [0, 1], vessel: 'pan', minutes: 1, cue: 'fragrant' }],
    ]);
    expect(es).toContain('hasta que desprendan su aroma');
    expect(fr).toContain('jusqu’à ce qu’ils embaument');
    expect(de).toContain('bis sie duften');
  });

  it('GEN-08 name the food that decides', () => {
    const parts = [part('onion', 'aromatic', [1, null]), part('garlic', 'aromatic')];
    const { es, fr, de } = texts(parts, [
      [{ technique: 'sweat', parts: [0, 1], vessel: 'pan', minutes: 6, cue: 'translucent' }],
    ]);
    expect(es).toContain('hasta que la cebolla esté transparente');
    expect(fr).toContain('jusqu’à ce que l’oignon soit translucide');
    expect(de).toContain('bis die Zwiebel glasig ist');
  });

  it('GEN-08 ask no peas whether they are pink', () => {
    const parts = [part('beef-ground-90', 'main'), part('peas-frozen', 'vegetable')];
    const { en, es, fr, de } = texts(parts, [
      [{ technique: 'simmer_in_liquid', parts: [1], minutes: 4, cue: 'no_pink' }],
    ]);
    expect(en).toContain('until no pink remains in the beef');
    expect(es).toContain('hasta que la carne picada esté bien hecha por dentro');
    expect(fr).toContain('jusqu’à ce que le bœuf haché soit bien cuit à cœur');
    expect(de).toContain('bis das Rinderhackfleisch innen nicht mehr rosa ist');
  });

  it('GEN-08 call everything in a soup the soup', () => {
    const parts = [part('carrot', 'vegetable'), part('pasta', 'base')];
    const steps: Dish['steps'] = [
      [{ technique: 'add', parts: [0], vessel: 'pot', minutes: 4 }],
      [{ technique: 'divide', parts: [1], uses: ['everything'], vessel: 'bowl' }],
    ];
    const made = [[{ ...steps[0]?.[0], makes: 'everything' } as Action], ...steps.slice(1)];
    const { en, es, fr, de } = texts(parts, made, 'noodle-soup');
    expect(en).toMatch(/the pasta and soup|the pasta and the soup/);
    expect(es).toContain('la pasta y la sopa');
    expect(fr).toContain('les pâtes et la soupe');
    expect(de).toContain('Nudeln und die Suppe');
  });

  it('GEN-08 divide a marinade that is used twice', () => {
    const parts = [part('salmon-sockeye', 'main', [2, null]), part('asparagus', 'vegetable')];
    const { en, es, fr, de } = texts(parts, [
      [{ technique: 'toss', parts: [0], uses: ['marinade'], makes: 'protein' }],
      [{ technique: 'roast', parts: [1], uses: ['marinade'], celsius: 200, minutes: 12 }],
    ]);
    expect(en).toMatch(/with half of the marinade.*with the rest of the marinade/i);
    expect(es).toMatch(/con la mitad de la marinada.*con el resto de la marinada/i);
    expect(fr).toMatch(/avec la moitié de la marinade.*avec le reste de la marinade/i);
    expect(de).toMatch(/mit der Hälfte der Marinade.*mit der restlichen Marinade/);
  });

  it('GEN-08 call what is left of the oil in good German', () => {
    const { de } = texts(
      [part('canola-oil', 'fat'), part('tofu-firm', 'main')],
      [
        [{ technique: 'heat_fat', parts: [0], vessel: 'pan' }],
        [{ technique: 'whisk', parts: [0, 1], makes: 'dressing' }],
      ],
    );
    expect(de).toMatch(/die Hälfte des Rapsöls/i);
    expect(de).toMatch(/das restliche Rapsöl/i);
  });

  it('GEN-08 share oil that is used three times', () => {
    const { en, de, es, fr } = texts(
      [part('canola-oil', 'fat'), part('carrot', 'vegetable'), part('cod', 'main')],
      [
        [{ technique: 'heat_fat', parts: [0], vessel: 'pan' }],
        [{ technique: 'stir_fry', parts: [1], minutes: 5 }],
        [{ technique: 'heat_fat', parts: [0], vessel: 'pan' }],
        [{ technique: 'stir_fry', parts: [2], minutes: 5 }],
        [{ technique: 'whisk', parts: [0], makes: 'dressing' }],
      ],
    );
    expect(en).toMatch(/a third of the oil.*a third of the oil.*the rest of the oil/i);
    expect(de).toMatch(/ein Drittel des Rapsöls.*ein Drittel des Rapsöls.*das restliche Rapsöl/i);
    expect(es).toMatch(/un tercio del aceite.*un tercio del aceite.*el resto del aceite/i);
    expect(fr).toMatch(/un tiers de l’huile.*un tiers de l’huile.*le reste de l’huile/i);
  });

  it('GEN-08 forget nothing of a filling that was cooked in turn', () => {
    const parts = [
      part('tomato', 'vegetable', [1, null]),
      part('spinach', 'vegetable'),
      part('whole-wheat-bread', 'base'),
    ];
    const { en } = texts(
      parts,
      [
        [
          { technique: 'sweat', parts: [0], vessel: 'pan', minutes: 3, makes: 'filling' },
          { technique: 'sweat', parts: [1], minutes: 3, makes: 'filling' },
        ],
        [{ technique: 'arrange', parts: [], uses: ['filling'] }],
      ],
      'toast',
    );
    expect(en).toMatch(/(?:arrange|divide) the tomato and spinach/i);
  });

  it('GEN-08 take whole spices out', () => {
    const { en, es, fr, de } = texts(
      [part('star-anise', 'spice', [1, null]), part('carrot', 'vegetable')],
      [
        [{ technique: 'fry_spices', parts: [0], vessel: 'pot' }],
        [{ technique: 'take_out', parts: [0] }],
      ],
      'soup',
    );
    expect(en).toMatch(/remove the star anise/i);
    expect(es).toMatch(/retira el anís estrellado/i);
    expect(fr).toMatch(/retirer l’anis étoilé|retirer la badiane/i);
    expect(de).toMatch(/Sternanis (?:herausnehmen|entfernen)/);
  });

  it('GEN-08 coat with the marinade and do not roast it beside the fish', () => {
    const { en, es, fr, de } = texts(
      [part('salmon-sockeye', 'main', [2, null]), part('asparagus', 'vegetable')],
      [[{ technique: 'roast', parts: [0, 1], uses: ['marinade'], celsius: 200, minutes: 12 }]],
    );
    expect(en).toMatch(/toss the salmon and asparagus with the marinade/i);
    expect(es).toMatch(/mezcla el salmón y los espárragos con la marinada/i);
    expect(fr).toMatch(/mélanger le saumon et les asperges avec la marinade/i);
    expect(de).toMatch(/Lachs und Spargel mit der Marinade mischen/);
  });

  it('GEN-08 say where foods are arranged, and seal parcels without wrapping them twice', () => {
    const { en, es, fr, de } = texts(
      [part('apple', 'fruit', [1, null]), part('pear', 'fruit', [1, null])],
      [
        [{ technique: 'arrange', parts: [0, 1] }],
        [{ technique: 'bake_in_parcel', parts: [], uses: ['parcels'] }],
      ],
    );
    expect(en).toMatch(/pear among 2 plates.*seal the parcels/i);
    expect(es).toMatch(/pera en 2 platos.*cierra bien los paquetes/i);
    expect(fr).toMatch(/poire sur 2 assiettes.*bien fermer les papillotes/i);
    expect(de).toMatch(/Birne auf 2 Teller .*die Päckchen gut verschließen/i);
  });

  it('GEN-08 say "meanwhile" once, and only while another pot is running', () => {
    const parts = [
      part('rice-white', 'base'),
      part('chicken-breast', 'main'),
      part('broccoli', 'vegetable'),
    ];
    const { en, es, fr, de } = texts(parts, [
      [
        {
          technique: 'cook_covered_absorbing',
          parts: [0],
          vessel: 'saucepan',
          minutes: 16,
          waterMilliliters: 250,
          makes: 'base',
        },
      ],
      [{ technique: 'brown', parts: [1], vessel: 'pan', minutes: 5 }],
      [{ technique: 'stir_fry', parts: [2], vessel: 'pan', minutes: 5 }],
      [{ technique: 'add', parts: [1] }],
      [{ technique: 'serve_over', parts: [], uses: ['base'] }],
    ]);
    const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
    expect(count(en, /meanwhile|while that cooks|at the same time/gi)).toBe(1);
    expect(count(es, /mientras tanto|entretanto|al mismo tiempo/gi)).toBe(1);
    expect(count(fr, /pendant ce temps|entre-temps|en attendant/gi)).toBe(1);
    expect(count(de, /inzwischen|währenddessen|in der zwischenzeit/gi)).toBe(1);
  });

  it('GEN-08 season with the juice, not with the fruit', () => {
    const parts = [part('zucchini', 'vegetable'), part('lemon', 'acid', [0.5, null])];
    const { en, es, fr, de } = texts(parts, [[{ technique: 'season', parts: [1] }]]);
    expect(en).toContain('lemon juice');
    expect(es).toContain('zumo de limón');
    expect(fr).toContain('jus de citron');
    expect(de).toContain('Zitronensaft');
  });

  it('GEN-08 keep the colours of twins', () => {
    const parts = [
      part('bell-pepper-red', 'vegetable', [2, null]),
      part('bell-pepper-yellow', 'vegetable', [1, null]),
    ];
    const dish = dishOf(parts, [[{ technique: 'add', parts: [0, 1], vessel: 'pan', minutes: 4 }]]);
    const step = (language: (typeof languages)[number]) =>
      writeDish(dish, language, 1).instructions[0];
    expect(step('en')).toMatch(/red bell peppers and yellow bell pepper/);
    expect(step('es')).toMatch(/pimientos rojos y el pimiento amarillo/);
    expect(step('fr')).toMatch(/poivrons rouges et le poivron jaune/);
  });

  it('GEN-08 tell the seed from the herb in German', () => {
    const parts = [part('coriander-ground', 'spice'), part('cilantro', 'herb')];
    const { de } = texts(parts, [
      [
        { technique: 'season', parts: [0] },
        { technique: 'top', parts: [1] },
      ],
    ]);
    expect(de).toMatch(/gemahlenem Koriander/);
    expect(de).toMatch(/Koriandergrün/);
  });

  it('GEN-08 spread on the bread and call the filling by its foods', () => {
    const parts = [
      part('tortilla-flour', 'base', [2, null]),
      part('hummus', 'sauce'),
      part('chicken-breast', 'main'),
      part('zucchini', 'vegetable'),
    ];
    const { en, es, fr, de } = texts(
      parts,
      [
        [{ technique: 'brown', parts: [2, 3], vessel: 'pan', minutes: 8, makes: 'filling' }],
        [
          { technique: 'spread', parts: [1] },
          { technique: 'fill', parts: [], uses: ['filling'] },
          { technique: 'roll_up', parts: [], uses: ['everything'] },
        ],
      ],
      'wrap',
    );
    expect(en).toMatch(/hummus over the tortillas.*chicken and zucchini.*roll up the wraps/i);
    expect(es).toMatch(
      /hummus sobre las tortillas.*el pollo y los calabacines.*enrolla los rollitos/i,
    );
    expect(fr).toMatch(/houmous sur les tortillas.*le poulet et les courgettes.*rouler les wraps/i);
    expect(de).toMatch(
      /Hummus auf den Tortillas.*Hähnchenbrust und Zucchini.*die Wraps aufrollen/i,
    );
  });

  it('GEN-08 put foods on what is spread, and toss in the marinade', () => {
    const { en, de } = texts(
      [
        part('bread-gluten-free', 'base', [2, 'slice']),
        part('hummus', 'sauce'),
        part('tomato', 'vegetable'),
      ],
      [
        [
          { technique: 'spread', parts: [1] },
          { technique: 'arrange', parts: [2] },
        ],
      ],
    );
    expect(en).toMatch(/tomatoes on top/i);
    expect(de).toMatch(/Hummus auf dem glutenfreien Brot verstreichen.*Tomaten darauf anrichten/);
    const tossed = texts(
      [part('tofu-firm', 'main')],
      [[{ technique: 'toss', parts: [0], uses: ['marinade'] }]],
    );
    expect(tossed.en).toMatch(/toss the tofu with the marinade/i);
    expect(tossed.fr).toMatch(/mélanger le tofu avec la marinade/i);
  });
});
