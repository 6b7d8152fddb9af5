import type { Food } from './food.ts';
import { dairyAndJars } from './larder-dairy.ts';
import { fruits } from './larder-fruit.ts';
import { leaves } from './larder-leaves.ts';
import { meatAndFish } from './larder-meat-and-fish.ts';
import { nutsAndSeeds } from './larder-nuts.ts';
import { pulsesAndGrains } from './larder-pulses.ts';
import { rootsAndGreens } from './larder-roots-and-greens.ts';
import { vegetables } from './larder-vegetables.ts';
import { worldPlants } from './larder-world-plants.ts';
import { worldFoods } from './larder-world-proteins.ts';

/**
 * Lines that leave nothing to see: spices, oils, liquids, sweeteners, raising agents, and juice or zest.
 * Asked first, so that "sesame oil" is not sesame and "ground coriander" not a leaf.
 */
const unseen =
  /\b(salt|(?<!in (olive )?)oil|stock|broth|vinegar|wine|(?<!in )water(?! chest)|milk|tamari|soy sauce|fish sauce|extract|baking (powder|soda)|cumin|paprika|cayenne|turmeric|garam masala|cinnamon|nutmeg|cardamom|clove|black pepper|white pepper|chili powder|curry powder|ground (coriander|ginger|almonds?|flax\w*)|dried (oregano|thyme|mint|basil|dill)|bay lea\w+|mustard|honey|maple|sugar|stevia|vanilla|cornstarch|(?<!corn)flour|cocoa|garlic|ginger|miso|sriracha|harissa|zest)\b/;
const seenAnyway =
  /garlic chives|honeydew|clove of|buttermilk squash|almond butter|peanut butter|water chestnut|watercress|watermelon|canned (tuna|sardines)|nopales|bay scallops/;
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
export function drawnFood(text: string): Food | undefined {
  const line = text.toLowerCase();
  if (juice.test(line) && !/slice|wedge/.test(line)) return undefined;
  const noun = line.split(',')[0] ?? line;
  if (unseen.test(noun) && !seenAnyway.test(noun)) return undefined;
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
