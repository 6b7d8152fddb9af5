import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { entryDay } from './entries.ts';

export const glucoseUnits = ['mg/dL', 'mmol/L'] as const;
export type GlucoseUnit = (typeof glucoseUnits)[number];

/** mg/dL of 1 mmol/L: glucose has a molar mass of 180.156 g/mol (PubChem CID 5793), 18.0156 mg a millimole. */
export const mgDlPerMmol = 18.016;

export const glucoseValue = (mgDl: number, unit: GlucoseUnit): number =>
  unit === 'mg/dL' ? mgDl : mgDl / mgDlPerMmol;

/** Exact to 5 decimals, so that the value as it was given can be shown again. */
export const mgDlOf = (value: number, unit: GlucoseUnit): number =>
  unit === 'mg/dL' ? value : Math.round(value * mgDlPerMmol * 1e5) / 1e5;

/** Outside of these the page points to one's care plan, and says no more. */
export const carePlanMgDl = { low: 54, high: 400 } as const;

/** Consensus for most adults with diabetes, a suggestion only: Battelino et al., Diabetes Care 2019;42:1593–1603. */
export const suggestedRangeMgDl = { low: 70, high: 180 } as const;

/** What no meter measures is a slip of the pen. */
export const minGlucoseMgDl = 10;
export const maxGlucoseMgDl = 1000;
export const minRangeMgDl = 54;
export const maxRangeMgDl = 400;

/** `hand` and `meter` are single readings, `sensor` a stream. */
export const glucoseSources = ['hand', 'meter', 'sensor'] as const;
export type GlucoseSource = (typeof glucoseSources)[number];

/** Minutes without a reading after which a sensor's value is unknown. */
export const maxSensorGapMinutes = 20;
/** Share of a day that a sensor must know for a mean of the day. */
export const minKnownShareOfDay = 0.7;
/** Single readings that a mean of the day needs where there is no sensor. */
export const minSingleReadingsOfDay = 4;
/** Of a dish, before it is ranked. */
export const minMealResponses = 3;

const unit = z.enum(glucoseUnits);
const value = z.number().check(z.gt(0), z.lte(maxGlucoseMgDl), z.multipleOf(0.01));
const instant = z.iso.datetime({ offset: true });
/** Created by the client: repeated calls store once. */
const id = z.uuid();

/** The sensor's or meter's limit was reached: the value is that limit. */
const beyond = z.nullable(z.enum(['below', 'above']));
export type GlucoseBeyond = z.infer<typeof beyond>;

export const glucoseReading = z.object({
  id: z.string(),
  day: z.string(),
  measured_at: z.iso.datetime(),
  mg_dl: z.number(),
  unit,
  beyond,
  source: z.enum(glucoseSources),
});
export type GlucoseReading = z.infer<typeof glucoseReading>;

const isPossible = z.refine<{ value?: number | undefined; unit?: GlucoseUnit | undefined }>(
  ({ value: given, unit: of }) => {
    if (given === undefined) return true;
    const mgDl = mgDlOf(given, of ?? 'mg/dL');
    return mgDl >= minGlucoseMgDl && mgDl <= maxGlucoseMgDl;
  },
  { path: ['value'], message: 'No meter shows this' },
);

export const glucoseBody = z
  .strictObject({ id, measured_at: instant, day: entryDay, value, unit })
  .check(isPossible);
export type GlucoseBody = z.infer<typeof glucoseBody>;

export const glucoseChange = z.strictObject({
  measured: z.optional(z.strictObject({ at: instant, day: entryDay })),
  given: z.optional(z.strictObject({ value, unit }).check(isPossible)),
});
export type GlucoseChange = z.infer<typeof glucoseChange>;

function isCursor(text: string): boolean {
  const [time, last, ...more] = text.split('_');
  const isTime = time !== undefined && /^\d{1,13}$/.test(time);
  return isTime && z.uuid().safeParse(last).success && more.length === 0;
}

export const defaultGlucosePageSize = 50;
export const maxGlucosePageSize = 500;
const params = z.object({ id: z.string().check(z.maxLength(64)) });
const feature = 'wellness';

export const listGlucose = defineEndpoint({
  name: 'listGlucose',
  feature,
  access: 'member',
  method: 'GET',
  path: '/api/wellness/glucose',
  summary: 'Glucose readings of the member, newest first',
  query: z.object({
    from: z.optional(entryDay),
    to: z.optional(entryDay),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxGlucosePageSize))),
    cursor: z.optional(z.string().check(z.refine(isCursor, 'Is no cursor'))),
  }),
  replies: {
    200: z.object({
      readings: z.array(glucoseReading),
      next_cursor: z.nullable(z.string()),
      total: z.number(),
    }),
  },
  errors: [],
});

export const logGlucose = defineEndpoint({
  name: 'logGlucose',
  feature,
  access: 'member',
  method: 'POST',
  path: '/api/wellness/glucose',
  summary: 'Log a reading; the same one again is stored once',
  body: glucoseBody,
  replies: { 201: glucoseReading },
  errors: ['consent_needed', 'conflict'],
});

export const changeGlucose = defineEndpoint({
  name: 'changeGlucose',
  feature,
  access: 'member',
  method: 'PATCH',
  path: '/api/wellness/glucose/:id',
  summary: 'Correct a reading',
  params,
  body: glucoseChange,
  replies: { 200: glucoseReading },
  errors: ['consent_needed', 'wellness_entry_not_found', 'conflict'],
});

export const deleteGlucose = defineEndpoint({
  name: 'deleteGlucose',
  feature,
  access: 'member',
  method: 'DELETE',
  path: '/api/wellness/glucose/:id',
  summary: 'Delete a reading for good; the answer is the reading as it was',
  params,
  replies: { 200: glucoseReading },
  errors: ['wellness_entry_not_found'],
});

export const glucoseEndpoints = [listGlucose, logGlucose, changeGlucose, deleteGlucose] as const;
