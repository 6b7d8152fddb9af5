import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const header = 'x-pomona-own-call';
const secret = randomBytes(24).toString('base64url');

/** Headers of a call that the process makes for nobody: it counts against no limit, and nobody is there because of it. */
export const ownCall: Readonly<Record<string, string>> = { [header]: secret };

export const isOwnCall = (request: FastifyRequest): boolean => request.headers[header] === secret;
