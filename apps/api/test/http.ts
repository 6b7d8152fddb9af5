import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Member } from '#platform/http/security/viewer.ts';
import { createHttpServer, type HttpParts } from '#platform/http/server.ts';

/** A caller for every kind of token that `createTestServer` knows. */
export const testMember: Member = {
  kind: 'member',
  id: 'member-1',
  name: 'Ada',
  isAdmin: false,
  sessionId: 'session-1',
};
export const testAdmin: Member = { ...testMember, id: 'admin-1', name: 'Grace', isAdmin: true };

const people = new Map([
  ['member-token', testMember],
  ['admin-token', testAdmin],
]);

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The HTTP platform alone, without a feature or a database; routes are added by the test. */
export function createTestServer(parts: Partial<HttpParts> = {}): Promise<FastifyInstance> {
  return createHttpServer({
    log: pino({ level: 'silent' }),
    authenticate: async (token) => people.get(token) ?? null,
    faults: { isUnavailable: () => false, isDiskFull: () => false },
    limits: { factor: 0, redis: null },
    overload: { maximumDelayMilliseconds: 0, maximumHeapBytes: 0, maximumBodyBytes: 0 },
    trustProxy: false,
    corsOrigins: [],
    socketOrigins: [],
    isHttps: false,
    checksReplies: true,
    ...parts,
  });
}
