import {
  type GlucoseBeyond,
  type GlucoseSource,
  type GlucoseUnit,
  glucoseSources,
  glucoseUnits,
  maxGlucoseMgDl,
  maxRangeMgDl,
  minGlucoseMgDl,
  minRangeMgDl,
} from '@pomona/contract/wellness/glucose';
import {
  type GlucoseFileFormat,
  glucoseFileFormats,
} from '@pomona/contract/wellness/glucose-files';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, instant, isOneOf } from './columns.ts';

// Health data: read by their owner only (ROLE-04).

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const number = (value: number) => sql.raw(String(value));
const mgDl = (name: string) => numeric(name, { precision: 9, scale: 5, mode: 'number' });

/** What a member measures, in which unit, and the range agreed with their care team (WELL-14). */
export const trackingSettings = pgTable(
  'tracking_settings',
  {
    userId: owner().primaryKey(),
    glucose: boolean('glucose').notNull().default(false),
    cycle: boolean('cycle').notNull().default(false),
    glucoseUnit: text('glucose_unit').$type<GlucoseUnit>().notNull().default('mg/dL'),
    rangeLow: mgDl('range_low'),
    rangeHigh: mgDl('range_high'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('tracking_settings_unit', isOneOf(table.glucoseUnit, glucoseUnits)),
    check(
      'tracking_settings_range',
      sql`(${table.rangeLow} is null and ${table.rangeHigh} is null) or (${table.rangeLow} >= ${number(minRangeMgDl)} and ${table.rangeHigh} <= ${number(maxRangeMgDl)} and ${table.rangeLow} < ${table.rangeHigh})`,
    ),
  ],
);

/** A file whose readings are stored; deleting it deletes them. Nothing else of the file is stored. */
export const glucoseImports = pgTable(
  'glucose_imports',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    format: text('format').$type<GlucoseFileFormat>().notNull(),
    /** SHA-256 of the text. */
    fileHash: bytea('file_hash').notNull(),
    unit: text('unit').$type<GlucoseUnit>().notNull(),
    timeZone: text('time_zone').notNull(),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (table) => [
    unique('glucose_imports_file_unique').on(table.userId, table.fileHash),
    check('glucose_imports_format', isOneOf(table.format, glucoseFileFormats)),
    check('glucose_imports_unit', isOneOf(table.unit, glucoseUnits)),
  ],
);

/** One reading. `day` is that of the calendar where the member was (WELL-13). */
export const glucoseReadings = pgTable(
  'glucose_readings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    measuredAt: instant('measured_at').notNull(),
    /** Exact; the value as it was given follows from the unit. */
    mgDl: mgDl('mg_dl').notNull(),
    unit: text('unit').$type<GlucoseUnit>().notNull(),
    /** The device's limit was reached, and the value is that limit. */
    beyond: text('beyond').$type<GlucoseBeyond>(),
    source: text('source').$type<GlucoseSource>().notNull(),
    importId: uuid('import_id').references(() => glucoseImports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('glucose_readings_once').on(table.userId, table.measuredAt, table.mgDl),
    index('glucose_readings_user_day_index').on(table.userId, table.day),
    index('glucose_readings_import_index').on(table.importId),
    check('glucose_readings_unit', isOneOf(table.unit, glucoseUnits)),
    check('glucose_readings_source', isOneOf(table.source, glucoseSources)),
    check(
      'glucose_readings_beyond',
      sql`${table.beyond} is null or ${isOneOf(table.beyond, ['below', 'above'])}`,
    ),
    check(
      'glucose_readings_value',
      sql`${table.mgDl} between ${number(minGlucoseMgDl)} and ${number(maxGlucoseMgDl)}`,
    ),
  ],
);

/** Days on which a cycle started. Gaps of any length are normal. */
export const cycleStarts = pgTable(
  'cycle_starts',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
