import { describe, expect, it } from 'vitest';
import type { DetailedAllergen } from '../foods/allergens.ts';
import { type Food, foodByKey, foods } from './rows.ts';

const keysOf = (wrong: (food: Food) => boolean) => foods.filter(wrong).map(({ key }) => key);
const list = (text: string) => text.split(/\s+/).filter(Boolean);

/** Words of an English name or description that suggest an allergen, and the exceptions with their reasons. */
const wordsOfAllergens: readonly [DetailedAllergen, RegExp, Readonly<Record<string, string>>][] = [
  [
    'soy',
    /\bsoy(?!a pod)|tofu|miso\b|tempeh|edamame|\bnatto\b|teriyaki|hoisin|tamari\b/i,
    { 'figures of soy stand in': 'protein-pea protein-rice lecithin-sunflower' },
  ],
  [
    'gluten',
    /(?<!sweet)bread(?!fruit)|flour|pasta|noodle|couscous|bulgur|wheat|barley|\brye\b|spelt|farro|seitan|cracker|cookie|biscuit|cake|pastry|crust(?!ace)|dough|beer|\bmalt|pretzel|croissant|naan|pita\b|tortilla|\bbuns?\b|\brolls?\b|muffin|bagel|teriyaki|hoisin|semolina|farina|freekeh|kamut|waffle|pancake/i,
    {
      'of a grain or plant without gluten': `lentil-pasta chickpea-pasta lentil-flour pea-flour fava-flour black-bean-flour mung-flour urad-flour
        chickpea-flour-roasted pao-de-queijo arepa tostada-shell tortilla-chips-yellow rice-cakes-sesame
        rice-cakes-corn flour-buckwheat-refined buckwheat-raw buckwheat-flakes teff-flour cornmeal-blue
        corn-flour-degermed corn-flour-precooked masa-prepared sorghum-flour-refined potato-starch-real
        tapioca-starch almond-flour cornstarch tortilla-corn buckwheat buckwheat-flour corn-flour masa-harina
        rice-flour rice-flour-brown coconut-flour cassava-flour quinoa-flour arrowroot rice-noodles glass-noodles
        rice-cakes tortilla-chips rice-noodles-cooked konjac-noodles rice-flour-glutinous sorghum-flour
        millet-flour buckwheat-cooked potato-flour chestnut-flour amaranth-flour corn-tostada-baked
        chickpea-flour soy-flour lupin-flour peanut-flour walnuts-ground pecans-ground hazelnuts-ground
        pistachios-ground peanut-flour-lowfat acorn-flour sesame-flour sunflower-flour pasta-rice
        sweet-potato-noodles glass-noodles-cooked rice-noodles-brown mochi tofu-noodles soy-flour-defatted
        soy-flour-lowfat soy-flour-roasted vermicelli-soy`,
      'made without gluten': `pasta-gluten-free bread-gluten-free crackers-gluten-free breadcrumbs-gluten-free bread-gluten-free-whole
        bread-gluten-free-rice roll-gluten-free baguette-gluten-free pretzels-gluten-free tortilla-gluten-free
        phyllo-gluten-free puff-pastry-gluten-free pie-crust-gluten-free pizza-base-gluten-free
        pizza-crust-cauliflower crispbread-gluten-free pancakes-gluten-free waffles-gluten-free
        pancake-mix-gluten-free ladyfingers-gluten-free graham-crackers-gluten-free
        cookies-chocolate-chip-gluten-free cookies-vanilla-gluten-free gluten-free-flour gluten-free-bread-mix
        gluten-free-self-raising pasta-gluten-free-cooked gluten-free-lasagna soy-sauce-gluten-free meringue
        marzipan`,
      'the word names something else': `peach-white fruit-leather mushroom-porcini water breadfruit-seeds pumpkin-seed-butter carob-powder
        ham-picnic seaweed-kelp-fresh seaweed-laver-fresh cauliflower-rice pickles-sweet potato-russet
        rice-broken soy-milk-powder frosting-coconut-nut everything-bagel-seasoning`,
      'made for bread, cake or pasta': `gingerbread-spice bread-spice pizza-seasoning fruit-mixed-dried marinara pasta-sauce marinara-unsalted
        arrabbiata tomato-sauce-mushroom tomato-sauce-herbs-cheese syrup-pancake syrup-sugar-free
        syrup-pancake-light cake-glaze-powder glaze-sugar fondant`,
      'distilled, or named for beer only': `spirit-whisky soda-root-beer ginger-beer`,
    },
  ],
  [
    'milk',
    /cheese|milk\b|(?<!nut |almond |cashew |hazelnut |macadamia )butter\b(?! bean)|cream\b|yogurt|whey|caramel|custard|kefir|skyr|quark|ghee|ricotta|mozzarella|parmesan|cheddar|paneer|feta\b/i,
    {
      'made of plants': `puff-pastry-vegan almond-milk oat-milk rice-milk vegan-butter soy-yogurt almond-milk-sweetened
        coconut-milk-fresh coconut-milk-frozen coconut-milk coconut-cream coconut-drink coconut-milk-light
        coconut-milk-carton coconut-yogurt coconut-butter soy-milk-unsweetened soy-milk-sweetened tahini
        sunflower-butter pistachio-butter cashew-cream cashew-milk hazelnut-milk walnut-butter
        sesame-paste-chinese tahini-raw sunflower-butter-salted pumpkin-seed-butter cocoa-butter
        almond-milk-chocolate-unsweetened almond-milk-homemade macadamia-milk hemp-milk rice-coconut-drink
        oat-milk-barista oat-milk-sweetened spelt-milk soy-milk-light soy-milk-powder coconut-condensed-milk
        soy-cream oat-cream rice-cream almond-cream vegan-whipping-cream coconut-whipped-cream almond-yogurt
        oat-yogurt cashew-yogurt plant-yogurt plant-milk soy-skyr vegan-cheese vegan-parmesan vegan-cream-cheese
        cashew-cream-cheese tofu-ricotta plant-cream soy-milk-fortified-sweetened soy-milk-nonfat tofu-yogurt
        syrup-orgeat coconut-jam`,
      'the word names something else': `soda-cream cream-of-coconut wheat-cream-cooked custard-apple apple-butter prune-puree cream-of-tartar
        farina mushroom-milk-cap chestnut-cream vinegar-balsamic-glaze rice-broken headcheese seaweed-irish-moss
        quince-paste marshmallow-creme baking-powder-low-sodium pickles-sweet lettuce-butter
        drink-mix-strawberry`,
      'made for ice cream, or eaten with it': `salt-coarse fruit-topping-strawberry fruit-topping-pineapple cream-stiffener`,
      'figures of another food stand in': `rice-paper-wafer citric-acid egg-replacer`,
    },
  ],
  [
    'egg',
    /\beggs?\b|mayonn|brioche|challah/i,
    { 'made of plants': 'mayonnaise-vegan egg-replacer flax-egg chia-gel' },
  ],
  [
    'tree_nut',
    /almond|cashew|walnut|pecan|pistachio|hazelnut|macadamia|brazil ?nut|pine nut|praline|marzipan|hickory/i,
    { 'figures of walnut oil stand in': 'oil-hemp', 'smoke of the wood': 'liquid-smoke' },
  ],
  ['peanut', /peanut|satay|groundnut/i, { 'figures of peanut oil stand in': 'oil-argan' }],
  [
    'sesame',
    /sesame|tahini|hummus|za'?atar|dukkah/i,
    { 'figures of sesame oil stand in': 'oil-pumpkin-seed', 'leaves of another plant': 'shiso' },
  ],
  ['mustard', /mustard/i, { 'a cabbage that is called so': 'komatsuna' }],
  ['celery', /celery|celeriac/i, {}],
  ['lupin', /lupin/i, {}],
  [
    'fish',
    /\bfish\b|salmon|tuna\b|anchov|\bcod\b|sardine|worcester|caesar/i,
    {
      'made of plants': `fish-sauce-vegan worcestershire-vegan fish-vegan fish-vegetarian fillets-meatless`,
      'a fruit in Spanish, a mix of spices': 'prickly-pear fish-seasoning',
    },
  ],
  [
    'crustacean',
    /shrimp|prawn|\bcrab\b|lobster|crayfish|crawfish/i,
    { 'made of plants': 'shrimp-vegan', 'named for what it goes with': 'crabapple old-bay' },
  ],
  [
    'mollusc',
    /mussel|\bclams?\b|oysters?\b|squid|octopus|scallops?\b|cuttlefish|whelk/i,
    {
      'mushrooms and vegetables': `mushroom-oyster mushroom-king-oyster mushroom-oyster-dried mushroom-mixed-wild salsify
         squash-pattypan`,
      'made of plants': 'oyster-sauce-vegetarian shrimp-vegan',
      'oyster crackers': 'saltines',
    },
  ],
];

function carries({ traits, may = [] }: Food, carrying: ReadonlySet<string>): boolean {
  return [...traits, ...may.map(({ trait }) => trait)].some((trait) => carrying.has(trait));
}

function isNamedFor({ names, passport }: Food, words: RegExp): boolean {
  return words.test([...names.en, passport.description].join('; '));
}

describe('allergens of foods', () => {
  it.each(wordsOfAllergens)('every food named for %s carries it', (allergen, words, exceptions) => {
    const carrying = new Set<string>(
      allergen === 'gluten' ? ['gluten', 'maybe-gluten'] : [allergen],
    );
    const without = keysOf((food) => isNamedFor(food, words) && !carries(food, carrying));
    // Equal, so that obsolete exceptions are reported.
    expect(without.toSorted()).toEqual(Object.values(exceptions).flatMap(list).toSorted());
  });

  it.each([
    ['soy-sauce', ['soy', 'gluten', 'wheat']],
    ['worcestershire', ['fish', 'gluten']],
    ['oyster-sauce', ['mollusc', 'soy', 'wheat']],
    ['bouillon-cube-chicken', ['meat', 'celery', 'gluten']],
    ['bouillon-vegetable', ['celery', 'gluten']],
    ['oats', ['maybe-gluten']],
    ['beer', ['gluten']],
    ['seitan', ['gluten', 'wheat', 'soy']],
    ['pesto', ['milk', 'tree_nut']],
    ['mayonnaise', ['egg', 'mustard']],
    ['curry-paste-red', ['fish', 'crustacean']],
    ['surimi', ['fish', 'wheat', 'egg']],
    ['caesar-dressing', ['fish', 'milk', 'egg']],
    ['hazelnut-spread', ['tree_nut', 'milk']],
    ['yeast-extract', ['gluten']],
    ['wine-red-dry', ['sulphites']],
    ['apricots-dried', ['sulphites']],
  ] as const)('%s holds what it is usually made with: %s', (key, allergens) => {
    const { traits = [], may = [] } = foodByKey(key) ?? {};
    const contained = [...traits, ...may.map(({ trait }) => trait)];
    expect(contained).toEqual(expect.arrayContaining([...allergens]));
  });

  it.each(['buckwheat', 'tamari-regular', 'rice-noodles', 'quinoa', 'corn-flour', 'cornmeal'])(
    '%s holds no gluten',
    (key) => {
      const traits = foodByKey(key)?.traits ?? [];
      expect(traits.filter((trait) => ['gluten', 'wheat', 'maybe-gluten'].includes(trait))).toEqual(
        [],
      );
    },
  );

  it('wheat is gluten, milk is dairy, and seafood is fish, crustacean or mollusc', () => {
    const has = ({ traits }: Food, trait: Food['traits'][number]) => traits.includes(trait);
    expect(keysOf((food) => has(food, 'wheat') && !has(food, 'gluten'))).toEqual([]);
    expect(keysOf((food) => has(food, 'milk') !== has(food, 'dairy'))).toEqual([]);
    const fromTheSea = ['fish', 'crustacean', 'mollusc'] as const;
    expect(
      keysOf(
        (food) => food.roles.includes('seafood') && !fromTheSea.some((trait) => has(food, trait)),
      ),
    ).toEqual([]);
    expect(
      keysOf(({ roles, traits }) => roles.includes('redmeat') && !traits.includes('meat')),
    ).toEqual([]);
    expect(
      keysOf(
        (food) => food.roles.includes('nut') && !has(food, 'tree_nut') && !has(food, 'peanut'),
      ),
    ).toEqual([]);
  });
});
