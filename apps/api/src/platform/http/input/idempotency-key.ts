import type { FastifyRequest } from 'fastify';
import { invalidField } from '#platform/errors.ts';
import { isUuid } from './uuid.ts';

export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isUuid(key))
    throw invalidField('headers.idempotency-key', 'Must be a UUID');
  return key.toLowerCase();
}
