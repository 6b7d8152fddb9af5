import { dairyAndJars } from './dairy.ts';
import type { Food } from './food.ts';
import { fruits } from './fruit.ts';
import { leaves } from './leaves.ts';
import { meatAndFish } from './meat-and-fish.ts';
import { nutsAndSeeds } from './nuts.ts';
import { pulsesAndGrains } from './pulses.ts';
import { rootsAndGreens } from './roots-and-greens.ts';
import { vegetables } from './vegetables.ts';
import { worldPlants } from './world-plants.ts';
import { worldFoods } from './world-proteins.ts';

/**
 * Lines that leave nothing to see: spices, oils, liquids, sweeteners, raising agents, and juice or zest.
 * Asked first, so that "sesame oil" is not sesame and "ground coriander" not a leaf.
 */
const invisible =
  /\b(salt|(?<!in (olive )?)oil|stock|broth|vinegar|wine|(?<!in )water(?! chest)|milk|tamari|soy sauce|fish sauce|extract|baking (powder|soda)|cumin|paprika|cayenne|turmeric|garam masala|cinnamon|nutmeg|cardamom|clove|black pepper|white pepper|chili powder|curry powder|ground (coriander|ginger|almonds?|flax\w*)|dried (oregano|thyme|mint|basil|dill)|bay lea\w+|mustard|honey|maple|sugar|stevia|vanilla|cornstarch|(?<!corn)flour|cocoa|garlic|ginger|miso|sriracha|harissa|zest)\b/;
const alwaysVisible =
  /whole-milk|yogh?urt|ricotta|mustard greens|garlic chives|honeydew|clove of|buttermilk squash|almond butter|peanut butter|water chestnut|watercress|watermelon|canned (tuna|sardines)|nopales|bay scallops/;
const ofPulses = /\b(?:lentil|chickpea) (?=pasta|penne)/;
const juice = /\b(lemon|lime|orange)s? juice\b|juiced|zest/;

const foods: readonly Food[] = [
  ...worldPlants,
  ...worldFoods,
  ...vegetables,
  ...rootsAndGreens,
  ...leaves,
  ...meatAndFish,
  ...pulsesAndGrains,
  ...dairyAndJars,
  ...fruits,
  ...nutsAndSeeds,
];

/** Names come first: "almond butter" must not be read as almonds, nor "peanut butter" as peanuts. */
const byName = [...foods].sort(
  (one, two) =>
    Number(two.words.source.includes('butter')) - Number(one.words.source.includes('butter')),
);

/** The drawn food that an ingredient line names; `undefined` when it leaves nothing to see. */
export function findFood(text: string): Food | undefined {
  const line = text.toLowerCase().replace(ofPulses, '');
  if (juice.test(line) && !/slice|wedge/.test(line)) return undefined;
  const noun = /pasta,.*\b(shapes|macaroni|shells|penne|tubes)\b/.test(line)
    ? 'macaroni'
    : (line.split(',')[0] ?? line);
  if (invisible.test(noun) && !alwaysVisible.test(noun)) return undefined;
  return (
    byName.find((food) => food.words.test(noun)) ?? byName.find((food) => food.words.test(line))
  );
}

/** A drawn food by its name, for what a picture always needs. */
export function foodNamed(name: string): Food {
  const found = foods.find((food) => food.name === name);
  if (found === undefined) throw new Error(`No drawing is named ${name}`);
  return found;
}
