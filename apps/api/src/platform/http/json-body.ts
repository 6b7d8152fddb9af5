import { postgresText } from '@pomona/contract/text';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from '#platform/errors.ts';
import { findUnkeepable, isTooDeep } from './text-guard.ts';

/** The body as a value, or the failure that says why it is none. */
function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  if (isTooDeep(text)) throw invalidField('body', 'Nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text, revive);
  } catch (error) {
    throw new AppError('bad_request', { cause: error });
  }
  const problem = findUnkeepable(value, 'body');
  if (problem) throw new AppError('validation_failed', { errors: [problem] });
  if (poisons(value)) throw new AppError('bad_request');
  return value;
}

const keepable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? postgresText(value) : value;

/** `__proto__` and `constructor.prototype` mean nothing in our bodies and harm in careless merges. */
function poisons(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      key === '__proto__' ||
      (key === 'constructor' &&
        typeof inner === 'object' &&
        inner !== null &&
        Object.hasOwn(inner, 'prototype')) ||
      poisons(inner),
  );
}

/** JSON is the only kind of body that is read by default; a feature that takes another adds its own parser. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      try {
        // Like Fastify's own parser refuses it; but `DELETE` with a JSON type and no body is a common client's habit.
        const { endpoint } = request.routeOptions.config;
        const revive = endpoint?.dropsUnstorable === true ? keepable : undefined;
        done(null, text === '' ? undefined : parseJson(text, revive));
      } catch (error) {
        done(error instanceof Error ? error : new AppError('bad_request'));
      }
    },
  );
}
