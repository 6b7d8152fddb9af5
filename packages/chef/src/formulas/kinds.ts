import type { Trait } from '@pomona/food/foods/food-row';
import type { AvailableFood } from '../search/available-food.ts';

/** What a food is, as far as formulas care; by its row of the food table. */
export type Kind = (stock: AvailableFood) => boolean;

const byKey =
  (pattern: RegExp): Kind =>
  ({ food }) =>
    pattern.test(food.key);
const hasTrait =
  (...traits: Trait[]): Kind =>
  ({ food }) =>
    food.traits.some((trait) => traits.includes(trait));

export const isEgg = byKey(/^eggs?$/);
export const isMeat = hasTrait('meat');
export const isFish = hasTrait('fish');
export const isShellfish = hasTrait('crustacean', 'mollusc');
export const isMinced = byKey(/ground|mince|\btvp\b|textured-soy/);
export const isHummus = byKey(/^hummus/);
/** Peas and edamame are cooked like vegetables, and hummus is spread. */
export const isPulse: Kind = (stock) =>
  stock.food.roles.includes('legume') &&
  !stock.food.roles.includes('vegetable') &&
  !isTofu(stock) &&
  !isHummus(stock);
export const isDry = byKey(/-dry$|-dal$|^split-peas$|^chana-dal/);
export const isQuickDal = byKey(
  /^lentils-red|^toor-dal|^mung-dal|^chana-dal|^urad-dal|^moong|^split-peas|^lentils-yellow|^mung-beans-(?:split|dry)/,
);
export const isTofu = ({ food }: Pick<AvailableFood, 'food'>) => /^(?:tofu|tempeh)/.test(food.key);
export const isSilkenTofu = byKey(/^tofu-silken/);
export const isPasta = byKey(
  /pasta|spaghetti|macaroni|penne|fusilli|orzo|lasagn|linguine|tagliatelle/,
);
const isNoodleByName = byKey(/noodle|vermicelli|soba|udon|ramen|shirataki|konjac/);
/** Who brings pasta to an Asian dish has it for noodles. */
export const isNoodle: Kind = (stock) => isNoodleByName(stock) || (stock.isGiven && isPasta(stock));
export const isKonjac = byKey(/shirataki|konjac/);
export const isRice = byKey(
  /^(?!.*(?:noodle|flour|paper|milk|cake|vinegar|cauliflower|cereal)).*\brice\b/,
);
export const isCookedGrain = byKey(/-cooked$/);
export const isBread = byKey(
  /bread|baguette|ciabatta|sourdough|toast|bagel|bun|roll|english-muffin|rye|naan|pita/,
);
export const isWrap = byKey(/^tortilla|wrap|^pita|^chapati|^roti|^flatbread|^lavash|^naan/);
export const isTaco = byKey(/^tortilla|taco-shell/);
export const isOats = byKey(/^oats?(?:$|-)|^oat-bran/);
export const isPorridgeGrain = byKey(
  /^oats?(?:$|-)|^oat-bran|^quinoa$|^buckwheat$|^millet$|^amaranth$|^rice-|^polenta|^cornmeal|^semolina|^teff/,
);
export const isFlour = byKey(/^(?!tortilla).*flour|^cornmeal|^masa/);
export const isLeafy: Kind = ({ food }) => food.roles.includes('leafy');
export const isSaladLeaf = byKey(
  /lettuce|arugula|rocket|spinach|watercress|lambs-lettuce|mixed-greens|kale|radicchio|endive|chicory|romaine/,
);
export const isLettuce = byKey(/lettuce|romaine|endive|cabbage-napa|^cabbage|chicory|radicchio/);
export const isBerry: Kind = ({ food }) => food.roles.includes('berry');
export const isFruit: Kind = ({ food }) =>
  food.roles.includes('fruit') || food.roles.includes('berry');
/** Fruit that makes a dish sweet; avocado, lemon and tomato do not. */
export const isSweetFruit: Kind = (stock) =>
  isFruit(stock) && !/avocado|olive|lemon|lime|tomato|plantain/.test(stock.food.key);
export const isBakedFruit = byKey(
  /^apples?(?:$|-)|^pears?(?:$|-)|^peach|^nectarine|^plum|^apricot|^figs?(?:$|-)|^banana|^pineapple|^quince/,
);
export const isNut: Kind = ({ food }) => food.roles.includes('nut');
export const isSeed: Kind = ({ food }) => food.roles.includes('seed');
export const isNutButter = byKey(
  /butter-(?:peanut|almond|cashew|hazelnut)|(?:peanut|almond|cashew|hazelnut|sunflower|seed|nut)-butter|^tahini/,
);
export const isChia = byKey(/^chia/);
export const isDairy = hasTrait('milk');
export const isCheese: Kind = (stock) =>
  isDairy(stock) &&
  !stock.food.roles.includes('liquid') &&
  stock.food.key !== 'butter' &&
  /cheese|feta|parmesan|mozzarella|cheddar|halloumi|paneer|ricotta|gouda|gruyere|pecorino|quark|cotija|queso|brie|provolone|jack|manchego|emmental|mascarpone|skyr/.test(
    stock.food.key,
  );
export const isFreshCheese = byKey(/ricotta|cottage|quark|skyr|cream-cheese|goat-cheese/);
/** Seasons like an onion, and is eaten like a vegetable. */
export const isLeek = byKey(/^leek/);
/** Gives its taste and is not eaten. */
export const isTakenOut = byKey(
  /^(?:star-anise|cinnamon-stick|bay-leaf|cloves$|cardamom-pods|lime-leaves|lemongrass)/,
);
export const isMushroom = byKey(/mushroom|^chanterelle|^shiitake|^enoki/);
/** For fruit and cereal, not beside meat and fish. */
export const isSweetYogurt = byKey(/(?:coconut|almond|oat|vanilla|fruit|cashew)-yogh?urt/);
export const isYogurt = byKey(/yogh?urt|skyr|quark/);
export const isMilk = byKey(/milk(?!.*(?:condensed|evaporated|powder|chocolate))|kefir/);
export const isStuffable = byKey(
  /^bell-pepper|^zucchini$|^eggplant|portobello|^tomato$|^tomatoes?(?:-beefsteak)?$|^squash-(?:acorn|delicata)|^acorn-squash|^poblano|^avocado/,
);
export const isSpiral = byKey(/^zucchini|^cucumber$|^carrot$|^daikon/);
export const isAvocado = byKey(/^avocado/);
export const isBlendable: Kind = (stock) =>
  isFruit(stock) ||
  isSaladLeaf(stock) ||
  /^cucumber|^beet|^carrot|^avocado|pumpkin-puree/.test(stock.food.key);
export const isStick = byKey(
  /^carrot|^cucumber|^celery$|^bell-pepper|^radish|^kohlrabi|^cauliflower$|^broccoli$|^snow-peas|^sugar-snap|^endive|^chicory|^tomato-cherry|^jicama|^fennel|^zucchini$/,
);
/** Cut into sticks to be dipped; others are dipped as they are. */
export const isCutInSticks = byKey(
  /^carrot|^cucumber|^celery$|^bell-pepper|^kohlrabi|^jicama|^zucchini$/,
);
export const isCauliflowerRice = byKey(/cauliflower/);
export const isPotato = byKey(/^potato(?!.*(?:starch|chips|flour))|^sweet-potato/);
export const isDates = byKey(/^dates?/);
export const isTomatoBase = byKey(
  /^tomato(?:es)?-(?:crushed|canned|puree|sauce|diced|chopped|passata)|passata|^marinara/,
);
export const isTomato = byKey(/^tomato/);
export const isCoconutMilk = byKey(/^coconut-(?:milk|cream)/);
export const isStock = byKey(/stock|broth/);
export const isSalty: Kind = ({ food }) => food.roles.includes('salt');
export const isSweetener: Kind = ({ food }) =>
  food.roles.includes('sweetener') || food.roles.includes('sugar');
export const isSkewerable: Kind = (stock) =>
  (isMeat(stock) &&
    !isMinced(stock) &&
    !/chop|drumstick|wing|rib|shank|whole/.test(stock.food.key)) ||
  isFish(stock) ||
  isShellfish(stock) ||
  /^tofu-firm|^tempeh|halloumi|paneer|^tofu-extra|^tofu-smoked|^seitan/.test(stock.food.key);

export const either =
  (...kinds: Kind[]): Kind =>
  (stock) =>
    kinds.some((kind) => kind(stock));
export const both =
  (...kinds: Kind[]): Kind =>
  (stock) =>
    kinds.every((kind) => kind(stock));
export const not =
  (kind: Kind): Kind =>
  (stock) =>
    !kind(stock);
