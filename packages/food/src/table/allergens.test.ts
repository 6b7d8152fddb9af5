import { describe, expect, it } from 'vitest';
import type { DetailedAllergen } from '../allergens.ts';
import { type Food, foodByKey, foods } from './rows.ts';

const keysOf = (wrong: (food: Food) => boolean) => foods.filter(wrong).map(({ key }) => key);
const list = (text: string) => text.split(/\s+/).filter(Boolean);

/** What an English name or the source's description says of an allergen, and the foods of which it is not true. */
const tellingWords: readonly [DetailedAllergen, RegExp, string][] = [
  ['soy', /\bsoy(?!a pod)|tofu|miso\b|tempeh|edamame|\bnatto\b|teriyaki|hoisin|tamari\b/i, ''],
  [
    'gluten',
    /bread|flour|pasta|noodle|couscous|bulgur|wheat|barley|\brye\b|spelt|farro|seitan|cracker|cookie|biscuit|cake|pastry|crust|dough|beer|malt|pretzel|croissant|naan|pita\b|tortilla|\bbuns?\b|\brolls?\b|muffin|bagel|teriyaki|hoisin|semolina|farina|freekeh|kamut|waffle|pancake/i,
    `breadfruit almond-flour tortilla-corn buckwheat buckwheat-flour buckwheat-cooked corn-flour masa-harina rice-flour
     rice-flour-brown coconut-flour cassava-flour quinoa-flour arrowroot tapioca pasta-gluten-free rice-noodles
     glass-noodles bread-gluten-free rice-cakes tortilla-chips rice-noodles-cooked konjac-noodles rice-paper
     rice-flour-glutinous sorghum-flour millet-flour potato-flour chestnut-flour amaranth-flour crackers-gluten-free
     corn-tostada-baked pumpkin-spice everything-bagel-seasoning tamari tamari-regular chickpea-flour soy-flour lupin-flour
     peanut-flour water marinara ginger-ale syrup-pancake carob-powder potato-russet pickle-relish potato-starch seed-gum
     crab crab-dungeness prickly-pear cornstarch shrimp shrimp-cooked lobster lobster-spiny crayfish fat-duck
     breadcrumbs-gluten-free pao-de-queijo bread-gluten-free-whole bread-gluten-free-rice roll-gluten-free
     baguette-gluten-free pretzels-gluten-free injera arepa tortilla-gluten-free tostada-shell
     tortilla-chips-yellow tortilla-chips-nacho phyllo-gluten-free puff-pastry-gluten-free pie-crust-gluten-free
     pizza-base-gluten-free pizza-crust-cauliflower knoedel-mix crispbread-gluten-free rice-cakes-multigrain
     rice-cakes-sesame rice-cakes-corn galette-buckwheat pancakes-gluten-free waffles-gluten-free
     pancake-mix-gluten-free ladyfingers-gluten-free graham-crackers-gluten-free
     cookies-chocolate-chip-gluten-free cookies-vanilla-gluten-free cookies-macaroon meringue amaretti
     gluten-free-flour gluten-free-bread-mix gluten-free-self-raising flour-buckwheat-refined buckwheat-raw
     buckwheat-flakes teff-flour cornmeal-blue corn-flour-degermed corn-flour-precooked masa-prepared
     sorghum-flour-refined potato-starch-real tapioca-starch lentil-flour pea-flour mung-flour crackers-rice
     pastry-cream pasta-legume-chickpea pasta-legume-lentil pasta-legume-edamame pasta-rice
     pasta-gluten-free-cooked gluten-free-lasagna soba-whole sweet-potato-noodles glass-noodles-cooked
     rice-noodles-brown ho-fun tteok mochi tofu-noodles kelp-noodles rice-broken soy-milk-powder`,
  ],
  [
    'milk',
    /cheese|milk\b|butter\b|cream\b|yogurt|whey|caramel|custard|kefir|skyr|quark|ghee|ricotta|mozzarella|parmesan|cheddar|paneer|feta\b/i,
    `almond-milk oat-milk rice-milk vegan-butter soy-yogurt almond-milk-sweetened coconut-milk coconut-cream
     coconut-drink coconut-milk-light coconut-milk-carton coconut-yogurt coconut-butter cream-of-tartar citric-acid farina
     saltines soy-milk-unsweetened soy-milk-sweetened butter-beans-canned butter-beans-dry butter-beans-cooked
     almond-butter peanut-butter tahini cashew-butter sunflower-butter peanut-flour peanut-sauce cocoa-butter lettuce-butter
     corn-creamed pickle-relish soursop cookies-oreo pudding-mix-vanilla graham-crackers lentils-dry
     plant-cream pancake-mix-gluten-free gluten-free-self-raising egg-replacer biscuit-dough biscuit-dough-baked biscuit-mix crescent-dough puff-pastry-vegan crackers-snack
     speculoos-spread cookies-peanut-butter wafers-cream wafer-papers sugar-cones wheat-cream-cooked
     creamer-liquid custard-powder rice-broken almond-milk-chocolate almond-milk-chocolate-unsweetened
     almond-milk-homemade cashew-milk hazelnut-milk macadamia-milk hemp-milk rice-coconut-drink oat-milk-barista
     oat-milk-sweetened spelt-milk soy-milk-chocolate soy-milk-light soy-milk-powder coconut-milk-powder
     coconut-condensed-milk soy-cream oat-cream rice-cream almond-cream cashew-cream vegan-whipping-cream
     coconut-whipped-cream almond-yogurt oat-yogurt cashew-yogurt plant-yogurt plant-milk soy-yogurt-sweet
     soy-skyr vegan-cheese vegan-parmesan vegan-cream-cheese cashew-cream-cheese tofu-ricotta vegan-ice-cream`,
  ],
  [
    'egg',
    /\beggs?\b|mayonn|brioche|challah/i,
    'mayonnaise-vegan gyoza-wrappers egg-replacer flax-egg gnocchi-shelf spring-roll-pastry',
  ],
  [
    'tree_nut',
    /almond|cashew|walnut|pecan|pistachio|hazelnut|macadamia|brazil ?nut|pine nut|praline|marzipan|hickory/i,
    '',
  ],
  ['peanut', /peanut|satay|groundnut/i, 'popcorn-caramel'],
  ['sesame', /sesame|tahini|hummus|za'?atar|dukkah/i, 'oil-pumpkin-seed bagel'],
  ['mustard', /mustard/i, ''],
  ['celery', /celery|celeriac/i, ''],
  ['lupin', /lupin/i, ''],
  ['fish', /\bfish\b|salmon|tuna\b|anchov|\bcod\b|sardine|worcester|caesar/i, 'prickly-pear'],
  ['crustacean', /shrimp|prawn|\bcrab\b|lobster|crayfish|crawfish/i, 'crabapple old-bay'],
  [
    'mollusc',
    /mussel|\bclams?\b|oysters?\b|squid|octopus|scallops?\b|cuttlefish|whelk/i,
    'saltines mushroom-oyster mushroom-king-oyster salsify',
  ],
];

function isNamedFor({ names, passport }: Food, words: RegExp): boolean {
  return words.test([...names.en, passport.description].join('; '));
}

describe('allergens of foods', () => {
  it.each(tellingWords)('every food named for %s carries it', (allergen, words, exceptions) => {
    const carrying = new Set<string>(
      allergen === 'gluten' ? ['gluten', 'maybe-gluten'] : [allergen],
    );
    const without = keysOf(
      (food) => isNamedFor(food, words) && !food.traits.some((trait) => carrying.has(trait)),
    );
    expect(without.filter((key) => !list(exceptions).includes(key))).toEqual([]);
  });

  it.each([
    ['soy-sauce', ['soy', 'gluten', 'wheat']],
    ['worcestershire', ['fish', 'maybe-gluten']],
    ['oyster-sauce', ['mollusc', 'soy', 'wheat']],
    ['bouillon-cube-chicken', ['celery', 'maybe-gluten']],
    ['bouillon-vegetable', ['celery', 'maybe-gluten']],
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
    expect(foodByKey(key)?.traits).toEqual(expect.arrayContaining([...allergens]));
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
