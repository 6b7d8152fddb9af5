import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { beatSeconds, closeCodes } from '@pomona/contract/realtime/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#platform/errors.ts';
import type { Member, Viewer } from '#platform/http/security/viewer.ts';
import { type Connection, OpenSocket } from './connection.ts';
import { encodeTextFrame } from './frames.ts';
import { createTopics, type Topics } from './topics.ts';

/** The sockets of this process; features own their messages. */
export interface Hub extends Omit<Topics, 'join' | 'leaveAll'> {
  /** Throws `too_many_requests` where this caller has as many as one may have. */
  requireRoom(caller: string, max: number): void;
  open(socket: WebSocket, raw: Socket, parts: SocketParts): Connection;
  join(connection: Connection, topic: string): void;
  /** Closes what the sessions of this member no longer open. */
  checkMember(memberId: string): Promise<void>;
  checkAll(): Promise<void>;
  size(): number;
  close(): void;
}

interface SocketParts {
  viewer: Viewer;
  caller: string;
  receive(connection: Connection, text: string): void;
  closed(connection: Connection): void;
}

interface HubParts {
  log: FastifyBaseLogger;
  clock(): number;
  /** Those sessions that are still good, with their members' rights as they are now. */
  findMembers(sessionIds: string[]): Promise<ReadonlyMap<string, Member>>;
  beatMilliseconds?: number;
}

/** Rights changed past the bus are noticed within five seconds (danger 2). */
const checkMilliseconds = 4000;
const retryAfterSeconds = 30;

export function createHub(parts: HubParts): Hub {
  const { clock } = parts;
  /** With their callers. */
  const sockets = new Map<OpenSocket, string>();
  const callers = new Map<string, number>();
  const { join, leaveAll, ...topics } = createTopics();
  const check = createCheck(parts);

  function countCaller(caller: string, more: 1 | -1): void {
    const count = (callers.get(caller) ?? 0) + more;
    if (count > 0) callers.set(caller, count);
    else callers.delete(caller);
  }
  function forget(socket: OpenSocket): void {
    const caller = sockets.get(socket);
    sockets.delete(socket);
    if (caller !== undefined) countCaller(caller, -1);
    leaveAll(socket);
  }
  const timers = [
    setInterval(() => sendBeats(sockets.keys()), parts.beatMilliseconds ?? beatSeconds * 1000),
    setInterval(() => void check([...sockets.keys()]), checkMilliseconds),
  ];
  for (const timer of timers) timer.unref();

  return {
    ...topics,
    requireRoom(caller, max) {
      if ((callers.get(caller) ?? 0) >= max)
        throw new AppError('too_many_requests', { retryAfterSeconds });
    },
    open(socket, raw, { viewer, caller, receive, closed }) {
      const open = new OpenSocket(socket, raw, viewer);
      sockets.set(open, caller);
      countCaller(caller, 1);
      socket.on('close', () => {
        forget(open);
        closed(open);
      });
      socket.on('message', (data, isBinary) => {
        if (isBinary || !open.countMessage(clock())) open.close(closeCodes.policyViolation);
        else receive(open, textOf(data));
      });
      return open;
    },
    join(connection, topic) {
      if (connection instanceof OpenSocket && sockets.has(connection)) join(connection, topic);
    },
    checkMember: (memberId) =>
      check([...sockets.keys()].filter(({ viewer }) => isOf(viewer, memberId))),
    checkAll: () => check([...sockets.keys()]),
    size: () => sockets.size,
    close() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** Fragments are an array only where it is chosen. */
const textOf = (data: unknown) => (Buffer.isBuffer(data) ? data.toString() : '');

const isOf = (viewer: Viewer, memberId: string) =>
  viewer.kind === 'member' && viewer.id === memberId;

/** One query for any number of sockets. While it fails they stay open: nobody knows better. */
const createCheck =
  ({ findMembers, log }: HubParts) =>
  async (sockets: readonly OpenSocket[]): Promise<void> => {
    const ids = new Set(sockets.flatMap(({ sessionId }) => sessionId ?? []));
    if (ids.size === 0) return;
    try {
      const members = await findMembers([...ids]);
      for (const socket of sockets) {
        const member = socket.sessionId === null ? undefined : members.get(socket.sessionId);
        if (member !== undefined) socket.viewer = member;
        else if (socket.sessionId !== null) socket.close(closeCodes.accessEnded);
      }
    } catch (err) {
      log.warn({ err }, 'the rights of sockets could not be read');
    }
  };

function sendBeats(sockets: Iterable<OpenSocket>): void {
  const beat = encodeTextFrame(JSON.stringify({ type: 'beat' }));
  for (const socket of sockets) {
    if (socket.isAlive) socket.beat(beat);
    else socket.terminate();
  }
}
