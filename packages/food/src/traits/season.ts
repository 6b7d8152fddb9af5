import type { RecipeAnalysis } from '../analysis/analysis.ts';
import { type Season, seasons } from './traits.ts';

/** American Heart Association, "Seasons of Eating" (2020), without what is sold all year or only seasons a dish. */
const produce: Readonly<Record<Season, string>> = {
  spring:
    'artichoke artichoke-baby artichoke-hearts asparagus asparagus-white fava-beans-fresh fava-pods leek parsnip peas-fresh snow-peas pea-shoots radish rhubarb chard',
  summer: `blueberries raspberries blackberries strawberries corn-ear corn-white cucumber cucumber-peeled cucumber-mini
    eggplant eggplant-japanese eggplant-baby figs grapes grapes-red grapes-green green-beans wax-beans runner-beans
    cantaloupe honeydew watermelon bell-pepper-red bell-pepper-green bell-pepper-yellow bell-pepper-mixed
    pepper-pointed-red pepper-italian-green poblano apricot cherries-sweet cherries-sour nectarine peach peach-white
    plum plums-red mirabelles squash-summer squash-pattypan squash-yellow tomato tomato-cherry tomato-plum
    tomato-beefsteak tomato-yellow zucchini zucchini-baby`,
  fall: `apple apple-green apple-red apple-golden apple-gala apple-fuji brussels-sprouts dates-medjool acorn-squash
    butternut-squash spaghetti-squash squash-winter squash-kabocha squash-delicata squash-hubbard pear pear-bosc
    pear-anjou asian-pear pumpkin sweet-potato`,
  winter: `bok-choy broccoli broccoli-chinese cauliflower cauliflower-rice clementine grapefruit grapefruit-pink
    orange orange-navel orange-blood mandarin endive-curly chicory escarole radicchio collards kale mustard-greens
    spinach beet beet-golden turnip turnip-greens`,
};
const seasonOf = new Map<string, Season>(
  seasons.flatMap((season) => produce[season].split(/\s+/).map((key) => [key, season] as const)),
);

/** Grams of a serving; less says nothing about a dish. */
const minGrams = 50;

/** The season of most of its produce: half of what stands in the lists, at least `minGrams` a serving. */
export function seasonsOf({ parts, servings }: RecipeAnalysis): Season[] {
  const grams = new Map<Season, number>();
  for (const { food, grams: eaten } of parts) {
    const season = food === null ? undefined : seasonOf.get(food.key);
    if (season !== undefined) grams.set(season, (grams.get(season) ?? 0) + (eaten ?? 0));
  }
  const all = [...grams.values()].reduce((sum, one) => sum + one, 0);
  return seasons.filter((season) => {
    const own = grams.get(season) ?? 0;
    return own / servings >= minGrams && own >= all / 2;
  });
}
