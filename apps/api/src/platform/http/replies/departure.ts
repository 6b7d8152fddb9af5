import type { FastifyReply } from 'fastify';

/** Aborted when the client leaves before it has its answer. */
export function departure({ raw }: FastifyReply): AbortSignal {
  const departed = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) departed.abort();
  });
  return departed.signal;
}
