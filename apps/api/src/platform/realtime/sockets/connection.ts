import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { socketBounds } from '@pomona/contract/realtime/protocol';
import type { Viewer } from '#platform/http/security/viewer.ts';

/** One open socket, as features see it. */
export interface Connection {
  readonly viewer: Viewer;
  send(message: object): void;
  close(code: number): void;
}

const messageWindowMilliseconds = 10_000;
const messagesPerWindow = 100;

/** A class, since a process has thousands. */
export class OpenSocket implements Connection {
  viewer: Viewer;
  /** Answered since the last ping. */
  isAlive = true;
  readonly topics = new Set<string>();
  readonly #socket: WebSocket;
  readonly #raw: Socket;
  #windowStart = 0;
  #messages = 0;

  constructor(socket: WebSocket, raw: Socket, viewer: Viewer) {
    this.#socket = socket;
    this.#raw = raw;
    this.viewer = viewer;
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  get sessionId(): string | null {
    return this.viewer.kind === 'member' ? this.viewer.sessionId : null;
  }

  send(message: object): void {
    if (this.#canWrite()) this.#socket.send(JSON.stringify(message));
  }

  /** Past `ws`, which keeps no queue of its own without compression. */
  write(frame: Buffer): void {
    if (this.#canWrite()) this.#raw.write(frame);
  }

  /** A ping, for this end, and a message, for the other: browsers hide pings. */
  beat(frame: Buffer): void {
    this.isAlive = false;
    this.write(frame);
    if (this.#canWrite()) this.#socket.ping();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Whether one more message is within the limit. */
  countMessage(now: number): boolean {
    if (now - this.#windowStart > messageWindowMilliseconds) {
      this.#windowStart = now;
      this.#messages = 0;
    }
    this.#messages += 1;
    return this.#messages <= messagesPerWindow;
  }

  #canWrite(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#raw.writableLength <= socketBounds.queuedBytes) return true;
    this.#socket.terminate();
    return false;
  }
}
