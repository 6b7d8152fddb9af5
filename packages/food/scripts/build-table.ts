// Builds the food table from the reference data and the list of foods beside this file:
//   npx tsx packages/food/scripts/build-table.ts <folder of the reference data>
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FoodRow } from '../src/food-row.ts';
import { readCsv } from './csv.ts';
import { type ListedFood, readFoodList } from './food-list.ts';
import { measuresOf } from './measures.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder of the reference data');
const read = (name: string) => readCsv(readFileSync(`${folder}/${name}`, 'utf8'));
const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const standard = new Map(read('foods.csv').map((row) => [row.ndb_no ?? '', row]));
const foundation = new Map(read('foundation_foods.csv').map((row) => [row.fdc_id ?? '', row]));
const supplement = new Map(read('foods_supplement.csv').map((row) => [row.food_id ?? '', row]));
const portions = new Map<string, Record<string, string>[]>();
for (const row of read('portions.csv')) {
  const key = row.ndb_no ?? '';
  portions.set(key, [...(portions.get(key) ?? []), row]);
}
const glycemic = new Map(read('glycemic_index.csv').map((row) => [row.food ?? '', row]));

/** Source column of each figure; `omega3` exists in the standard table only. */
const columns = {
  calories: 'kcal',
  protein: 'protein_g',
  carbs: 'carb_g',
  fiber: 'fiber_g',
  sugars: 'sugars_g',
  fat: 'fat_g',
  saturated_fat: 'sat_fat_g',
  sodium: 'sodium_mg',
  potassium: 'potassium_mg',
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  magnesium: 'magnesium_mg',
  omega3: 'omega3_g',
  cholesterol: 'cholesterol_mg',
} as const;

function sourceOf(ref: string) {
  if (ref.startsWith('F'))
    return {
      row: foundation.get(ref.slice(1)),
      name: 'USDA FoodData Central, Foundation Foods',
      id: ref.slice(1),
    };
  if (ref.startsWith('S'))
    return {
      row: supplement.get(ref.slice(1)),
      name: 'Canadian Nutrient File (Health Canada)',
      id: ref.slice(1),
    };
  return { row: standard.get(ref), name: 'USDA SR28', id: ref };
}

/** A blank cell stays absent: not measured is not zero. */
function figuresOf(row: Record<string, string>, food: ListedFood): FoodRow['per100'] {
  const per100: FoodRow['per100'] = {};
  for (const [key, column] of Object.entries(columns)) {
    const text = row[column];
    if (text !== undefined && text !== '') per100[key as keyof typeof columns] = Number(text);
  }
  // Meat, fish, eggs and fats have no sugars or fibre to measure; SR leaves the cell blank where carbohydrate is 0.
  if (per100.carbs === 0) {
    per100.sugars ??= 0;
    per100.fiber ??= 0;
  }
  // Added sugars are not in any table: by class, a sweetener's sugars are added and no other food's are.
  if (food.roles.includes('sugar')) {
    if (per100.sugars !== undefined) per100.added_sugars = per100.sugars;
  } else per100.added_sugars = 0;
  return per100;
}

function glycemicOf(food: ListedFood): FoodRow['gi'] {
  if (food.glycemicRow === '') return undefined;
  const row = glycemic.get(food.glycemicRow);
  if (row === undefined || !row.gi)
    throw new Error(`${food.key}: no glycaemic index "${food.glycemicRow}"`);
  return {
    value: Number(row.gi),
    ...(row.gi_sem && { sem: Number(row.gi_sem) }),
    source: row.source ?? '',
    checked: Number(row.checked),
  };
}

function rowOf(food: ListedFood): FoodRow {
  const { row, name, id } = sourceOf(food.ref);
  if (row === undefined) throw new Error(`${food.key}: no row ${food.ref}`);
  const gi = glycemicOf(food);
  return {
    key: food.key,
    names: food.names,
    category: food.category,
    roles: food.roles,
    traits: food.traits,
    per100: figuresOf(row, food),
    measures: measuresOf(portions.get(food.ref) ?? [], food.measures),
    ...(gi && { gi }),
    passport: { source: name, row: id, description: row.description ?? '' },
  };
}

const rows = readFoodList(readFileSync(at('foods.txt'), 'utf8')).map(rowOf);
const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
writeFileSync(at('../src/table.generated.json'), text);
const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
writeFileSync(
  at('../src/table-version.generated.ts'),
  `/** Changes with every figure, name and measure of the food table. */\nexport const foodTableVersion = '${version}';\n`,
);
console.log(`${rows.length} foods, version ${version}`);
