import type { Language } from '@pomona/food/foods/languages';

/** What a cook counts, in Spanish, French and German ("one/many"): the cut, never the animal. Empty: as the table has it. */
export const countedNames = `
salmon-sockeye | filete de salmón/filetes de salmón | pavé de saumon/pavés de saumon | Lachsfilet/Lachsfilets
cod | lomo de bacalao/lomos de bacalao | dos de cabillaud/dos de cabillaud | Kabeljaufilet/Kabeljaufilets
tilapia | filete de tilapia/filetes de tilapia | filet de tilapia/filets de tilapia | Tilapiafilet/Tilapiafilets
white-fish | filete de pescado blanco/filetes de pescado blanco | filet de poisson blanc/filets de poisson blanc |
pork-loin | chuleta de cerdo/chuletas de cerdo | | Schweinekotelett/Schweinekoteletts
tofu-fried | g | g | g
sausage-chicken | salchicha de pollo/salchichas de pollo | |
turkey-deli | loncha de fiambre de pavo/lonchas de fiambre de pavo | tranche de dinde/tranches de dinde |
roast-beef-deli | loncha de rosbif/lonchas de rosbif | tranche de rosbif/tranches de rosbif |
garlic | | | Knoblauchzehe/Knoblauchzehen
leek | | | Stange Lauch/Stangen Lauch
fennel | | | Fenchelknolle/Fenchelknollen
egg-boiled | | | hart gekochtes Ei/hart gekochte Eier
burger-vegan | | | veganer Burger/vegane Burger
yogurt-whole | | yaourt nature/yaourts nature |
`;

/** Names in front of the first of the table, in one variety of each language. */
export const preferredNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: {
    'chili-flakes': 'guindilla en copos',
    'chili-green': 'guindilla verde',
    bacon: 'bacon',
    'bacon-streaky': 'bacon ahumado',
    'black-beans-canned': 'alubias negras',
    'black-beans-dry': 'alubias negras secas',
    'black-beans-cooked': 'alubias negras cocidas',
    'sweet-potato': 'boniato',
    'beef-sirloin': 'bistec de ternera',
    'tomato-puree': 'passata',
  },
  fr: {
    'cottage-cheese-whole': 'cottage cheese',
    bacon: 'bacon',
  },
  de: {
    cilantro: 'Koriandergrün',
  },
};

/** Slices of what is cut thin in Spanish are no slices of bread. */
export const thinSlices =
  /jamón|bacon|beicon|tocino|fiambre|rosbif|salami|prosciutto|provolone|queso/u;
