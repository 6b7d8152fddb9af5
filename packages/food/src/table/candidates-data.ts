import type { Language } from '../foods/languages.ts';

/** An ambiguous name in each language, with its foods, likeliest first. */
export interface Ambiguity {
  names: Partial<Record<Language, string>>;
  foods: string;
}

/** Names divided by commas; keys of foods divided by spaces. */
export const ambiguities: readonly Ambiguity[] = [
  {
    names: { en: 'pepper' },
    foods: 'black-pepper bell-pepper-red bell-pepper-green white-pepper cayenne chili-red',
  },
  {
    names: { es: 'pimienta', fr: 'poivre', de: 'Pfeffer' },
    foods: 'black-pepper white-pepper peppercorns',
  },
  {
    names: { en: 'bell pepper', es: 'pimiento', fr: 'poivron' },
    foods: 'bell-pepper-red bell-pepper-green bell-pepper-yellow red-pepper-roasted',
  },
  {
    names: { de: 'Paprika' },
    foods: 'paprika bell-pepper-red bell-pepper-green bell-pepper-yellow',
  },
  {
    names: { en: 'chili, chilli, chile', es: 'chile, guindilla', fr: 'piment', de: 'Chili' },
    foods: 'chili-red chili-green jalapeno chili-dried chili-powder cayenne',
  },
  { names: { de: 'Piment' }, foods: 'allspice' },
  {
    names: { en: 'cream', es: 'nata, crema' },
    foods: 'cream single-cream half-and-half sour-cream creme-fraiche coconut-cream',
  },
  {
    names: { fr: 'crème', de: 'Sahne, Rahm' },
    foods: 'cream-30 cream-15 creme-fraiche sour-cream-10 coconut-cream',
  },
  {
    names: { en: 'milk', es: 'leche', fr: 'lait', de: 'Milch' },
    foods: 'milk milk-whole milk-skim milk-1 almond-milk soy-milk-unsweetened oat-milk',
  },
  {
    names: { en: 'flour', es: 'harina', fr: 'farine', de: 'Mehl' },
    foods: 'flour-white flour-whole-wheat flour-bread flour-spelt almond-flour rice-flour',
  },
  {
    names: { en: 'sugar', es: 'azúcar', fr: 'sucre', de: 'Zucker' },
    foods: 'sugar sugar-brown sugar-powdered sugar-coconut',
  },
  {
    names: { en: 'rice', es: 'arroz', fr: 'riz', de: 'Reis' },
    foods: 'rice-white brown-rice rice-basmati rice-jasmine rice-arborio rice-white-cooked',
  },
  {
    names: { en: 'bread', es: 'pan', fr: 'pain', de: 'Brot' },
    foods: 'bread-white whole-wheat-bread bread-sourdough bread-rye bread-multigrain',
  },
  {
    names: { en: 'noodles', es: 'fideos, tallarines', fr: 'nouilles', de: 'Nudeln' },
    foods:
      'pasta egg-noodles vermicelli-wheat rice-noodles udon soba whole-wheat-pasta glass-noodles',
  },
  {
    names: { en: 'oil', es: 'aceite', fr: 'huile', de: 'Öl' },
    foods: 'sunflower-oil olive-oil vegetable-oil canola-oil sesame-oil coconut-oil',
  },
  {
    names: { en: 'vinegar', es: 'vinagre', fr: 'vinaigre', de: 'Essig' },
    foods:
      'vinegar-white-wine vinegar-red-wine vinegar-cider vinegar-distilled vinegar-balsamic vinegar-rice',
  },
  {
    names: { en: 'cheese', es: 'queso', fr: 'fromage', de: 'Käse' },
    foods: 'cheddar mozzarella-low-moisture parmesan gouda feta cream-cheese goat-cheese',
  },
  {
    names: { en: 'yogurt, yoghurt', es: 'yogur', fr: 'yaourt', de: 'Joghurt' },
    foods: 'yogurt-whole yogurt-lowfat yogurt-nonfat greek-yogurt-whole soy-yogurt',
  },
  {
    names: { en: 'onion', es: 'cebolla', fr: 'oignon', de: 'Zwiebel' },
    foods: 'onion onion-red onion-sweet scallion shallot',
  },
  {
    names: { en: 'potato', es: 'patata, papa', fr: 'pomme de terre', de: 'Kartoffel' },
    foods: 'potato potato-new potato-waxy potato-russet sweet-potato potatoes-cooked',
  },
  {
    names: { en: 'salad', es: 'ensalada', fr: 'salade', de: 'Salat' },
    foods: 'lettuce-green lettuce-romaine arugula spinach lambs-lettuce',
  },
  {
    names: { en: 'lettuce', es: 'lechuga', fr: 'laitue', de: 'Kopfsalat' },
    foods: 'lettuce-green lettuce-romaine lettuce-butter lettuce-iceberg',
  },
  {
    names: { en: 'cabbage', es: 'col, repollo', fr: 'chou', de: 'Kohl' },
    foods: 'cabbage-green cabbage-red cabbage-napa cabbage-savoy',
  },
  {
    names: { en: 'mushroom', es: 'setas, champiñones', fr: 'champignon', de: 'Pilze' },
    foods: 'mushroom-cremini mushroom-white mushroom-shiitake mushroom-oyster mushroom-portobello',
  },
  {
    names: { en: 'beans', es: 'frijoles, alubias, judías', fr: 'haricots', de: 'Bohnen' },
    foods:
      'black-beans-canned kidney-beans-canned cannellini-canned pinto-beans-canned green-beans',
  },
  {
    names: { en: 'lentils', es: 'lentejas', fr: 'lentilles', de: 'Linsen' },
    foods: 'lentils-green-dry lentils-red-dry lentils-black-dry lentils-cooked',
  },
  {
    names: { en: 'peas', es: 'guisantes', fr: 'pois', de: 'Erbsen' },
    foods: 'peas-frozen peas-fresh peas-canned split-peas snow-peas chickpeas-canned',
  },
  {
    names: { en: 'nuts', es: 'frutos secos', fr: 'fruits à coque', de: 'Nüsse' },
    foods: 'mixed-nuts walnuts almonds hazelnuts cashews pecans pistachios',
  },
  { names: { es: 'nueces', fr: 'noix' }, foods: 'walnuts pecans cashews mixed-nuts' },
  {
    names: { en: 'seeds', es: 'semillas', fr: 'graines', de: 'Samen, Kerne' },
    foods: 'sesame-seeds sunflower-seeds pumpkin-seeds chia-seeds flaxseed-whole',
  },
  {
    names: { en: 'berries', es: 'frutos rojos', fr: 'fruits rouges', de: 'Beeren' },
    foods: 'berries-mixed strawberries blueberries raspberries blackberries',
  },
  {
    names: { en: 'fish', es: 'pescado', fr: 'poisson', de: 'Fisch' },
    foods: 'white-fish cod salmon-sockeye tilapia tuna-fresh',
  },
  {
    names: { en: 'salmon', es: 'salmón', fr: 'saumon', de: 'Lachs' },
    foods: 'salmon-sockeye salmon-atlantic salmon-smoked salmon-canned',
  },
  {
    names: { en: 'tuna', es: 'atún', fr: 'thon', de: 'Thunfisch' },
    foods: 'tuna-fresh tuna-canned-water tuna-canned-oil',
  },
  { names: { es: 'tuna' }, foods: 'prickly-pear' },
  { names: { es: 'lomo' }, foods: 'pork-loin beef-tenderloin' },
  { names: { es: 'solomillo' }, foods: 'pork-tenderloin beef-tenderloin' },
  { names: { es: 'chuletas' }, foods: 'pork-loin lamb-loin veal-chop' },
  { names: { es: 'costillas' }, foods: 'pork-ribs beef-short-ribs' },
  { names: { es: 'manteca' }, foods: 'manteca lard butter' },
  { names: { es: 'anís' }, foods: 'anise-seed spirit-anise' },
  { names: { fr: 'volaille' }, foods: 'chicken-meat turkey-whole duck-whole' },
  {
    names: { en: 'meat', es: 'carne', fr: 'viande', de: 'Fleisch' },
    foods: 'beef-stew pork-shoulder chicken-meat lamb-leg beef-ground-85',
  },
  {
    names: { en: 'beef', es: 'ternera, res', fr: 'bœuf', de: 'Rind, Rindfleisch' },
    foods: 'beef-stew beef-ground-85 beef-sirloin beef-chuck beef-round',
  },
  {
    names: { en: 'pork', es: 'cerdo', fr: 'porc', de: 'Schwein, Schweinefleisch' },
    foods: 'pork-shoulder pork-loin pork-tenderloin pork-ground',
  },
  {
    names: { en: 'chicken', es: 'pollo', fr: 'poulet', de: 'Hähnchen, Huhn' },
    foods: 'chicken-meat chicken-breast chicken-thigh chicken-cooked chicken-whole',
  },
  {
    names: { en: 'lamb', es: 'cordero', fr: 'agneau', de: 'Lamm' },
    foods: 'lamb-leg lamb-shoulder lamb-ground lamb-loin',
  },
  {
    names: { en: 'turkey', es: 'pavo', fr: 'dinde', de: 'Pute' },
    foods: 'turkey-whole turkey-breast turkey-ground turkey-deli',
  },
  {
    names: {
      en: 'mince, ground meat',
      es: 'carne picada, carne molida',
      fr: 'viande hachée',
      de: 'Hackfleisch',
    },
    foods: 'beef-ground-85 beef-ground-90 pork-ground turkey-ground lamb-ground',
  },
  {
    names: { en: 'sausage', es: 'salchicha', fr: 'saucisse', de: 'Wurst' },
    foods: 'sausage sausage-pork-fresh hot-dog kielbasa sausage-turkey sausage-vegan',
  },
  {
    names: { en: 'ham', es: 'jamón', fr: 'jambon', de: 'Schinken' },
    foods: 'ham prosciutto ham-serrano ham-whole',
  },
  { names: { de: 'Speck' }, foods: 'bacon ham-black-forest pancetta lardo' },
  {
    names: { en: 'stock, broth', es: 'caldo', fr: 'bouillon', de: 'Brühe' },
    foods: 'stock chicken-stock vegetable-stock beef-stock fish-stock',
  },
  {
    names: {
      en: 'bouillon cube, stock cube',
      es: 'pastilla de caldo, cubito de caldo',
      fr: 'cube de bouillon, bouillon cube',
      de: 'Brühwürfel, Suppenwürfel',
    },
    foods:
      'bouillon-cube bouillon-cube-chicken bouillon-vegetable bouillon-cube-beef fish-stock-powder',
  },
  { names: { en: 'chorizo', es: 'chorizo' }, foods: 'chorizo chorizo-fresh' },
  {
    names: { en: 'wine', es: 'vino', fr: 'vin', de: 'Wein' },
    foods: 'wine-white-dry wine-red-dry wine-rose wine-sparkling wine-nonalcoholic',
  },
  {
    names: { en: 'chocolate', es: 'chocolate', fr: 'chocolat', de: 'Schokolade' },
    foods:
      'chocolate-any chocolate-dark chocolate-dark-50 chocolate-milk-bar chocolate-chips chocolate-white',
  },
  {
    names: { en: 'mustard', es: 'mostaza', fr: 'moutarde', de: 'Senf' },
    foods: 'mustard-dijon mustard-yellow mustard-wholegrain mustard-english mustard-powder',
  },
  {
    names: { en: 'olives', es: 'aceitunas', fr: 'olives', de: 'Oliven' },
    foods: 'olives-kalamata olives-green',
  },
  {
    names: { en: 'squash', es: 'calabaza', fr: 'courge', de: 'Kürbis' },
    foods: 'butternut-squash pumpkin squash-yellow spaghetti-squash acorn-squash',
  },
  {
    names: { en: 'melon', es: 'melón', fr: 'melon', de: 'Melone' },
    foods: 'cantaloupe honeydew watermelon',
  },
  {
    names: { en: 'coriander', es: 'cilantro', fr: 'coriandre', de: 'Koriander' },
    foods: 'cilantro coriander-ground cilantro-dried',
  },
  {
    names: { en: 'ginger', es: 'jengibre', fr: 'gingembre', de: 'Ingwer' },
    foods: 'ginger ginger-ground ginger-pickled',
  },
  {
    names: { en: 'corn', es: 'maíz', fr: 'maïs', de: 'Mais' },
    foods: 'corn-frozen corn-ear corn-canned cornmeal',
  },
  { names: { en: 'curry', fr: 'curry', de: 'Curry' }, foods: 'curry-powder curry-paste-red' },
  {
    names: { en: 'curry paste', es: 'pasta de curry', fr: 'pâte de curry', de: 'Currypaste' },
    foods:
      'curry-paste-red curry-paste-green curry-paste-yellow curry-paste-massaman curry-paste-tikka',
  },
  {
    names: { en: 'syrup', es: 'sirope, jarabe', fr: 'sirop', de: 'Sirup' },
    foods: 'maple-syrup simple-syrup agave corn-syrup golden-syrup',
  },
  {
    names: { en: 'tortilla', es: 'tortilla', fr: 'tortilla', de: 'Tortilla' },
    foods: 'tortilla-flour tortilla-corn tortilla-whole-wheat',
  },
  {
    names: { en: 'sweetener', es: 'edulcorante', fr: 'édulcorant', de: 'Süßstoff' },
    foods: 'stevia erythritol monk-fruit-sweetener allulose',
  },
  {
    names: { en: 'herbs', es: 'hierbas', fr: 'herbes', de: 'Kräuter' },
    foods: 'parsley cilantro basil dill chives italian-seasoning',
  },
  {
    names: { en: 'seaweed', es: 'algas', fr: 'algues', de: 'Algen' },
    foods: 'seaweed-nori seaweed-wakame-dried seaweed-kombu',
  },
  {
    names: { en: 'greens', es: 'verduras de hoja', fr: 'verdure', de: 'Blattgemüse' },
    foods: 'lettuce-green spinach kale collards chard',
  },
  {
    names: { en: 'soy sauce', es: 'salsa de soja', fr: 'sauce soja', de: 'Sojasauce' },
    foods: 'soy-sauce soy-sauce-low-sodium soy-sauce-dark soy-sauce-sweet tamari-regular',
  },
  {
    names: { en: 'beer', es: 'cerveza', fr: 'bière', de: 'Bier' },
    foods: 'beer beer-lager beer-dark beer-wheat beer-nonalcoholic beer-gluten-free',
  },
  {
    names: { en: 'liqueur', es: 'licor', fr: 'liqueur', de: 'Likör' },
    foods: 'liqueur-any liqueur-orange liqueur-coffee liqueur-fruit liqueur-cream liqueur-amaretto',
  },
  {
    names: { en: 'jam', es: 'mermelada', fr: 'confiture', de: 'Marmelade, Konfitüre' },
    foods: 'jam jam-apricot jam-raspberry jam-plum jam-reduced-sugar marmalade',
  },
  {
    names: { en: 'custard', es: 'natillas' },
    foods: 'pudding-vanilla pastry-cream custard-powder egg-custard',
  },
  {
    names: { de: 'Nougat' },
    foods: 'nougat-german nougat-almond hazelnut-spread',
  },
  { names: { en: 'soda' }, foods: 'sparkling-water baking-soda cola' },
  { names: { en: 'currants' }, foods: 'currants-dried red-currants black-currants' },
  { names: { en: 'raisins', fr: 'raisins' }, foods: 'raisins grapes' },
  {
    names: { en: 'protein powder', es: 'proteína en polvo', fr: 'protéines en poudre' },
    foods: 'whey-protein whey-isolate soy-protein-isolate',
  },
];
