import type { Endpoint } from '@pomona/contract/endpoint';
import { errorText } from '@pomona/contract/error-texts';
import { type ErrorCode, errorReply } from '@pomona/contract/errors';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { statuses } from '#platform/http/errors/status-codes.ts';

type JsonSchema = Record<string, unknown>;

export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

export interface OpenApiReply {
  description: string;
  content?: { 'application/json': { schema: JsonSchema } };
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: OpenApiParameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, OpenApiReply>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

const description =
  'Healthy recipes with traceable figures. Failures answer with a code, and with a sentence in the language of `Accept-Language` (en, es, fr, de).';

/** The OpenAPI 3.1 document of these endpoints, from the very schemas that check their requests (API-25). */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-z_]+)/gi, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pomona', version, description },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.feature))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(endpoint: Endpoint): OpenApiOperation {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.feature],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(endpoint.body
      ? {
          requestBody: { required: true as const, content: json(schemaOf(endpoint.body, 'input')) },
        }
      : {}),
    responses: { ...repliesOf(endpoint), ...failuresOf(endpoint) },
  };
}

function securityOf({ access }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return [];
  return access === 'visitor' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function schemaOf(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function parametersOf(
  schema: $ZodType | undefined,
  location: 'path' | 'query',
): OpenApiParameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z
    .object({
      properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
      required: z.array(z.string()).optional(),
    })
    .parse(schemaOf(schema, 'input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function repliesOf(endpoint: Endpoint): Record<string, OpenApiReply> {
  return Object.fromEntries(
    Object.entries(endpoint.replies).map(([status, schema]) => [
      status,
      schema === null
        ? { description: 'Done' }
        : { description: endpoint.summary, content: json(schemaOf(schema, 'output')) },
    ]),
  );
}

function failuresOf(endpoint: Endpoint): Record<string, OpenApiReply> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...endpoint.errors, ...commonFailures(endpoint)])) {
    byStatus.set(statuses[code], [...(byStatus.get(statuses[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorText(code, 'en')}`).join('\n\n'),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}

function commonFailures(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['too_many_requests', 'internal', 'unavailable'];
  if (endpoint.access !== 'public') codes.push('session_rejected');
  if (endpoint.access === 'member' || endpoint.access === 'admin') codes.push('not_signed_in');
  if (endpoint.access === 'admin') codes.push('forbidden');
  if (endpoint.params || endpoint.query || endpoint.body) codes.push('validation_failed');
  if (endpoint.method !== 'GET') {
    codes.push('bad_request', 'payload_too_large', 'unsupported_media_type', 'storage_full');
  }
  return codes;
}
