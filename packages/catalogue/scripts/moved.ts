import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { foodVersion } from '@pomona/food/analysis/version';
import * as z from 'zod';
import { computedRecipe, type MovedFigure, type MovedRecipe, movedBetween } from '../src/moved.ts';
import { readCatalogue } from '../src/read.ts';

/*
 * What a change of the food table, the grammar or the rules does to the collection.
 * `--save <file>` writes the figures, labels and allergens of every recipe as they are computed now. `--against <file>`
 * prints what is another than in such a file; the answer of `GET /api/recipes?limit=1000` is such a file, too, and tells
 * what a database holds. `--folder <path>` reads another collection than Pomona's own. Ends with 1 where anything moved.
 */

const { values: options } = parseArgs({
  options: {
    save: { type: 'string' },
    against: { type: 'string' },
    folder: { type: 'string' },
  },
});

/** Fields of the API that are not looked at are passed over. */
const snapshot = z.array(
  z.object({
    id: z.string(),
    nutrition: z.record(z.string(), z.number()),
    diet_types: z.array(z.string()),
    allergens: z.array(z.string()),
  }),
);

const shown = (value: number | null) =>
  value === null ? 'left out' : String(Number(value.toPrecision(4)));

function printRecipe({ id, figures, labels, allergens }: MovedRecipe): void {
  console.log(`\n${id}`);
  for (const { key, before, after } of figures) {
    console.log(`  ${key.padEnd(16)} ${shown(before)} -> ${shown(after)}`);
  }
  for (const [name, { gained, lost }] of Object.entries({ labels, allergens })) {
    if (gained.length > 0) console.log(`  ${name} gained: ${gained.join(', ')}`);
    if (lost.length > 0) console.log(`  ${name} lost: ${lost.join(', ')}`);
  }
}

function printFigures(moved: readonly MovedFigure[]): void {
  const counts = new Map<string, number>();
  for (const { key } of moved) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [key, count] of counts) console.log(`  ${key.padEnd(16)} ${count}`);
}

const computed = readCatalogue(options.folder).map(computedRecipe);
console.log(`${computed.length} recipes, computed with ${foodVersion}`);
if (options.save !== undefined) writeFileSync(options.save, JSON.stringify(computed));
if (options.against !== undefined) {
  const before = snapshot.parse(JSON.parse(readFileSync(options.against, 'utf8')));
  const { recipes, added, removed } = movedBetween(before, computed);
  for (const recipe of recipes) printRecipe(recipe);
  console.log(`\n${recipes.length} moved, ${added.length} added, ${removed.length} removed`);
  printFigures(recipes.flatMap(({ figures }) => figures));
  process.exitCode = recipes.length + added.length + removed.length === 0 ? 0 : 1;
}
