import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, scaledLine, shownAmount } from './scaling.ts';

describe('SCALE-01 amounts scale by chosen ÷ recipe servings', () => {
  it.each([
    ['200 g rolled oats', 2, '400 g rolled oats'],
    ['200g rolled oats', 0.5, '100g rolled oats'],
    ['300 ml (1 1/4 cups) water', 2, '600 ml (2.5 cups) water'],
    ['200 g (1 cup) rolled oats', 2, '400 g (2 cups) rolled oats'],
    ['1 tbsp olive oil', 1.5, '1.5 tbsp olive oil'],
    ['3 eggs', 1 / 3, '1 egg'],
    ['1,5 kg Kartoffeln', 3, '4,5 kg Kartoffeln'],
    ['1,000 g water', 2, '2000 g water'],
    ['1.000 g Mehl', 2, '2000 g Mehl'],
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
    expect(scaledLine('1/8 tsp salt', 0.25)).toBe('0.1 tsp salt');
  });

  it('leaves the text alone for the servings of the recipe and for nonsense', () => {
    for (const factor of [1, 0, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(scaledLine('1/2 cup rice', factor)).toBe('1/2 cup rice');
    }
  });
});

describe('SCALE-02 fractions and ranges are read as the numbers that they are', () => {
  it.each([
    ['1 1/2 cups milk', 2, '3 cups milk'],
    ['½ tsp salt', 3, '1.5 tsp salt'],
    ['1½ kg beef', 2, '3 kg beef'],
    ['1/3 cup rice', 2, '0.7 cup rice'],
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

describe('SCALE-02 lines in Spanish', () => {
  it.each([
    ['1 huevo', 2, '2 huevos'],
    ['2 cebollas rojas', 0.5, '1 cebolla roja'],
    ['1 cebolla roja', 2, '2 cebollas rojas'],
    ['1 pimiento rojo', 2, '2 pimientos rojos'],
    ['1 zanahoria', 3, '3 zanahorias'],
    ['1 limón', 2, '2 limones'],
    ['1 taza y media de leche', 2, '3 tazas de leche'],
    ['1/2 taza de arroz', 2, '1 taza de arroz'],
    ['1/2 taza de arroz', 4, '2 tazas de arroz'],
    ['1 lata de garbanzos (400 g)', 2, '2 latas de garbanzos (400 g)'],
    ['1 lata (400 g) de garbanzos', 2, '2 latas (400 g) de garbanzos'],
    ['2 latas de 400 g de garbanzos', 2, '4 latas de 400 g de garbanzos'],
    ['1 diente de ajo', 2, '2 dientes de ajo'],
    ['1 cda de aceite', 2, '2 cdas de aceite'],
    ['1 hoja de laurel', 2, '2 hojas de laurel'],
    ['1 ramita de romero', 2, '2 ramitas de romero'],
    ['1 manojo de cilantro', 2, '2 manojos de cilantro'],
    ['1 puñado de espinacas', 2, '2 puñados de espinacas'],
    ['2 a 3 patatas', 2, '4 a 6 patatas'],
    ['1 tomate', 2, '2 tomates'],
    ['2 tomates', 0.5, '1 tomate'],
    ['1 pechuga de pollo', 2, '2 pechugas de pollo'],
    ['1 aguacate', 2, '2 aguacates'],
    ['1 calabacín', 2, '2 calabacines'],
    ['harina de trigo, tipo 00, 200 g', 2, 'harina de trigo, tipo 00, 400 g'],
  ])('%s × %d', (line, factor, expected) => {
    expect(scaledLine(line, factor)).toBe(expected);
  });
});

describe('SCALE-02 lines in French', () => {
  it.each([
    ['1 œuf', 2, '2 œufs'],
    ['1 oignon rouge', 2, '2 oignons rouges'],
    ['1 gousse d’ail', 2, '2 gousses d’ail'],
    ['1 boîte de pois chiches (400 g)', 2, '2 boîtes de pois chiches (400 g)'],
    ['2 boîtes de 400 g de tomates', 2, '4 boîtes de 400 g de tomates'],
    ['1 c. à s. d’huile d’olive', 2, '2 c. à s. d’huile d’olive'],
    ['1 cuillère à soupe de miel', 2, '2 cuillères à soupe de miel'],
    ['2 cuillères à soupe de miel', 0.5, '1 cuillère à soupe de miel'],
    ['1 feuille de laurier', 2, '2 feuilles de laurier'],
    ['1 tomate', 2, '2 tomates'],
    ['1 pomme de terre', 3, '3 pommes de terre'],
    ['1 carotte', 2, '2 carottes'],
    ['1 brin de thym', 2, '2 brins de thym'],
    ['1 pincée de sel', 2, '2 pincées de sel'],
    ['1 poivron rouge', 2, '2 poivrons rouges'],
    ['25 cl de lait', 2, '50 cl de lait'],
    ['1,5 l d’eau', 2, '3 l d’eau'],
    ['1/2 concombre', 2, '1 concombre'],
    ['1 sachet de levure', 2, '2 sachets de levure'],
    ['1 blanc d’œuf', 2, '2 blancs d’œuf'],
    ['1 tranche de pain', 3, '3 tranches de pain'],
    ['1 citron vert', 2, '2 citrons verts'],
    ['1 pavé de saumon (150 g chacun)', 2, '2 pavés de saumon (150 g chacun)'],
    ['1 aubergine', 2, '2 aubergines'],
    ['1 courgette', 2, '2 courgettes'],
  ])('%s × %d', (line, factor, expected) => {
    expect(scaledLine(line, factor)).toBe(expected);
  });
});

describe('SCALE-02 lines in German', () => {
  it.each([
    ['1 Ei', 2, '2 Eier'],
    ['2 Eier (Größe M)', 0.5, '1 Ei (Größe M)'],
    ['1 Zwiebel', 2, '2 Zwiebeln'],
    ['1 rote Zwiebel', 2, '2 rote Zwiebeln'],
    ['1 große Karotte', 2, '2 große Karotten'],
    ['1 EL Öl', 2, '2 EL Öl'],
    ['1 Dose Kichererbsen (400 g)', 2, '2 Dosen Kichererbsen (400 g)'],
    ['1 Dose (400 g) Kichererbsen', 2, '2 Dosen (400 g) Kichererbsen'],
    ['2 Dosen à 400 g Tomaten', 2, '4 Dosen à 400 g Tomaten'],
    ['1 Bund Petersilie', 2, '2 Bund Petersilie'],
    ['1 Knoblauchzehe', 2, '2 Knoblauchzehen'],
    ['1 Zehe Knoblauch', 2, '2 Zehen Knoblauch'],
    ['1 Apfel', 2, '2 Äpfel'],
    ['1 Prise Salz', 2, '2 Prisen Salz'],
    ['1 Zitrone', 2, '2 Zitronen'],
    ['1 Tomate', 2, '2 Tomaten'],
    ['1 Kartoffel', 2, '2 Kartoffeln'],
    ['1 Zweig Rosmarin', 2, '2 Zweige Rosmarin'],
    ['1 Stange Lauch', 2, '2 Stangen Lauch'],
    ['1 Scheibe Brot', 2, '2 Scheiben Brot'],
    ['1 Päckchen Backpulver', 2, '2 Päckchen Backpulver'],
    ['1 Handvoll Rucola', 2, '2 Handvoll Rucola'],
    ['1 Glas Apfelmus', 2, '2 Gläser Apfelmus'],
    ['1 Becher Sahne (200 g)', 2, '2 Becher Sahne (200 g)'],
    ['2–3 Lorbeerblätter', 2, '4–6 Lorbeerblätter'],
    ['1 Lorbeerblatt', 2, '2 Lorbeerblätter'],
    ['100 g Mehl Type 405', 2, '200 g Mehl Type 405'],
    ['1 Paprika', 2, '2 Paprika'],
    ['2 Lachsfilets (à 150 g)', 2, '4 Lachsfilets (à 150 g)'],
    ['1 Stück Ingwer (ca. 3 cm)', 2, '2 Stück Ingwer (ca. 3 cm)'],
    ['1 Würfel Hefe', 2, '2 Würfel Hefe'],
    ['1 Kopf Brokkoli', 2, '2 Köpfe Brokkoli'],
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
    ['500 g / 1 lb 2 oz flour', 2, '1000 g / 2 lb 4 oz flour'],
    ['25g/1oz walnuts', 2, '50g/2oz walnuts'],
    ['half a cucumber', 3, '1.5 cucumbers'],
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

it('SCALE-02 a known language decides between words that two of them share', () => {
  expect(scaledLine('1 Orange', 2, 'de')).toBe('2 Orangen');
  expect(scaledLine('1 mango', 2, 'es')).toBe('2 mangos');
  expect(scaledLine('1 mango', 2, 'en')).toBe('2 mangoes');
});

it('SCALE-01 scaling there and back gives the amount again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 2, max: 12 }), (grams, by) => {
      expect(scaledLine(scaledLine(`${grams} g flour`, by), 1 / by)).toBe(`${grams} g flour`);
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
