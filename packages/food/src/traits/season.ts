import type { RecipeAnalysis } from '../analysis/analysis.ts';
import { type Season, seasons } from './traits.ts';

/**
 * American Heart Association, "Seasons of Eating" (2020), and USDA SNAP-Ed, "Seasonal Produce Guide", which lists much in two or three
 * seasons; without what is sold all year or only seasons a dish.
 */
const produce: readonly (readonly [readonly Season[], string])[] = [
  [
    ['spring'],
    'artichoke artichoke-baby artichoke-hearts asparagus asparagus-white fava-beans-fresh fava-pods rhubarb',
  ],
  [['spring', 'summer'], 'strawberries apricot'],
  [
    ['spring', 'fall'],
    `chard peas-fresh snow-peas pea-shoots radish mushroom-white mushroom-cremini
    mushroom-portobello mushroom-oyster mushroom-shiitake`,
  ],
  [['spring', 'fall', 'winter'], 'broccoli broccoli-chinese spinach parsnip turnip turnip-greens'],
  [['spring', 'winter'], 'leek'],
  [
    ['summer'],
    `blueberries blackberries corn-ear corn-white cucumber cucumber-peeled cucumber-mini eggplant
    eggplant-japanese eggplant-baby figs cantaloupe honeydew watermelon cherries-sweet cherries-sour nectarine peach
    peach-white plum plums-red mirabelles okra squash-summer squash-pattypan squash-yellow tomatillo tomato tomato-cherry
    tomato-plum tomato-beefsteak tomato-yellow zucchini zucchini-baby`,
  ],
  [
    ['summer', 'fall'],
    `bell-pepper-red bell-pepper-green bell-pepper-yellow bell-pepper-mixed pepper-pointed-red
    pepper-italian-green poblano grapes grapes-red grapes-green green-beans wax-beans runner-beans raspberries`,
  ],
  [['summer', 'fall', 'winter'], 'beet beet-golden'],
  [
    ['fall'],
    'apple apple-green apple-red apple-golden apple-gala apple-fuji cranberries dates-medjool',
  ],
  [
    ['fall', 'winter'],
    `acorn-squash butternut-squash spaghetti-squash squash-winter squash-kabocha squash-delicata
    squash-hubbard brussels-sprouts cauliflower cauliflower-rice kale pear pear-bosc pear-anjou asian-pear pumpkin rutabaga
    sweet-potato`,
  ],
  [
    ['winter'],
    `bok-choy chicory clementine endive-curly escarole grapefruit grapefruit-pink mandarin mustard-greens
    orange orange-navel orange-blood radicchio`,
  ],
];
/** By the key of the food. */
export const seasonsOfFood: ReadonlyMap<string, readonly Season[]> = new Map(
  produce.flatMap(([its, keys]) => keys.split(/\s+/).map((key) => [key, its] as const)),
);

/** Grams of a serving; less says nothing about a dish. */
const minGrams = 50;

/** The seasons of most of its produce: each of half of what stands in the lists or more, at least `minGrams` a serving. */
export function seasonsOf({ parts, servings }: RecipeAnalysis): Season[] {
  const grams = new Map<Season, number>();
  let all = 0;
  for (const { food, grams: eaten } of parts) {
    const its = (food && seasonsOfFood.get(food.key)) ?? [];
    if (its.length > 0) all += eaten ?? 0;
    for (const season of its) grams.set(season, (grams.get(season) ?? 0) + (eaten ?? 0));
  }
  return seasons.filter((season) => {
    const own = grams.get(season) ?? 0;
    return own / servings >= minGrams && own >= all / 2;
  });
}
