import * as z from 'zod';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

const contentOf = <T extends z.ZodType>(schema: T) =>
  z.object({ 'application/json': z.object({ schema }) }).partial();
/** Read by a validator alone. */
const replySchema = z.record(z.string(), z.json());
const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: jsonSchema }),
  ),
  requestBody: z.object({ content: contentOf(jsonSchema) }).optional(),
  responses: z.record(z.string(), z.object({ content: contentOf(replySchema).optional() })),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** A call of the API as its document describes it. */
export interface Operation {
  name: string;
  tag: string;
  method: string;
  /** With parameters as `{id}`. */
  path: string;
  query: JsonSchema | null;
  body: JsonSchema | null;
  /** By status; `null` for a reply without a body. */
  replies: Readonly<Record<string, object | null>>;
}

export function operationsOf(openapi: unknown): Operation[] {
  const { paths } = document.parse(openapi);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, given]) => ({
      name: given.operationId,
      tag: given.tags[0] ?? '',
      method: method.toUpperCase(),
      path,
      query: querySchema(given.parameters),
      body: given.requestBody?.content['application/json']?.schema ?? null,
      replies: Object.fromEntries(
        successes(given.responses).map(([status, reply]) => [
          status,
          reply.content?.['application/json']?.schema ?? null,
        ]),
      ),
    })),
  );
}

/** Failures have one form, whatever the operation. */
const successes = <T>(responses: Readonly<Record<string, T>>) =>
  Object.entries(responses).filter(([status]) => status.startsWith('2'));

function querySchema(parameters: z.output<typeof operation>['parameters']): JsonSchema | null {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  if (inQuery.length === 0) return null;
  return {
    type: 'object',
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
  };
}
