import { type ChefProgress, cookRecipe } from '@pomona/contract/chef/recipes';
import type { FastifyInstance } from 'fastify';
import { isDiskFull, isTemporary } from '#database/failures.ts';
import { logFailure } from '#platform/http/errors/error-handler.ts';
import { appErrorOf, failureOf } from '#platform/http/errors/error-reply.ts';
import { idempotencyKeyOf } from '#platform/http/input/idempotency-key.ts';
import { departure } from '#platform/http/replies/departure.ts';
import { acceptsEvents, sendEvents } from '#platform/http/replies/event-stream.ts';
import { answered, type Call, serve } from '#platform/http/serve.ts';
import type { Chef, CookBegun } from './service.ts';

const faults = { isUnavailable: isTemporary, isDiskFull };

export function serveChef(app: FastifyInstance, chef: Chef): void {
  const closing = new AbortController();
  // Before connections are cut: who waits is answered.
  app.addHook('preClose', async () => closing.abort());
  serve(
    app,
    cookRecipe,
    async (call) => {
      const { viewer, body, language, request, reply } = call;
      const signal = AbortSignal.any([departure(reply), closing.signal]);
      const cook = await chef.begin(viewer, body, { language, key: idempotencyKeyOf(request) });
      reply.header('vary', 'Accept');
      if (!acceptsEvents(request)) return cook({ onStage: () => {}, signal });
      void streamCooking(cook, call, signal);
      return answered;
    },
    { limit: 'costly' },
  );
}

/** From here on the status is 200: a failure is an event with the body that it would have had. */
async function streamCooking(
  cook: CookBegun,
  { request, reply, language }: Call<typeof cookRecipe>,
  signal: AbortSignal,
): Promise<void> {
  await sendEvents(reply, async (send) => {
    const onStage = (stage: ChefProgress['stage']) => send('progress', { stage });
    try {
      send('result', await cook({ onStage, signal }));
    } catch (thrown) {
      const error = appErrorOf(thrown, faults);
      if (!signal.aborted) logFailure(request, error);
      send('error', failureOf(error, language, request.id).body);
    }
  });
}
