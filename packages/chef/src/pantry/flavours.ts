import type { Cuisine } from '@pomona/food/labels/diets';
import type { FlavourProfile } from './pantry-food.ts';

type Flavours = Omit<FlavourProfile, 'cuisine'>;

const words = (text: string) => text.split(' ');
const blends = (text: string) => text.split(' / ').map(words);

const mediterranean: Flavours = {
  fats: words('olive-oil avocado-oil canola-oil'),
  aromatics: words('garlic onion onion-red shallot leek fennel tomato-paste celery'),
  acids: words(
    'lemon-juice vinegar-red-wine vinegar-white-wine vinegar-sherry vinegar-balsamic pomegranate-molasses sumac',
  ),
  spices: blends(
    'cumin-ground coriander-ground paprika / paprika-smoked oregano-dried / cinnamon allspice cumin-ground / paprika chili-flakes / coriander-ground turmeric cinnamon / fennel-seed chili-flakes / ras-el-hanout / zaatar sumac',
  ),
  herbs: words('parsley oregano-dried thyme mint dill basil rosemary bay-leaf'),
  sauces: words(
    'tahini harissa-paste greek-yogurt-whole hummus tzatziki soy-yogurt tapenade tomatoes-canned',
  ),
  finishing: words(
    'olives-kalamata feta capers lemon almonds pine-nuts parsley olives-green sumac pumpkin-seeds pomegranate-seeds arugula',
  ),
};

const asian: Flavours = {
  fats: words('peanut-oil canola-oil sunflower-oil avocado-oil coconut-oil sesame-oil'),
  aromatics: words('ginger garlic scallion shallot lemongrass chili-red galangal'),
  acids: words('vinegar-rice lime-juice vinegar-black lemon-juice'),
  spices: blends(
    'five-spice / white-pepper / pepper-sichuan chili-flakes / curry-powder turmeric / coriander-ground turmeric / star-anise cinnamon-stick / ginger-ground chili-flakes',
  ),
  herbs: words('cilantro thai-basil mint lime-leaves basil chives'),
  sauces: words(
    'soy-sauce soy-sauce-low-sodium soy-sauce-gluten-free coconut-aminos miso hoisin fish-sauce coconut-milk peanut-butter curry-paste-red sunflower-butter tahini',
  ),
  finishing: words(
    'sesame-seeds scallion cilantro peanuts-roasted lime cashews seaweed-nori sambal-oelek sunflower-seeds radish chili-flakes',
  ),
};

const italian: Flavours = {
  fats: words('olive-oil butter avocado-oil sunflower-oil'),
  aromatics: words('garlic onion shallot celery carrot tomato-paste leek fennel'),
  acids: words('lemon-juice vinegar-balsamic vinegar-red-wine vinegar-white-wine'),
  spices: blends(
    'chili-flakes / fennel-seed chili-flakes / nutmeg / black-pepper / paprika oregano-dried',
  ),
  herbs: words('basil parsley oregano-dried rosemary thyme sage-fresh bay-leaf italian-seasoning'),
  sauces: words(
    'tomatoes-canned tomato-puree pesto pesto-vegan ricotta-whole soy-cream tomato-cherry',
  ),
  finishing: words(
    'parmesan basil nutritional-yeast capers pine-nuts olives-black arugula parsley mozzarella-fresh tomato-sun-dried-oil lemon-zest sunflower-seeds walnuts',
  ),
};

const mexican: Flavours = {
  fats: words('avocado-oil canola-oil olive-oil sunflower-oil lard'),
  aromatics: words('onion garlic jalapeno onion-red poblano chili-green tomato-paste scallion'),
  acids: words('lime-juice vinegar-cider lemon-juice orange-juice'),
  spices: blends(
    'cumin-ground paprika-smoked chili-powder / cumin-ground coriander-ground paprika-smoked / chili-ground-pure oregano-dried cumin-ground / paprika-smoked garlic-powder / cumin-ground cinnamon allspice / cumin-ground cayenne',
  ),
  herbs: words('cilantro oregano-dried parsley bay-leaf oregano-mexican'),
  sauces: words(
    'salsa tomatoes-canned chipotle-adobo salsa-verde guacamole hot-sauce tomato-puree',
  ),
  finishing: words(
    'avocado cilantro lime pumpkin-seeds queso-fresco sour-cream radish onion-red jalapeno scallion soy-yogurt coconut-yogurt',
  ),
};

const indian: Flavours = {
  fats: words('ghee coconut-oil canola-oil sunflower-oil avocado-oil'),
  aromatics: words('onion ginger garlic chili-green shallot tomato-paste chili-red'),
  acids: words('lemon-juice lime-juice tamarind amchur tomatoes-canned'),
  spices: blends(
    'cumin-seed turmeric coriander-ground garam-masala / cumin-ground coriander-ground turmeric cayenne / garam-masala turmeric / mustard-seed-black cumin-seed turmeric / curry-powder / cardamom cinnamon cumin-ground / fennel-seed coriander-ground turmeric / paprika cumin-ground turmeric',
  ),
  herbs: words('cilantro mint curry-leaves fenugreek-leaves bay-leaf'),
  sauces: words(
    'coconut-milk yogurt-whole tomatoes-canned soy-yogurt coconut-yogurt coconut-milk-light cashew-butter tomato-puree',
  ),
  finishing: words(
    'cilantro cashews yogurt-whole lime mint coconut-desiccated soy-yogurt coconut-yogurt pomegranate-seeds onion-red pumpkin-seeds',
  ),
};

const american: Flavours = {
  fats: words('canola-oil butter avocado-oil olive-oil'),
  aromatics: words('onion garlic celery bell-pepper-green scallion onion-red tomato-paste'),
  acids: words('vinegar-cider lemon-juice lime-juice mustard-dijon vinegar-white-wine'),
  spices: blends(
    'paprika-smoked garlic-powder onion-powder / paprika thyme-dried cayenne / chili-powder cumin-ground / black-pepper garlic-powder / paprika onion-powder / cumin-ground paprika-smoked',
  ),
  herbs: words('parsley chives thyme dill thyme-dried cilantro rosemary'),
  sauces: words(
    'mustard-dijon tomato-puree hot-sauce mayonnaise greek-yogurt-lowfat barbecue-sauce salsa soy-yogurt ketchup tomatoes-canned',
  ),
  finishing: words(
    'cheddar chives scallion avocado pumpkin-seeds pecans pickles-dill parsley sunflower-seeds radish nutritional-yeast',
  ),
};

/** Each list is long enough to lose what a diet or an allergen forbids and still taste of its kitchen. */
export const flavourProfiles: Readonly<Record<Cuisine, FlavourProfile>> = {
  mediterranean: { cuisine: 'mediterranean', ...mediterranean },
  asian: { cuisine: 'asian', ...asian },
  italian: { cuisine: 'italian', ...italian },
  mexican: { cuisine: 'mexican', ...mexican },
  indian: { cuisine: 'indian', ...indian },
  american: { cuisine: 'american', ...american },
};

/** Of a dish of no cuisine. */
export const neutralFlavours: Flavours = {
  fats: words('olive-oil canola-oil avocado-oil sunflower-oil butter'),
  aromatics: words('onion garlic shallot scallion leek celery carrot tomato-paste'),
  acids: words('lemon-juice vinegar-cider vinegar-white-wine vinegar-balsamic lime-juice'),
  spices: blends(
    'paprika thyme-dried / paprika-smoked cumin-ground / coriander-ground cumin-ground / curry-powder / black-pepper garlic-powder / turmeric ginger-ground / oregano-dried chili-flakes',
  ),
  herbs: words('parsley chives thyme dill basil rosemary mint bay-leaf'),
  sauces: words(
    'mustard-dijon tomatoes-canned yogurt-whole soy-yogurt coconut-milk tomato-puree tahini soy-cream',
  ),
  finishing: words(
    'parsley chives pumpkin-seeds lemon sunflower-seeds almonds walnuts radish feta scallion nutritional-yeast',
  ),
};

/** What makes breakfasts and snacks sweet. */
export const sweetFlavours = {
  sweeteners: words('maple-syrup honey dates-medjool banana erythritol date-syrup sugar'),
  spices: blends(
    'cinnamon / cinnamon vanilla / cardamom / vanilla / cinnamon nutmeg / cinnamon ginger-ground / cocoa vanilla / cardamom cinnamon',
  ),
  milks: words(
    'milk almond-milk oat-milk soy-milk-unsweetened coconut-drink rice-milk hemp-milk cashew-milk',
  ),
  yogurts: words(
    'greek-yogurt-lowfat skyr yogurt-whole soy-yogurt coconut-yogurt quark almond-yogurt cottage-cheese-lowfat',
  ),
  fruits: words(
    'blueberries berries-mixed raspberries strawberries banana apple pear orange mango blackberries',
  ),
  crunch: words(
    'almonds walnuts pumpkin-seeds sunflower-seeds hemp-seeds pecans coconut-desiccated hazelnuts cacao-nibs flaxseed-ground',
  ),
  butters: words(
    'almond-butter peanut-butter sunflower-butter tahini cashew-butter pumpkin-seed-butter',
  ),
} as const;

export function flavoursOf(cuisine: Cuisine | null): Flavours {
  return cuisine === null ? neutralFlavours : flavourProfiles[cuisine];
}
