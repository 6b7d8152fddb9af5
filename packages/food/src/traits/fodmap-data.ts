const listed = (text: string) => text.trim().split(/\s+/);

/** Grams of a serving, as a recipe weighs them, up to which a food is low in FODMAPs by Monash University; the smaller where lists that quote it differ. */
export const lowPortions: ReadonlyMap<string, number> = new Map(
  Object.entries({
    5: 'sunflower-seeds sunflower-seeds-roasted sunflower-seeds-toasted',
    10: 'celery cocoa cocoa-dutch cocoa-high-fat',
    11: 'sesame-seeds sesame-seeds-toasted sesame-seeds-black miso poppy-seed',
    12: 'almonds almonds-sliced almonds-sliced-toasted almonds-chopped almonds-blanched almonds-roasted asparagus',
    14: 'pine-nuts pine-nuts-toasted',
    15: `hazelnuts hazelnuts-chopped hazelnuts-roasted mustard-dijon mustard-wholegrain mustard-yellow maple-syrup flaxseed-whole
      flaxseed-ground flaxseed-golden`,
    16: 'snow-peas almond-butter',
    20: `vinegar-balsamic pecans pecans-roasted`,
    23: `greek-yogurt-nonfat greek-yogurt-lowfat greek-yogurt-whole pumpkin-seeds pumpkin-seeds-roasted
      lentils-cooked`,
    24: 'almond-flour chia-seeds',
    28: `tomato-paste peanuts-roasted peanuts-raw peanuts-boiled peanuts-ground vinegar-cider
      chili-red jalapeno`,
    30: 'walnuts walnuts-roasted walnuts-ground avocado avocado-hass avocado-mashed avocado-frozen chocolate-dark',
    32: 'peanut-butter',
    35: 'bell-pepper-yellow',
    38: 'brussels-sprouts corn-ear corn-frozen corn-canned corn-canned-unsalted',
    40: `feta cottage-cheese-lowfat cottage-cheese-whole cottage-cheese-no-salt queso-fresco mozzarella-fresh
      mozzarella-low-moisture goat-cheese halloumi parmesan parmesan-shredded grana-padano pecorino cheddar swiss-cheese
      provolone monterey-jack blue-cheese macadamias blueberries mango mayonnaise`,
    42: `chickpeas-canned chickpeas-low-sodium tamari soy-sauce soy-sauce-low-sodium fish-sauce`,
    43: 'bell-pepper-red',
    45: 'butternut-squash tomato-cherry',
    46: 'lentils-canned',
    47: 'tortilla-corn',
    48: 'tomato-plum',
    50: 'artichoke-hearts-canned oats oats-fine cornmeal cornmeal-degermed corn-grits polenta-instant',
    58: 'raspberries raspberries-frozen',
    60: `coconut-milk olives-kalamata olives-green olives-black olives-castelvetrano olives-nicoise brown-rice rice-white
      rice-basmati rice-basmati-brown rice-glutinous rice-arborio wild-rice quinoa millet rice-noodles rice-noodles-brown
      buckwheat-flour`,
    65: 'zucchini tomato tomato-beefsteak strawberries strawberries-frozen',
    75: `eggplant green-beans green-beans-frozen broccoli cabbage-green cabbage-red cabbage-napa bok-choy kale
      collards chard cauliflower cauliflower-rice cauliflower-frozen sweet-potato celeriac bean-sprouts
      bell-pepper-green okra okra-frozen edamame spinach spinach-frozen turnip jicama pumpkin squash-kabocha
      spaghetti-squash bamboo-shoots-canned watercress arugula kohlrabi rutabaga radicchio chicory
      rhubarb papaya pineapple kiwi`,
    90: 'clementine mandarin',
    97: 'poblano',
    100: 'tempeh tomatoes-canned tomatoes-canned-unsalted',
    120: 'cantaloupe',
    130: 'orange',
    150: `carrot carrot-baby cucumber cucumber-peeled cucumber-mini radish parsnip potato potato-new potato-waxy potato-red
      potato-white potato-russet potato-gold potato-fingerling lettuce-romaine lettuce-butter lettuce-iceberg lettuce-green
      lettuce-red-leaf lettuce-little-gem endive-curly`,
    170: 'tofu-firm tofu-extra-firm quinoa-cooked',
    190: 'rice-brown-cooked wild-rice-cooked',
    200: `egg egg-white egg-yolk egg-boiled lemon-juice lime-juice lemon lime lemon-zest lime-zest orange-zest ginger
      ginger-ground scallion-greens chives butter ghee capers vinegar-red-wine vinegar-white-wine vinegar-sherry vinegar-rice
      cornstarch baking-powder baking-soda sugar sugar-brown sugar-palm nutritional-yeast seaweed-nori coffee tea-green
      vanilla water salt lemongrass turmeric`,
    240: 'almond-milk',
    255: 'polenta-cooked',
  }).flatMap(([grams, keys]) => listed(keys).map((key) => [key, Number(grams)] as const)),
);

/** High at any amount that a kitchen uses; wheat, rye and barley are known by their kind. */
export const highFoods: ReadonlySet<string> = new Set(
  listed(`garlic garlic-powder garlic-granulated garlic-salt garlic-bulb onion onion-red onion-white onion-sweet
    onion-powder onion-flakes onions-pearl onions-pearl-frozen onion-cooked onion-sauteed onions-caramelized onion-frozen
    shallot shallots-dried leek leek-cooked scallion mushroom-cremini mushroom-white mushroom-portobello
    mushroom-shiitake mushroom-shiitake-dried mushroom-mixed-wild mushroom-porcini mushroom-porcini-dried mushroom-giant-white
    apple apple-green apple-red pear asian-pear peach peaches-frozen apricot apricots-dried nectarine plum prunes
    cherries-sweet cherries-sweet-frozen blackberries watermelon figs figs-dried dates dates-medjool raisins currants-dried
    persimmon grapefruit pomegranate honey molasses pomegranate-molasses cashews cashews-roasted cashew-butter pistachios
    pistachios-ground pistachios-roasted milk milk-whole milk-skim milk-1 milk-powder buttermilk kefir-lowfat
    yogurt-lowfat yogurt-nonfat yogurt-whole skyr quark ricotta-part-skim ricotta-whole cream-cheese-light sour-cream
    soy-milk-unsweetened soybeans-dry tofu-silken artichoke-hearts artichoke cabbage-savoy sauerkraut beet beet-cooked
    peas-frozen peas-fresh hummus black-beans-canned black-beans-cooked kidney-beans-canned kidney-beans-cooked
    kidney-beans-dry pinto-beans-canned pinto-beans-cooked pinto-beans-dry butter-beans-canned butter-beans-cooked
    butter-beans-dry navy-beans-canned white-beans-cooked white-beans-dry black-eyed-peas-canned black-eyed-peas-cooked
    black-eyed-peas-dry split-peas-yellow split-peas-green fava-beans-fresh fava-beans-dry mung-beans-dry`),
);

/** Meat and fish that are sold or cooked with onion, garlic or a sauce. */
export const seasonedFlesh: ReadonlySet<string> = new Set(
  listed(`chicken-cooked chicken-rotisserie-breast chicken-whole-roasted duck-confit carnitas sauerbraten cabbage-rolls
    sardines-tomato`),
);
