import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { glucoseUnits } from './glucose.ts';

export const maxGlucoseFileBytes = 10_000_000;
export const maxGlucoseFileRows = 200_000;
/** Of one member: ten years of a sensor. */
export const maxGlucoseReadings = 1_000_000;

export const glucoseFileFormats = ['libreview', 'clarity', 'contour'] as const;
export type GlucoseFileFormat = (typeof glucoseFileFormats)[number];

export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Why a row holds no reading. */
export const skipReasons = ['no_value', 'no_time', 'impossible', 'future', 'repeated'] as const;
export type SkipReason = (typeof skipReasons)[number];

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const file = {
  text: z.string().check(z.minLength(1), z.maxLength(maxGlucoseFileBytes)),
  /** In which the device showed its times. */
  time_zone: z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Is no time zone')),
  /** Where the file alone does not tell. */
  date_order: z.optional(z.enum(['dmy', 'mdy'])),
};

const found = {
  format: z.enum(glucoseFileFormats),
  unit: z.enum(glucoseUnits),
  time_zone: z.string(),
  first_at: z.nullable(z.iso.datetime()),
  last_at: z.nullable(z.iso.datetime()),
};

export const glucoseFilePreview = z.object({
  ...found,
  /** As the device names itself; not stored. */
  device: z.nullable(z.string()),
  readings: z.number(),
  duplicates: z.number(),
  /** Rows that hold no reading, and one line of them. */
  skipped: z.array(z.object({ reason: z.enum(skipReasons), rows: z.number(), line: z.number() })),
  gaps: z.number(),
  /** `null` where the file fits both: it is to be chosen before anything is stored. */
  date_order: z.nullable(z.enum(dateOrders)),
  is_date_order_chosen: z.boolean(),
  sample_time: z.nullable(z.string()),
  imported_at: z.nullable(z.iso.datetime()),
});
export type GlucoseFilePreview = z.infer<typeof glucoseFilePreview>;

export const glucoseImport = z.object({
  ...found,
  id: z.string(),
  imported_at: z.iso.datetime(),
  readings: z.number(),
});
export type GlucoseImport = z.infer<typeof glucoseImport>;

const bodyLimit = 2 * maxGlucoseFileBytes;
const feature = 'wellness';

const fileErrors = [
  'consent_needed',
  'glucose_file_unknown',
  'glucose_file_too_large',
  'import_not_read',
  'import_in_progress',
] as const;

export const previewGlucoseFile = defineEndpoint({
  name: 'previewGlucoseFile',
  feature,
  access: 'member',
  method: 'POST',
  path: '/api/wellness/glucose/imports/preview',
  summary: 'What a file of LibreView, Dexcom Clarity or Contour holds; nothing is stored',
  body: z.strictObject(file),
  bodyLimit,
  replies: { 200: glucoseFilePreview },
  errors: fileErrors,
});

export const importGlucoseFile = defineEndpoint({
  name: 'importGlucoseFile',
  feature,
  access: 'member',
  method: 'POST',
  path: '/api/wellness/glucose/imports',
  summary: 'Store the readings of a file, each once',
  body: z.strictObject({ id: z.uuid(), ...file }),
  bodyLimit,
  replies: { 201: glucoseImport },
  errors: [...fileErrors, 'glucose_file_known', 'too_many_glucose_readings', 'conflict'],
});

export const listGlucoseImports = defineEndpoint({
  name: 'listGlucoseImports',
  feature,
  access: 'member',
  method: 'GET',
  path: '/api/wellness/glucose/imports',
  summary: 'Files whose readings are stored, newest first',
  replies: { 200: z.object({ imports: z.array(glucoseImport) }) },
  errors: [],
});

export const undoGlucoseImport = defineEndpoint({
  name: 'undoGlucoseImport',
  feature,
  access: 'member',
  method: 'DELETE',
  path: '/api/wellness/glucose/imports/:id',
  summary: 'Delete all readings of a file',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  replies: { 200: glucoseImport },
  errors: ['wellness_entry_not_found'],
});

export const glucoseFileEndpoints = [
  previewGlucoseFile,
  importGlucoseFile,
  listGlucoseImports,
  undoGlucoseImport,
] as const;
