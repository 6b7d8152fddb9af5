import type { RecipeCard } from '@pomona/contract/recipes';
import { profileAllergens } from '@pomona/food/allergens';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/diets';
import { createFinder, type Finder } from '../apps/web/src/features/recipes/finding/finder.ts';
import { everything } from '../apps/web/src/features/recipes/selection.ts';
import { readCatalogue } from '../packages/catalogue/src/read.ts';
import type { CatalogueRecipe } from '../packages/catalogue/src/schema.ts';

/** How many recipes, and the milliseconds of script that a keystroke may take (none is set for the smallest). */
const sizes = [
  { count: 500, aim: 2 },
  { count: 10_000, aim: 2 },
  { count: 100_000, aim: 16 },
];
const rounds = 9;
const typed = ['lentil', 'sopa de lima', 'jalapeño', 'zz'];

/** The same numbers in every run (a linear congruential generator). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Cards that say what the catalogue says, mixed anew: its own titles, descriptions, lines and tags. */
function syntheticCards(count: number, catalogue: readonly CatalogueRecipe[]): RecipeCard[] {
  const below = sequence(7);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const recipe = () => pick(catalogue);
  const some = <T>(from: readonly T[]) => from.filter(() => below(3) === 0);
  return Array.from({ length: count }, (_, index) => ({
    id: `recipe-${index}`,
    title: recipe().title,
    description: recipe().description,
    image: '',
    image_colour: null,
    difficulty: 'easy',
    diet_types: some(dietTypes),
    meal_type: pick(mealTypes),
    cuisine: pick(cuisines),
    prep_time: 5 + below(56),
    cook_time: below(60),
    servings: 2,
    rating: below(50) / 10,
    review_count: below(20),
    ingredients: Array.from({ length: 10 }, () => pick(recipe().ingredients)),
    tags: recipe().tags,
    allergens: some(profileAllergens),
    author: 'Pomona Kitchen',
    created_at: new Date(below(1_000_000) * 1_000_000).toISOString(),
    nutrition: { calories: 100 + below(600), protein: 10, carbs: 20, fiber: 5 },
  }));
}

const milliseconds = (work: () => void) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Each key of each word, as a person types it: the median over the rounds for each key. */
function keystrokes(finder: Finder): { first: number[]; next: number[] } {
  const first: number[] = [];
  const next: number[] = [];
  for (const word of typed) {
    const times = Array.from(word, () => [] as number[]);
    for (let round = 0; round < rounds; round += 1) {
      finder.find({ ...everything, search: '' }, null);
      finder.find({ ...everything, search: `#${round}` }, null);
      times.forEach((taken, index) => {
        const search = word.slice(0, index + 1);
        taken.push(milliseconds(() => finder.find({ ...everything, search }, null)));
      });
    }
    const medians = times.map(median);
    first.push(medians[0] ?? 0);
    next.push(...medians.slice(1));
  }
  return { first, next };
}

/** What a keystroke in the search of the list costs, the search made ready, by the number of recipes. */
export function measureSearch(): void {
  console.log(`\nsearch in the browser's script, median of ${rounds}, milliseconds a keystroke`);
  const catalogue = readCatalogue();
  for (const { count, aim } of sizes) {
    const cards = syntheticCards(count, catalogue);
    let finder = createFinder([]);
    const ready = milliseconds(() => {
      finder = createFinder(cards);
      finder.find(everything, null);
    });
    const { first, next } = keystrokes(finder);
    const worst = Math.max(...first, ...next);
    console.log(
      `  ${count} recipes: ready in ${ready.toFixed(0)}; first key ${Math.max(...first).toFixed(2)} at worst, ` +
        `further keys ${median(next).toFixed(2)}, ${Math.max(...next).toFixed(2)} at worst (aim ${aim}, ${worst <= aim ? 'reached' : 'MISSED'})`,
    );
  }
}
