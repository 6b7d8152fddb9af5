import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

/** A client of a socket route, with what it received. */
export interface TestSocket {
  socket: WebSocket;
  messages: Record<string, unknown>[];
  /** The next message that fits, also one that has arrived already. */
  message(fits: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  closed: Promise<number>;
}

export async function listen(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `127.0.0.1:${port}`;
}

export async function until(holds: () => boolean, milliseconds = 15_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await wait(5);
  }
}

/** Throws `HTTP <status>` where the handshake is refused. */
export async function openSocket(
  host: string,
  path: string,
  { protocols, origin }: { protocols: string[]; origin?: string },
): Promise<TestSocket> {
  const socket = new WebSocket(`ws://${host}${path}`, protocols, {
    ...(origin !== undefined && { origin }),
  });
  const messages: Record<string, unknown>[] = [];
  socket.on('message', (data) =>
    messages.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')),
  );
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(`HTTP ${response.statusCode}`)),
    );
  });
  socket.on('error', () => {});
  return {
    ...{ socket, messages, closed },
    async message(fits) {
      await until(() => messages.some(fits));
      return messages.find(fits) ?? {};
    },
  };
}

export async function closeSocket({ socket }: Pick<TestSocket, 'socket'>): Promise<void> {
  if (socket.readyState === WebSocket.CLOSED) return;
  socket.close();
  await once(socket, 'close');
}
