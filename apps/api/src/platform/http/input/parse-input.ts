import type { Endpoint } from '@pomona/contract/endpoint';
import type { FieldProblem } from '@pomona/contract/errors';
import type { Language } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { $ZodErrorMap, $ZodIssue, $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { AppError } from '#platform/errors.ts';
import { findUnstorable } from './text-guard.ts';

/** Schemas with a message of their own keep it. */
const messages: Readonly<Record<Language, $ZodErrorMap>> = {
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
  fr: z.locales.fr().localeError,
  de: z.locales.de().localeError,
};

type Part = 'params' | 'query' | 'body';
const parts: readonly Part[] = ['params', 'query', 'body'];

const maxProblems = 20;

/** Parsed queries by endpoint and by their text in the address: pages send the same few over and over. */
const parsedQueries = new WeakMap<Endpoint, LRUCache<string, object>>();
const maxQueries = 200;

function queryTextOf({ raw }: FastifyRequest): string {
  const start = raw.url?.indexOf('?') ?? -1;
  return start === -1 ? '' : (raw.url?.slice(start) ?? '');
}

function cacheQuery(endpoint: Endpoint, text: string, query: unknown): void {
  if (typeof query !== 'object' || query === null) return;
  const cached = parsedQueries.get(endpoint) ?? new LRUCache({ max: maxQueries });
  parsedQueries.set(endpoint, cached.set(text, Object.freeze(query)));
}

/** Throws a 422 that names each bad field. */
export function parseInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  language: Language,
): Record<Part, unknown> {
  if (endpoint.query === undefined || endpoint.params !== undefined || endpoint.body !== undefined)
    return parseParts(endpoint, request, language);
  const text = queryTextOf(request);
  const query = parsedQueries.get(endpoint)?.get(text);
  if (query !== undefined) return { params: undefined, query, body: undefined };
  const values = parseParts(endpoint, request, language);
  cacheQuery(endpoint, text, values.query);
  return values;
}

function parseParts(
  endpoint: Endpoint,
  request: FastifyRequest,
  language: Language,
): Record<Part, unknown> {
  const values: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
  const problems: FieldProblem[] = [];
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const input = request[part];
    const unstorable = part === 'body' ? null : findUnstorable(input, part);
    if (unstorable) problems.push(unstorable);
    else values[part] = parsePart({ schema, input, part, language }, problems);
  }
  if (problems.length > 0) {
    throw new AppError('validation_failed', { errors: problems.slice(0, maxProblems) });
  }
  return values;
}

/** A body that did not come as JSON; fails like `parseInput`. */
export function parseBody<S extends $ZodType>(
  schema: S,
  input: unknown,
  language: Language,
): output<S> {
  const result = safeParse(schema, input, { error: messages[language] });
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => problemOf(issue, 'body'));
  throw new AppError('validation_failed', { errors: errors.slice(0, maxProblems) });
}

function parsePart(
  what: { schema: $ZodType; input: unknown; part: Part; language: Language },
  problems: FieldProblem[],
): unknown {
  const result = safeParse(what.schema, what.input, { error: messages[what.language] });
  if (result.success) return result.data;
  problems.push(...result.error.issues.map((issue) => problemOf(issue, what.part)));
  return undefined;
}

/** A path like `body.preferences.allergens.0`. */
function problemOf(issue: $ZodIssue, part: Part): FieldProblem {
  const path = [part, ...issue.path.map(String)].join('.').slice(0, 200);
  return { path, message: issue.message.slice(0, 300) };
}
