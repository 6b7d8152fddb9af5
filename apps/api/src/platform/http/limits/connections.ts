import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isPublicAddress } from '#platform/outside/public-address.ts';
import { networkOf } from './networks.ts';

export interface ConnectionLimits {
  max: number;
  maxPerNetwork: number;
  /** A connection on which nothing moves for so long in a request or its reply is cut. */
  maxStalledMilliseconds: number;
  /** From the first byte of a request to the last of its reply. */
  maxReplyMilliseconds: number;
  /** What a connection is counted by; `null` for one that is not. */
  networkOf(address: string): string | null;
}

/** A browser opens six; offices and mobile networks share an address. */
export const defaultConnectionLimits = {
  max: 10_000,
  maxPerNetwork: 500,
  maxStalledMilliseconds: 30_000,
  maxReplyMilliseconds: 300_000,
} as const;

/** Only public addresses of clients are counted: a proxy has one address for everybody. */
export function countedNetwork(address: string, isBehindProxy: boolean): string | null {
  const plain = address.replace(/^::ffff:/i, '');
  return !isBehindProxy && isPublicAddress(plain) ? networkOf(plain) : null;
}

export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  app.server.maxConnections = limits.max;
  app.server.on('connection', shareByNetwork(limits));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.ws) {
      done();
      return;
    }
    const cut = setTimeout(() => request.raw.socket.destroy(), limits.maxReplyMilliseconds);
    cut.unref();
    reply.raw.once('close', () => clearTimeout(cut));
    done();
  });
}

function shareByNetwork({ maxPerNetwork, networkOf }: ConnectionLimits) {
  const open = new Map<string, number>();
  return (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (network === null) return;
    const count = open.get(network) ?? 0;
    if (count >= maxPerNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  };
}
