import { maximumSymptomLevel, minimumSymptomLevel } from '@pomona/contract/constants';
import { type Language, languages } from '@pomona/contract/languages';
import {
  type ActivityType,
  activityTypes,
  maximumActivityMinutes,
  maximumSleepHours,
  maximumWellnessNoteLength,
  type SymptomType,
  symptomTypes,
} from '@pomona/contract/wellness';
import type { MealRanges } from '@pomona/contract/wellness/ranges';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';
import { recipes } from './recipes.ts';

// Health data: read by their owner only (ROLE-04). A `day` is a day of the calendar where the member was (WELL-13), told
// by their device and never derived from an instant here, so that it stays right across time zones and clock changes.

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const number = (value: number) => sql.raw(String(value));

/** How a member was on a day: energy, mood, cravings, sleep or stress (WELL-03). */
export const symptoms = pgTable(
  'symptoms',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    type: text('type').$type<SymptomType>().notNull(),
    level: smallint('level').notNull(),
    /** Hours slept; of sleep only, where they were told. */
    hours: numeric('hours', { precision: 4, scale: 2, mode: 'number' }),
    notes: text('notes').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('symptoms_user_day_index').on(table.userId, table.day),
    check('symptoms_type', isOneOf(table.type, symptomTypes)),
    check(
      'symptoms_level',
      sql`${table.level} between ${number(minimumSymptomLevel)} and ${number(maximumSymptomLevel)}`,
    ),
    check(
      'symptoms_hours',
      sql`${table.hours} is null or (${table.type} = 'sleep' and ${table.hours} between 0 and ${number(maximumSleepHours)})`,
    ),
    check(
      'symptoms_notes_length',
      sql`length(${table.notes}) <= ${number(maximumWellnessNoteLength)}`,
    ),
  ],
);

/** How a member moved or rested on a day (WELL-04). */
export const activities = pgTable(
  'activities',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    type: text('type').$type<ActivityType>().notNull(),
    minutes: integer('minutes').notNull(),
    notes: text('notes').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('activities_user_day_index').on(table.userId, table.day),
    check('activities_type', isOneOf(table.type, activityTypes)),
    check(
      'activities_minutes',
      sql`${table.minutes} between 1 and ${number(maximumActivityMinutes)}`,
    ),
    check(
      'activities_notes_length',
      sql`length(${table.notes}) <= ${number(maximumWellnessNoteLength)}`,
    ),
  ],
);

/** What was eaten of a meal; a figure that was not known is absent. */
export interface MealFigures {
  calories?: number;
  protein?: number;
  fiber?: number;
  glycemic_load?: number;
}

/** A dish that a member cooked and ate (WELL-12). Title and figures are those of the moment: a day that is over stays as it was. */
export const meals = pgTable(
  'meals',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    /** For what comes in the hours after it (WELL-10). */
    eatenAt: instant('eaten_at').notNull(),
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Of the title. */
    language: text('language').$type<Language>().notNull().default('en'),
    servings: numeric('servings', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Of all servings eaten. */
    figures: jsonb('figures').$type<MealFigures>().notNull(),
    /** As written; `null` for a dish. */
    lines: jsonb('lines').$type<string[]>(),
    /** What of the lines is in no figure. */
    leftOut: jsonb('left_out').$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('meals_user_day_index').on(table.userId, table.day),
    index('meals_recipe_id_index').on(table.recipeId),
    check('meals_servings', sql`${table.servings} > 0 and ${table.servings} <= 100`),
    check('meals_language', isOneOf(table.language, languages)),
    check('meals_title_length', sql`length(${table.title}) between 1 and 200`),
  ],
);

/** That a member agreed to have health data kept, to which text, and whether they took it back. Nothing is kept before. */
export const wellnessConsents = pgTable('wellness_consents', {
  userId: owner().primaryKey(),
  /** Of the text that was agreed to. */
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});

/** Ranges that a member set for the figures of a day. */
export const wellnessRanges = pgTable('wellness_ranges', {
  userId: owner().primaryKey(),
  ranges: jsonb('ranges').$type<MealRanges>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Ids of calls that changed the diary: repeated, they change nothing. */
export const wellnessCalls = pgTable(
  'wellness_calls',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
