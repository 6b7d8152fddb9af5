import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import '#platform/http/route-config.ts';

export interface OverloadOptions {
  /** Mean delay of the event loop; 0 for no limit. */
  maximumDelayMilliseconds: number;
  /** Resident memory of the process; 0 for no limit. */
  maximumMemoryBytes: number;
}

const retryAfterSeconds = 2;

/** Refuses calls while the process can't keep up, so that those it accepts are answered in time. */
export async function shedOverload(app: FastifyInstance, options: OverloadOptions): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: options.maximumDelayMilliseconds,
    maxRssBytes: options.maximumMemoryBytes,
    sampleInterval: 500,
    pressureHandler: (request, _reply, type) => {
      if (request.routeOptions.config?.answersUnderPressure) return;
      request.log.warn({ pressure: type }, 'overloaded');
      throw new AppError('unavailable', { retryAfterSeconds });
    },
  });
}
