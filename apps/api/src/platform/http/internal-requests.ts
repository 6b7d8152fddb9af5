import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const header = 'x-pomona-internal';
const secret = randomBytes(24).toString('base64url');

/** Mark a request that the process makes by itself: no visit, not limited, logged at `debug`. The value never leaves the process. */
export const internalHeaders: Readonly<Record<string, string>> = { [header]: secret };

export const isInternalRequest = (request: FastifyRequest): boolean =>
  request.headers[header] === secret;
