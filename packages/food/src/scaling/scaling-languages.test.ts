import { describe, expect, it } from 'vitest';
import { scaledLineIn } from './scaling-languages.ts';

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
    expect(scaledLineIn(line, factor)).toBe(expected);
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
    expect(scaledLineIn(line, factor)).toBe(expected);
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
    expect(scaledLineIn(line, factor)).toBe(expected);
  });
});

it('SCALE-02 a known language decides between words that two of them share', () => {
  expect(scaledLineIn('1 Orange', 2, 'de')).toBe('2 Orangen');
  expect(scaledLineIn('1 mango', 2, 'es')).toBe('2 mangos');
  expect(scaledLineIn('1 mango', 2, 'en')).toBe('2 mangoes');
});
