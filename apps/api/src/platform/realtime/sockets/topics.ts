import type { OpenSocket } from './connection.ts';
import { encodeTextFrame } from './frames.ts';

/** Which sockets listen to what. */
export interface Topics {
  join(socket: OpenSocket, topic: string): void;
  leaveAll(socket: OpenSocket): void;
  /** Serialised and framed once for all who have joined, and written at once. */
  send(topic: string, ...messages: object[]): void;
  closeTopic(topic: string, code: number): void;
  /** Called for a topic that nobody listens to any more. */
  onEmpty(listener: (topic: string) => void): void;
}

export function createTopics(): Topics {
  const topics = new Map<string, Set<OpenSocket>>();
  const emptyListeners: ((topic: string) => void)[] = [];

  function leave(socket: OpenSocket, topic: string): void {
    const joined = topics.get(topic);
    joined?.delete(socket);
    if (joined?.size !== 0) return;
    topics.delete(topic);
    for (const listener of emptyListeners) listener(topic);
  }

  return {
    join(socket, topic) {
      socket.topics.add(topic);
      topics.set(topic, (topics.get(topic) ?? new Set()).add(socket));
    },
    leaveAll(socket) {
      for (const topic of socket.topics) leave(socket, topic);
    },
    send(topic, ...messages) {
      const joined = topics.get(topic);
      if (joined === undefined || messages.length === 0) return;
      const frames = messages.map((message) => encodeTextFrame(JSON.stringify(message)));
      const bytes = Buffer.concat(frames);
      for (const socket of joined) socket.write(bytes);
    },
    closeTopic(topic, code) {
      for (const socket of topics.get(topic) ?? []) socket.close(code);
    },
    onEmpty: (listener) => void emptyListeners.push(listener),
  };
}
