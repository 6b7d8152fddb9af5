import type { Access, Endpoint } from '@pomona/contract/endpoint';
import type { Limit } from './limits/limit.ts';
import type { Viewer } from './security/viewer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without it is refused when it is registered. */
    access?: Access;
    /** How often; reads and writes have their own where absent. */
    limit?: Limit;
    endpoint?: Endpoint;
    /** Answers also when the process is overloaded: liveness, metrics. */
    answersUnderPressure?: boolean;
  }
  interface FastifyRequest {
    viewer: Viewer;
  }
  interface FastifyInstance {
    /** What the OpenAPI document describes. */
    served: Endpoint[];
    /** Compare every reply with its schema, and fail where it says more or less (tests). */
    checksReplies: boolean;
  }
}
