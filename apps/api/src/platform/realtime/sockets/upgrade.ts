import { setTimeout as wait } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { closeCodes, socketBounds } from '@pomona/contract/realtime/protocol';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { answerBrokenRequest } from '#platform/http/errors/broken-requests.ts';
import { isProtocol } from './offers.ts';

/** Clients that do not answer a close are cut after this. */
const closeMilliseconds = 1000;

/** Lets routes with `websocket: true` be opened; every hook of a call runs before. */
export async function acceptSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: socketBounds.frameBytes,
      perMessageDeflate: false,
      handleProtocols: (offered: Set<string>) => [...offered].find(isProtocol) ?? false,
    },
    // Errors of a socket are the client's: a bad frame closes it.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket failed');
      socket.close();
    },
    preClose: async () => closeSockets(app),
  });
  app.websocketServer.on('wsClientError', answerBrokenRequest);
}

async function closeSockets(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer;
  for (const client of clients) client.close(closeCodes.goingAway);
  const deadline = Date.now() + closeMilliseconds;
  while (clients.size > 0 && Date.now() < deadline) await wait(10);
  for (const client of clients) client.terminate();
}

/** Browsers always name the page's origin; who names none is no page. */
export function refuseForeignSockets(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (!request.ws || origin === undefined || allowed.includes(origin)) return;
    if (!URL.canParse(origin) || new URL(origin).host !== request.host)
      throw new AppError('forbidden');
  });
}
