import type { Food } from '../table/table.ts';

type Is = (food: Food) => boolean;
const keyed =
  (pattern: RegExp): Is =>
  ({ key }) =>
    pattern.test(key);

/** In the shell or beaten; not pasteurized, powdered, salted or boiled hard. */
export const isFreshEgg = keyed(
  /^(?:egg|egg-white|egg-yolk|(?:quail|duck|goose|turkey)-egg|egg-(?:fried|poached|ramen))$/,
);
export const isSoftEgg = keyed(/^egg-(?:poached|ramen)$/);

const kept =
  /canned|cooked|smoked|dried|salted|vinegar|pickled|fried|battered|sauce|paste|stock|soup|cakes|balls|flakes|butter|oil|anch|surimi|mojama|salad|mix|vegan|vegetarian|tomato|taramasalata|crab|lobster|crayfish|barnacles|periwinkles|cockles|whelk|shrimp-small/;

/** Fish and shellfish that is raw when it is bought. Crab and lobster are sold boiled. */
export const isRawSeafood: Is = (food) =>
  food.roles.includes('seafood') &&
  ['fish', 'crustacean', 'mollusc'].some((trait) => food.traits.some((one) => one === trait)) &&
  !kept.test(food.key);
/** Ready to eat and not heated: cured, or roe. */
export const isCuredFish = keyed(/^(?:gravlax|salmon-roe|fish-roe-raw|fish-roe)$/);
export const isSmokedFish = keyed(
  /^(?:salmon|trout|mackerel|herring|eel|haddock|whitefish|sturgeon|sablefish)-smoked$/,
);
export const isSprouts = keyed(
  /^(?:bean-sprouts|sprouts-(?:alfalfa|radish|soybean|lentil|pea|kidney-bean)|wheat-sprouted)$/,
);
/** The choices to avoid of FDA and EPA, and what is sold of them. */
export const isHighMercury = keyed(
  /^(?:swordfish|swordfish-cooked|shark|tilefish|orange-roughy|mackerel-king|tuna-steak-bluefin|tuna-bluefin-cooked)$/,
);
export const isFreshTuna = keyed(/^tuna-(?:fresh|cooked)$/);
export const isLiver: Is = ({ key, traits }) =>
  /liver|foie-gras|^pate-campagne$/.test(key) &&
  traits.some((trait) => trait === 'meat' || trait === 'fish');

export const isOats: Is = ({ traits, kinds = [] }) =>
  kinds.includes('oats') && !traits.some((trait) => trait === 'gluten' || trait === 'wheat');
const crossedGrain =
  /buckwheat|millet|sorghum|teff|amaranth|quinoa|fonio|polenta|cornmeal|grits|masa|flour/;
/** Grains and flours without gluten that are grown, milled or packed beside wheat. */
export const isCrossedGrain: Is = ({ key, category, traits, roles }) =>
  crossedGrain.test(key) &&
  category !== 'Vegetables' &&
  (category === 'Grains' || category === 'Pantry' || roles.includes('starch')) &&
  !traits.some((trait) => trait === 'gluten' || trait === 'wheat' || trait === 'maybe-gluten');
export const isTamari = keyed(/^(?:tamari|soy-sauce-gluten-free)/);
export const isBoughtStock = keyed(/^(?!.*homemade).*(?:stock|bouillon|broth)/);
