import { readFileSync } from 'node:fs';
import { readCsv } from './csv.ts';

export type SourceRow = Record<string, string>;

/** A row of the reference data with the name of its table. */
export interface Found {
  row: SourceRow;
  source: string;
  id: string;
}

export interface Reference {
  /** The row that a list names; throws where there is none. */
  find(ref: string): Found;
  portionsOf(ref: string): SourceRow[];
  glycemicRow(food: string): SourceRow;
  /** What the sources call their foods. */
  descriptions(): string[];
}

/** Opens the reference data in a folder; see its README for columns and units. */
export function openReference(folder: string): Reference {
  const read = (name: string) => readCsv(readFileSync(`${folder}/${name}`, 'utf8'));
  const standard = new Map(read('foods.csv').map((row) => [row.ndb_no ?? '', row]));
  const foundation = new Map(read('foundation_foods.csv').map((row) => [row.fdc_id ?? '', row]));
  const supplement = new Map(read('foods_supplement.csv').map((row) => [row.food_id ?? '', row]));
  const glycemic = new Map(read('glycemic_index.csv').map((row) => [row.food ?? '', row]));
  const portions = new Map<string, SourceRow[]>();
  for (const row of read('portions.csv')) {
    const key = row.ndb_no ?? '';
    portions.set(key, [...(portions.get(key) ?? []), row]);
  }
  const tables = {
    F: { rows: foundation, source: 'USDA FoodData Central, Foundation Foods' },
    S: { rows: supplement, source: 'Canadian Nutrient File (Health Canada)' },
  };

  const find = (ref: string): Found => {
    const [plain = '', water] = ref.split('>');
    if (water === undefined) return findRow(plain);
    const { row, source, id } = findRow(plain);
    return { row: dried(row, Number(water)), source, id };
  };
  const findRow = (ref: string): Found => {
    const table = ref.startsWith('F') ? tables.F : ref.startsWith('S') ? tables.S : null;
    const id = table === null ? ref : ref.slice(1);
    const row = (table?.rows ?? standard).get(id);
    if (row === undefined) throw new Error(`No row ${ref}`);
    if (id.startsWith('CIQUAL')) return { row, source: 'Ciqual 2020 (ANSES)', id };
    return { row, source: table?.source ?? 'USDA SR28', id };
  };
  return {
    find,
    descriptions: () =>
      [...standard.values(), ...foundation.values()].map(({ description = '' }) => description),
    portionsOf: (ref) => portions.get(ref) ?? [],
    glycemicRow: (food) => {
      const row = glycemic.get(food);
      if (row === undefined) throw new Error(`No glycaemic index of "${food}"`);
      return row;
    },
  };
}

/** Columns that are no amount in 100 g. */
const otherColumns = /^(?:ndb_no|fdc_id|factor_|refuse_)/;

/** A row dried to `percent` of water; vitamin losses are not deducted. */
function dried(row: SourceRow, percent: number): SourceRow {
  const factor = (100 - percent) / (100 - Number(row.water_g));
  const scaled = Object.entries(row).map(([column, text]) => {
    const value = Number(text);
    const isAmount = text !== '' && !Number.isNaN(value) && !otherColumns.test(column);
    return [column, isAmount ? `${Math.round(value * factor * 1000) / 1000}` : text];
  });
  const { description } = row;
  return {
    ...Object.fromEntries(scaled),
    description: `${description}, dried to ${percent} % water`,
    refuse_pct: '',
  };
}
