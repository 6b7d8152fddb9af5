import type { Endpoint } from '@pomona/contract/endpoint';
import type { FieldProblem } from '@pomona/contract/errors';
import type { Language } from '@pomona/contract/languages';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { $ZodErrorMap, $ZodIssue, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { AppError } from '#platform/errors.ts';
import { findUnkeepable } from './text-guard.ts';

/** What is wrong with a field, in the caller's language; schemas with a message of their own keep it. */
const messages: Readonly<Record<Language, $ZodErrorMap>> = {
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
  fr: z.locales.fr().localeError,
  de: z.locales.de().localeError,
};

type Part = 'params' | 'query' | 'body';
const parts: readonly Part[] = ['params', 'query', 'body'];

/** Most complaints told at once. */
const maximumProblems = 20;

/** Queries that were found good, by endpoint and as they stood in the address: pages ask the same few over and over. */
const validQueries = new WeakMap<Endpoint, LRUCache<string, object>>();
const maxQueries = 200;

function queryTextOf({ raw }: FastifyRequest): string {
  const start = raw.url?.indexOf('?') ?? -1;
  return start === -1 ? '' : (raw.url?.slice(start) ?? '');
}

function cacheQuery(endpoint: Endpoint, text: string, query: unknown): void {
  if (typeof query !== 'object' || query === null) return;
  const cached = validQueries.get(endpoint) ?? new LRUCache({ max: maxQueries });
  validQueries.set(endpoint, cached.set(text, Object.freeze(query)));
}

/** Every part of a request through its schema; a 422 that names each bad field where one does not fit. */
export function parseInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  language: Language,
): Record<Part, unknown> {
  // Where the query is all there is, the same text always means the same.
  if (endpoint.query === undefined || endpoint.params !== undefined || endpoint.body !== undefined)
    return parseParts(endpoint, request, language);
  const text = queryTextOf(request);
  const query = validQueries.get(endpoint)?.get(text);
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
    const unkeepable = part === 'body' ? null : findUnkeepable(input, part);
    if (unkeepable) problems.push(unkeepable);
    else values[part] = parsePart({ schema, input, part, language }, problems);
  }
  if (problems.length > 0) {
    throw new AppError('validation_failed', { errors: problems.slice(0, maximumProblems) });
  }
  return values;
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

/** `body.preferences.allergens.0`: short enough to be shown, whatever keys were sent. */
function problemOf(issue: $ZodIssue, part: Part): FieldProblem {
  const path = [part, ...issue.path.map(String)].join('.').slice(0, 200);
  return { path, message: issue.message.slice(0, 300) };
}
