import * as z from 'zod';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** As much of JSON Schema (2020-12) as the API's document uses. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  const?: Json | undefined;
  enum?: Json[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  allOf?: JsonSchema[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  exclusiveMaximum?: number | undefined;
  multipleOf?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: JsonSchema | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
}

const some = <T extends z.ZodType>(schema: T) => schema.optional();
const number = some(z.number());

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: some(z.union([z.string(), z.array(z.string())])),
    const: some(z.json()),
    enum: some(z.array(z.json())),
    anyOf: some(z.array(jsonSchema)),
    oneOf: some(z.array(jsonSchema)),
    allOf: some(z.array(jsonSchema)),
    format: some(z.string()),
    pattern: some(z.string()),
    minLength: number,
    maxLength: number,
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: number,
    minItems: number,
    maxItems: number,
    items: some(jsonSchema),
    properties: some(z.record(z.string(), jsonSchema)),
    required: some(z.array(z.string())),
  }),
);
