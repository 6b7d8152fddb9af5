import type { Access, Endpoint } from '@pomona/contract/endpoint';
import type { Limit } from './limits/limit.ts';
import type { Viewer } from './security/viewer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call. A route without it is refused when it is registered. */
    access?: Access;
    /** How often; reads and writes have their own where absent. */
    limit?: Limit;
    /** The contract's endpoint that this route serves; pages and files have none. */
    endpoint?: Endpoint;
    /** Answers also when the process is overloaded: liveness, metrics. */
    answersUnderPressure?: boolean;
  }
  interface FastifyRequest {
    /** Set by the authorisation hook; handlers get it as an argument. */
    viewer: Viewer;
  }
  interface FastifyInstance {
    /** Every endpoint served so far: what the OpenAPI document prints. */
    served: Endpoint[];
    /** Compare every reply with its schema, and fail where it says more or less (tests). */
    checksReplies: boolean;
  }
}
