import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKitchenWithCups } from './kitchen-words.ts';
import { shownAmount } from './measured-text.ts';
import { amountOf, scaledLine } from './scaling.ts';

describe('SCALE-01 amounts scale by chosen ÷ recipe servings', () => {
  it.each([
    ['200 g rolled oats', 2, '400 g rolled oats'],
    ['200g rolled oats', 0.5, '100g rolled oats'],
    ['300 ml (1 1/4 cups) water', 2, '600 ml (2 1/2 cups) water'],
    ['200 g (1 cup) rolled oats', 2, '400 g (2 cups) rolled oats'],
    ['1 tbsp olive oil', 1.5, '1 1/2 tbsp olive oil'],
    ['3 eggs', 1 / 3, '1 egg'],
    ['1,5 kg Kartoffeln', 3, '4,5 kg Kartoffeln'],
    ['1,000 g water', 2, '2 kg water'],
    ['1.000 g Mehl', 2, '2 kg Mehl'],
    ['1 onion plus 2 tbsp chopped', 2, '2 onions plus 4 tbsp chopped'],
    ['400g chickpeas (1 can)', 2, '800g chickpeas (2 cans)'],
    ['Juice of 1 lemon', 2, 'Juice of 2 lemons'],
  ])('%s × %d', (line, factor, expected) => {
    expect(scaledLine(line, factor)).toBe(expected);
  });

  it('writes whole results whole and others to one decimal', () => {
    expect([2, 2.04, 0.25, 1 / 3].map(shownAmount)).toEqual(['2', '2', '0.3', '0.3']);
  });

  it('never turns something into nothing', () => {
    expect(scaledLine('1/8 tsp salt', 0.25)).toBe('a pinch of salt');
  });

  it('leaves the text alone for the servings of the recipe and for nonsense', () => {
    for (const factor of [1, 0, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(scaledLine('1/2 cup rice', factor)).toBe('1/2 cup rice');
    }
  });
});

describe('SCALE-01 what is shown can be measured', () => {
  it.each([
    ['4 cloves garlic', 2.2, '9 cloves garlic'],
    ['2 onions', 0.9, '1 3/4 onions'],
    ['1 onion', 0.37, '1/3 onion'],
    ['4 large eggs', 0.37, '1 1/2 large eggs'],
    ['1 bay leaf', 0.37, '1 bay leaf'],
    ['1 (400 g) can chickpeas', 0.37, '1/3 (400 g) can chickpeas'],
    ['1/4 tsp salt', 0.25, 'a pinch of salt'],
    ['1/4 tsp of salt', 0.25, 'a pinch of salt'],
    ['salt, 1/4 tsp', 0.25, 'salt, a pinch'],
    ['1/4 tsp vanilla extract', 0.25, 'a few drops of vanilla extract'],
    ['1/4 cdta de sal', 0.25, 'una pizca de sal'],
    ['1/4 c. à c. de sel', 0.25, 'une pincée de sel'],
    ['1/4 TL Salz', 0.25, '1 Prise Salz'],
    ['1 tbsp olive oil', 0.37, '1 tsp olive oil'],
    ['1 tsp paprika', 7, '2 1/2 tbsp paprika'],
    ['2 teaspoons paprika', 3, '2 tablespoons paprika'],
    ['1 TL Paprikapulver', 3, '1 EL Paprikapulver'],
    ['1 taza de arroz', 0.37, '6 cucharadas de arroz'],
    ['1 cup rice', 1.12, '1 cup + 2 tbsp rice'],
    ['200g flour', 7, '1.4kg flour'],
    ['1.5 kg beef', 0.37, '560 g beef'],
    ['100 g oats', 0.37, '37 g oats'],
    ['5 g yeast', 0.5, '2.5 g yeast'],
    ['25 cl de lait', 0.37, '9.5 cl de lait'],
    ['1 lb 2 oz flour', 0.37, '6 1/2 oz flour'],
    ['20 oz beef', 1.3, '1 lb 10 oz beef'],
    ['1 quart stock', 0.37, '1 1/2 cups stock'],
    ['2-3 cloves garlic', 1.5, '3–4 1/2 cloves garlic'],
    ['1 to 1 1/2 cups milk', 7, '7 to 10 1/2 cups milk'],
  ])('%s × %d', (line, factor, expected) => {
    expect(scaledLine(line, factor)).toBe(expected);
  });

  it('many spoons are cups where the recipe measures in cups', () => {
    expect(scaledLine('2 tbsp oil', 4)).toBe('8 tbsp oil');
    expect(scaledLine('2 tbsp oil', 4, { hasCups: true })).toBe('1/2 cup oil');
    expect(isKitchenWithCups(['2 cups rice', '8 oz beef', '5 g salt'])).toBe(true);
    expect(isKitchenWithCups(['200 g rice', '1 tbsp oil'])).toBe(false);
  });

  it('what no tool is known for is whole or has one decimal', () => {
    expect(scaledLine('1 gizmo', 1.24)).toBe('1.2 gizmo');
    expect(scaledLine('3 gizmos', 2)).toBe('6 gizmos');
  });

  it('calculations get the exact amount', () => {
    const exact = (line: string, factor: number, language: 'en' | 'de' = 'en') =>
      scaledLine(line, factor, { isExact: true, language });
    expect(exact('2 onions', 0.9)).toBe('1.8 onions');
    expect(exact('1/4 tsp salt', 0.25)).toBe('0.063 tsp salt');
    expect(exact('100 g Mehl', 1.3333, 'de')).toBe('133,33 g Mehl');
    expect(exact('1 cup rice', 2 / 3)).toBe('2/3 cup rice');
  });
});

describe('SCALE-02 fractions and ranges are read as the numbers that they are', () => {
  it.each([
    ['1 1/2 cups milk', 2, '3 cups milk'],
    ['½ tsp salt', 3, '1½ tsp salt'],
    ['1½ kg beef', 2, '3 kg beef'],
    ['1/3 cup rice', 2, '2/3 cup rice'],
    ['1/2 red pepper', 4, '2 red peppers'],
    ['2-3 cloves garlic', 2, '4-6 cloves garlic'],
    ['1 to 2 tbsp oil', 2, '2 to 4 tbsp oil'],
    ['2–3 Eier', 2, '4–6 Eier'],
  ])('%s × %d', (line, factor, expected) => {
    expect(scaledLine(line, factor)).toBe(expected);
  });
});

describe('SCALE-02 numbers that are not amounts stay', () => {
  it.each([
    ['1 (400 g) can chickpeas, drained', 2, '2 (400 g) cans chickpeas, drained'],
    ['1 can (400 g) chickpeas', 2, '2 cans (400 g) chickpeas'],
    ['2 x 400 g cans tomatoes', 0.5, '1 x 400 g can tomatoes'],
    ['1 400 g tin tomatoes', 2, '2 400 g tins tomatoes'],
    ['2 salmon fillets (about 150 g each)', 2, '4 salmon fillets (about 150 g each)'],
    ['1 2-inch piece ginger', 2, '2 2-inch pieces ginger'],
    ['1-inch piece ginger', 2, '1-inch piece ginger'],
    ['200 g flour, type 00', 2, '400 g flour, type 00'],
    ['200 g 00 flour', 1.5, '300 g 00 flour'],
    ['100 g dark chocolate (70%)', 2, '200 g dark chocolate (70%)'],
    ['1 cup water at 40 °C', 2, '2 cups water at 40 °C'],
    ['1 cup (240 ml) milk, soaked 30 minutes', 2, '2 cups (480 ml) milk, soaked 30 minutes'],
    ['1 onion, cut into 8 wedges', 2, '2 onions, cut into 8 wedges'],
    ['1 onion, in 2 cm cubes', 2, '2 onions, in 2 cm cubes'],
    ['1 lb 80/20 ground beef', 2, '2 lb 80/20 ground beef'],
    ['1 tsp 5-spice powder', 2, '2 tsp 5-spice powder'],
    ['Salt to taste', 2, 'Salt to taste'],
  ])('%s × %d', (line, factor, expected) => {
    expect(scaledLine(line, factor)).toBe(expected);
  });
});

describe('SCALE-02 the noun follows its number where the grammar allows', () => {
  it.each([
    ['1 egg', 2, '2 eggs'],
    ['2 eggs', 0.5, '1 egg'],
    ['1 large egg white', 3, '3 large egg whites'],
    ['1 bay leaf', 2, '2 bay leaves'],
    ['2 tomatoes', 0.5, '1 tomato'],
    ['1 garlic clove', 2, '2 garlic cloves'],
    ['1 clove garlic', 2, '2 cloves garlic'],
    ['1 tbsp lemon juice', 2, '2 tbsp lemon juice'],
    ['1 Ei', 2, '2 Eier'],
    ['1 huevo', 3, '3 huevos'],
    ['1 gousse d’ail', 2, '2 gousses d’ail'],
    ['2 medium courgettes (about 300 g), sliced', 0.5, '1 medium courgette (about 150 g), sliced'],
  ])('%s × %d', (line, factor, expected) => {
    expect(scaledLine(line, factor)).toBe(expected);
  });
});

describe('SCALE-02 more lines in English', () => {
  it.each([
    ['1 potato', 2, '2 potatoes'],
    ['1 bunch kale', 2, '2 bunches kale'],
    ['2 cups flour, plus 1 tbsp', 2, '4 cups flour, plus 2 tbsp'],
    ['1 (2-inch) piece ginger', 2, '2 (2-inch) pieces ginger'],
    ['1 (14.5-ounce) can tomatoes', 2, '2 (14.5-ounce) cans tomatoes'],
    ['1 14-ounce block tofu', 2, '2 14-ounce blocks tofu'],
    ['1 can (14 oz) tomatoes', 2, '2 cans (14 oz) tomatoes'],
    ['1 chicken breast (6 oz each)', 2, '2 chicken breasts (6 oz each)'],
    ['1 cup 2% milk', 2, '2 cups 2% milk'],
    ['One 15-ounce can beans', 2, '2 15-ounce cans beans'],
    ['half a cucumber', 2, '1 cucumber'],
    ['1 package (12 oz) tofu', 2, '2 packages (12 oz) tofu'],
    ['4 (6-ounce) salmon fillets', 0.25, '1 (6-ounce) salmon fillet'],
    ['1 1/2 lb chicken', 2, '3 lb chicken'],
    ['1 red onion', 2, '2 red onions'],
    ['1 loaf bread', 2, '2 loaves bread'],
    ['1 shallot', 2, '2 shallots'],
    ['500 g / 1 lb 2 oz flour', 2, '1 kg / 2 1/4 lb flour'],
    ['25g/1oz walnuts', 2, '50g/2oz walnuts'],
    ['half a cucumber', 3, '1 1/2 cucumbers'],
    ['a pinch of salt', 2, '2 pinches of salt'],
    ['a good olive oil', 2, 'a good olive oil'],
    ['a little olive oil', 2, 'a little olive oil'],
    ['a large onion', 2, '2 large onions'],
    ['A few sprigs of thyme', 2, 'A few sprigs of thyme'],
    ['two carrots', 2, '4 carrots'],
    ['Juice of half a lemon', 2, 'Juice of half a lemon'],
  ])('%s × %d', (line, factor, expected) => {
    expect(scaledLine(line, factor)).toBe(expected);
  });
});

it('SCALE-01 scaling there and back stays within what a scale shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 5000 }), fc.integer({ min: 2, max: 12 }), (grams, by) => {
      const again = scaledLine(scaledLine(`${grams} g flour`, by), 1 / by);
      const [amount = 0, unit] = again
        .split(' ')
        .map((word, index) => (index ? word : Number(word)));
      const back = Number(amount) * (unit === 'kg' ? 1000 : 1);
      expect(Math.abs(back - grams) / grams).toBeLessThan(0.1);
    }),
  );
});

it('SCALE-02 hostile lines neither throw nor take long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => typeof scaledLine(text, 2) === 'string'),
  );
  const started = performance.now();
  scaledLine('1 (('.repeat(2500), 2);
  scaledLine('9'.repeat(10_000), 2);
  expect(performance.now() - started).toBeLessThan(1000);
});

it('reads written amounts', () => {
  expect(['1 1/2', '½', '2½', '0,5', '3/4', '1,250'].map((text) => amountOf(text))).toEqual([
    1.5, 0.5, 2.5, 0.5, 0.75, 1250,
  ]);
});
