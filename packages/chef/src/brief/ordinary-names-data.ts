import type { Language } from '@pomona/food/foods/languages';

/** What a kitchen has when someone writes no more than this word: a breast, not a whole turkey. */
const rows = `
turkey-breast: turkey | pavo | dinde | pute, putenfleisch, truthahn
duck-breast: duck | pato | canard | ente, entenfleisch
beef-sirloin: beef | ternera, res, carne de res, carne de vacuno | boeuf | rind, rindfleisch
pork-tenderloin: pork | cerdo, carne de cerdo | porc | schwein, schweinefleisch
veal-cutlet: veal | | veau | kalb, kalbfleisch
beef-ground-90: | | steak hache, steaks haches |
bell-pepper-red: peppers, red peppers, bell peppers, sweet peppers | | | paprika, paprikas, rote paprika
tuna-canned-water: tuna | atun | thon | thunfisch
chickpeas-canned: | garbanzos, garbanzo | |
cannellini-canned: white beans | alubias, alubias blancas, judias blancas | haricots blancs | weisse bohnen, weiße bohnen
kidney-beans-canned: kidney beans, red beans | alubias rojas, frijoles rojos | haricots rouges | kidneybohnen
corn-canned: corn | maiz | mais | mais
vegetables-mixed-frozen: vegetables, mixed vegetables, frozen vegetables, frozen veg, veggies | verduras, verduras congeladas | legumes, legumes surgeles | gemuse, tiefkuhlgemuse, tk gemuse
pumpkin-seeds: seeds | semillas | graines | kerne, samen
coconut-desiccated: coconut | coco | noix de coco, coco | kokos, kokosnuss
rice-white-cooked: leftover rice, cooked rice | sobras de arroz, arroz cocido | reste de riz, riz cuit | reisreste, gekochter reis
potatoes-cooked: leftover potatoes, boiled potatoes, cooked potatoes | patatas cocidas | pommes de terre cuites | pellkartoffeln, gekochte kartoffeln
`;

const order = ['en', 'es', 'fr', 'de'] as const satisfies readonly Language[];

/** Keys of the food table by language and folded name. */
export const ordinaryNames: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: namesIn('en'),
  es: namesIn('es'),
  fr: namesIn('fr'),
  de: namesIn('de'),
};

function namesIn(language: Language): ReadonlyMap<string, string> {
  const entries = rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [key = '', names = ''] = row.split(':');
      const own = names.split('|')[order.indexOf(language)] ?? '';
      const words = own.split(',').map((name) => name.trim());
      return words.filter((name) => name !== '').map((name) => [name, key] as const);
    });
  return new Map(entries);
}
