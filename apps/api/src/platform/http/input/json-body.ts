import { postgresText } from '@pomona/contract/text';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from '#platform/errors.ts';
import { findUnstorable, isTooDeep } from './text-guard.ts';

function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  if (isTooDeep(text)) throw invalidField('body', 'Nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text, revive);
  } catch (error) {
    throw new AppError('bad_request', { cause: error });
  }
  const problem = findUnstorable(value, 'body');
  if (problem) throw new AppError('validation_failed', { errors: [problem] });
  if (hasPrototypeKeys(value)) throw new AppError('bad_request');
  return value;
}

const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? postgresText(value) : value;

const harmfulKeys = ['__proto__', 'toString', 'valueOf'];

/** These mean nothing in our bodies, and harm careless merges and comparisons. */
function hasPrototypeKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      harmfulKeys.includes(key) ||
      (key === 'constructor' &&
        typeof inner === 'object' &&
        inner !== null &&
        Object.hasOwn(inner, 'prototype')) ||
      hasPrototypeKeys(inner),
  );
}

/** JSON alone; a feature that takes another type adds its own parser. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      try {
        // `DELETE` with a JSON type and no body is a common habit of clients.
        const { endpoint } = request.routeOptions.config;
        const revive = endpoint?.dropsUnstorable === true ? storable : undefined;
        done(null, text === '' ? undefined : parseJson(text, revive));
      } catch (error) {
        done(error instanceof Error ? error : new AppError('bad_request'));
      }
    },
  );
}
