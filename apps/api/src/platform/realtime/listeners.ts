import type { Listener, Payload, Unsubscribe } from './bus.ts';

/** The listeners of this process, by topic. */
export interface Listeners {
  add(topic: string, listener: Listener): Unsubscribe;
  tell(topic: string, payload: Payload): void;
}

/** A listener that throws is reported and does not keep the others from hearing. */
export function createListeners(report: (error: unknown) => void): Listeners {
  const byTopic = new Map<string, Set<Listener>>();
  return {
    add(topic, listener) {
      // Two subscriptions of one function are two subscriptions.
      const own: Listener = (payload) => listener(payload);
      const listeners = byTopic.get(topic) ?? new Set<Listener>();
      byTopic.set(topic, listeners.add(own));
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic);
      };
    },
    tell(topic, payload) {
      for (const listener of byTopic.get(topic) ?? []) {
        try {
          listener(payload);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
