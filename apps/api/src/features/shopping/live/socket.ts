import { closeCodes } from '@pomona/contract/realtime/protocol';
import { shoppingSocket } from '@pomona/contract/shopping/live';
import type { FastifyInstance } from 'fastify';
import type { Hub } from '#platform/realtime/sockets/hub.ts';
import { serveSocket } from '#platform/realtime/sockets/serve-socket.ts';
import type { LiveLists } from './service.ts';

export function serveShoppingSocket(app: FastifyInstance, hub: Hub, live: LiveLists): void {
  serveSocket(app, hub, {
    ...shoppingSocket,
    access: 'visitor',
    admit: ({ viewer, credentials }) => live.admit(viewer, credentials.get('share') ?? null),
    open: (connection, watch) => void live.watch(connection, watch),
    // Lists are changed by calls, whose answers say whether they worked.
    receive: (connection) => connection.close(closeCodes.policyViolation),
  });
}
