import { createFinder, type Finder } from '../apps/web/src/features/recipes/finding/finder.ts';
import { searchMaker } from '../apps/web/src/features/recipes/finding/word-search.ts';
import { everything } from '../apps/web/src/features/recipes/selection.ts';
import { readCatalogue } from '../packages/catalogue/src/read.ts';
import { syntheticCards } from './synthetic-cards.ts';

/** How many recipes, and the milliseconds of script that a keystroke may take (none is set for the smallest). */
const sizes = [
  { count: 500, aim: 2 },
  { count: 10_000, aim: 2 },
  { count: 100_000, aim: 16 },
];
const rounds = 9;
const typed = ['lentil', 'sopa de lima', 'jalapeño', 'zz'];

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
      finder = createFinder(cards, searchMaker(null));
      finder.find({ ...everything, search: 'oats' }, null);
    });
    const { first, next } = keystrokes(finder);
    const worst = Math.max(...first, ...next);
    console.log(
      `  ${count} recipes: ready in ${ready.toFixed(0)}; first key ${Math.max(...first).toFixed(2)} at worst, ` +
        `further keys ${median(next).toFixed(2)}, ${Math.max(...next).toFixed(2)} at worst (aim ${aim}, ${worst <= aim ? 'reached' : 'MISSED'})`,
    );
  }
}
