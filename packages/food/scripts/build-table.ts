// Builds the food table from the reference data and the lists of foods beside this file:
//   npx tsx packages/food/scripts/build-table.ts <folder of the reference data>
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { joinedContents } from '../src/foods/contents.ts';
import type { FoodRow, Passport } from '../src/foods/food-row.ts';
import { allNutrientKeys } from '../src/foods/nutrients.ts';
import type { StoredRow } from '../src/table/rows.ts';
import { mixed, mixtureText } from './composites.ts';
import { storedContents } from './contents.ts';
import { boundsOf, figuresOf } from './figures.ts';
import { type ListedFood, readFoodList } from './food-list.ts';
import { glycemicOf } from './glycemic.ts';
import { measuresOf } from './measures.ts';
import { nameIndexOf } from './name-index.ts';
import { openReference, type SourceRow } from './reference.ts';
import { readWordLists } from './word-lists.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder of the reference data');
const reference = openReference(folder);
const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function rowOf(food: ListedFood): FoodRow {
  return food.parts.length > 0 ? computedRow(food) : sourcedRow(food);
}

/** A food without a source row, computed from its parts with all their allergens. */
function computedRow(food: ListedFood): FoodRow {
  const parts = food.parts.map((part) => ({ ...part, row: rowByKey(part.key) }));
  const inherited = food.isOnlyListed ? [] : parts.map(({ row }) => row);
  const contents = joinedContents([food.contents, ...inherited]);
  const description = mixtureText(parts);
  return {
    key: food.key,
    names: food.names,
    category: food.category,
    roles: food.roles,
    ...storedContents(contents),
    ...mixed(parts),
    measures: measuresOf([], food.measures),
    ...glycemicOf(food, reference),
    passport: {
      source: 'Computed',
      row: food.parts.map(({ key }) => key).join('+'),
      description,
      ...(food.note !== '' && { note: food.note }),
      parts: food.parts,
    },
  };
}

/** How the notes say that the row is of another food. */
const standIn = /\bfigures of\b/;

function sourcedRow(food: ListedFood): FoodRow {
  const { row, source, id } = reference.find(food.ref);
  const lender = food.fillRef === undefined ? undefined : reference.find(food.fillRef);
  const { per100, filled } = figuresOf(row, food, lender?.row);
  const upperBounds = boundsOf(row, per100);
  const passport: Passport = { source, row: id, description: row.description ?? '' };
  if (food.note !== '') passport.note = food.note;
  if (standIn.test(food.note)) passport.standsIn = true;
  if (lender !== undefined) {
    const { description = '' } = lender.row;
    passport.filled = { source: lender.source, row: lender.id, description, figures: filled };
  }
  return {
    key: food.key,
    names: food.names,
    category: food.category,
    roles: food.roles,
    ...storedContents(food.contents),
    per100,
    ...(upperBounds && { upperBounds }),
    measures: measuresOf(reference.portionsOf(food.ref), food.measures),
    ...refuseOf(row),
    ...glycemicOf(food, reference),
    passport,
  };
}

/** Some sources count parts twice; shares that leave less than 40 % to eat are ignored. */
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

const listed = new Map(listedFoods().map((food) => [food.key, food]));
const built = new Map<string, FoodRow>();

function rowByKey(key: string): FoodRow {
  const food = listed.get(key);
  if (food === undefined) throw new Error(`No food ${key}`);
  const row = built.get(key) ?? rowOf(food);
  built.set(key, row);
  return row;
}

const rows = [...listed.keys()].map((key) => {
  try {
    return rowByKey(key);
  } catch (cause) {
    throw new Error(`List of foods, ${key}`, { cause });
  }
});
function asStored(row: FoodRow): StoredRow {
  return { ...row, per100: allNutrientKeys.map((key) => row.per100[key] ?? null) };
}

/** JSON with one line for each entry of the outer levels, for readable diffs. */
function inLines(value: unknown, levels: number): string {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value))
    return `[\n${value.map((item) => inLines(item, levels - 1)).join(',\n')}\n]`;
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}:${inLines(item, levels - 1)}`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}

function write(name: string, content: string): void {
  writeFileSync(at(`../src/table/${name}`), content);
}

const foods = `${inLines(rows.map(asStored), 1)}\n`;
const words = readWordLists(rows);
write('foods.generated.json', foods);
write('names.generated.json', `${inLines(nameIndexOf(rows, reference.descriptions()), 3)}\n`);
write('words.generated.json', `${inLines(words, 2)}\n`);
const version = createHash('sha256')
  .update(foods)
  .update(JSON.stringify(words))
  .digest('hex')
  .slice(0, 12);
write(
  'table-version.generated.ts',
  `/** Changes with every figure, name and measure of the food table. */\nexport const foodTableVersion = '${version}';\n`,
);
console.log(`${rows.length} foods, version ${version}`);
