// Builds the food table from the reference data and the lists of foods beside this file:
//   npx tsx packages/food/scripts/build-table.ts <folder of the reference data>
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FoodRow, Passport } from '../src/food-row.ts';
import { boundsOf, figuresOf } from './figures.ts';
import { type ListedFood, readFoodList } from './food-list.ts';
import { glycemicOf } from './glycemic.ts';
import { measuresOf } from './measures.ts';
import { openReference, type SourceRow } from './reference.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder of the reference data');
const reference = openReference(folder);
const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function rowOf(food: ListedFood): FoodRow {
  const { row, source, id } = reference.find(food.ref);
  const lender = food.fillRef === undefined ? undefined : reference.find(food.fillRef);
  const { per100, filled } = figuresOf(row, food, lender?.row);
  const most = boundsOf(row, per100);
  const passport: Passport = { source, row: id, description: row.description ?? '' };
  if (food.note !== '') passport.note = food.note;
  if (lender !== undefined) {
    const { description = '' } = lender.row;
    passport.filled = { source: lender.source, row: lender.id, description, figures: filled };
  }
  return {
    key: food.key,
    names: food.names,
    category: food.category,
    roles: food.roles,
    traits: food.traits,
    per100,
    ...(most && { most }),
    measures: measuresOf(reference.portionsOf(food.ref), food.measures),
    ...refuseOf(row),
    ...glycemicOf(food, reference),
    passport,
  };
}

/** The source adds up some parts twice; a share that leaves less than 40 % to eat is not believed. */
function refuseOf({ refuse_pct }: SourceRow): Pick<FoodRow, 'refuse'> {
  const share = Number(refuse_pct) / 100;
  return share > 0 && share <= 0.6 ? { refuse: share } : {};
}

function listedFoods(): ListedFood[] {
  const lists = readdirSync(at('foods')).toSorted();
  const foods = lists.flatMap((name) => readFoodList(readFileSync(at(`foods/${name}`), 'utf8')));
  const keys = foods.map(({ key }) => key);
  const doubled = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (doubled.length > 0) throw new Error(`Twice in the lists: ${doubled.join(', ')}`);
  return foods;
}

const rows = listedFoods().map((food) => {
  try {
    return rowOf(food);
  } catch (cause) {
    throw new Error(`List of foods, ${food.key}`, { cause });
  }
});
const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
writeFileSync(at('../src/table.generated.json'), text);
const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
writeFileSync(
  at('../src/table-version.generated.ts'),
  `/** Changes with every figure, name and measure of the food table. */\nexport const foodTableVersion = '${version}';\n`,
);
console.log(`${rows.length} foods, version ${version}`);
