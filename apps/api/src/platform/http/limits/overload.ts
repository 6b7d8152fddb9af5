import underPressure, { TYPE_EVENT_LOOP_DELAY } from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { limitBodies } from './body-budget.ts';
import { watchLiveHeap } from './live-heap.ts';
import '#platform/http/route-config.ts';

export interface OverloadOptions {
  /** Mean delay of the event loop; 0 for no limit. */
  maximumDelayMilliseconds: number;
  /** Heap in use after a collection; 0 for no limit. */
  maximumHeapBytes: number;
  /** Of large bodies that are read or worked on at once; 0 for no limit. */
  maximumBodyBytes: number;
  liveHeapBytes?: () => number;
}

const retryAfterSeconds = 2;
const heapCheckMilliseconds = 500;

/**
 * The library takes a sample in which the event loop never ran for endless delay: samples are longer than the limit.
 */
const sampleMarginMilliseconds = 500;

/** Refuses calls while the process can't keep up, so that those it accepts are answered in time. */
export async function shedOverload(app: FastifyInstance, options: OverloadOptions): Promise<void> {
  limitBodies(app, options.maximumBodyBytes);
  const sampleInterval = options.maximumDelayMilliseconds + sampleMarginMilliseconds;
  let delayCountsFrom = 0;
  // The current sample and the next one may hold the delay of the start itself.
  app.addHook('onListen', async () => {
    delayCountsFrom = performance.now() + 2 * sampleInterval;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: options.maximumDelayMilliseconds,
    ...heapCheck(app, options),
    sampleInterval,
    pressureHandler: (request, _reply, type) => {
      if (request.routeOptions.config?.answersUnderPressure) return;
      if (type === TYPE_EVENT_LOOP_DELAY && performance.now() < delayCountsFrom) return;
      request.log.warn({ pressure: type }, 'overloaded');
      throw new AppError('unavailable', { retryAfterSeconds });
    },
  });
}

function heapCheck(app: FastifyInstance, { maximumHeapBytes, liveHeapBytes }: OverloadOptions) {
  if (maximumHeapBytes === 0) return {};
  const heap = liveHeapBytes === undefined ? watchLiveHeap() : null;
  const read = liveHeapBytes ?? (() => heap?.bytes() ?? 0);
  app.addHook('onClose', async () => heap?.close());
  return {
    healthCheck: async () => read() <= maximumHeapBytes,
    healthCheckInterval: heapCheckMilliseconds,
  };
}
