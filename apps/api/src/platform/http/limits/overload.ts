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

/**
 * What a sample is longer than the limit. The library takes a sample in which the event loop never ran for endless
 * delay: after a pause of half a second, with samples of half a second, it refuses everybody.
 */
const sampleMarginMilliseconds = 500;

/** Refuses calls while the process can't keep up, so that those it accepts are answered in time. */
export async function shedOverload(app: FastifyInstance, options: OverloadOptions): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: options.maximumDelayMilliseconds,
    maxRssBytes: options.maximumMemoryBytes,
    sampleInterval: options.maximumDelayMilliseconds + sampleMarginMilliseconds,
    pressureHandler: (request, _reply, type) => {
      if (request.routeOptions.config?.answersUnderPressure) return;
      request.log.warn({ pressure: type }, 'overloaded');
      throw new AppError('unavailable', { retryAfterSeconds });
    },
  });
}
