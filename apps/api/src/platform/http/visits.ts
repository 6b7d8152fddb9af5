import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { isInternalRequest } from './internal-requests.ts';
import './route-config.ts';

/** So long after the last call somebody still reads what it brought, and will make another. */
const stayMilliseconds = 20_000;

/** Whether people use this process now: what can wait gives way to them. */
export interface Visits {
  note(): void;
  isSomebodyThere(): boolean;
}

export function createVisits(clock: Clock): Visits {
  let last = Number.NEGATIVE_INFINITY;
  return {
    note() {
      last = clock();
    },
    isSomebodyThere: () => clock() - last < stayMilliseconds,
  };
}

/** Counts every call except those of programs that watch the server. */
export function noteVisits(app: FastifyInstance, visits: Visits): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config?.answersUnderPressure && !isInternalRequest(request))
      visits.note();
    done();
  });
}
