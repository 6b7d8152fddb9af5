import type { Listener, Payload, Unsubscribe } from './bus.ts';

export interface Listeners {
  add(topic: string, listener: Listener): Unsubscribe;
  notify(topic: string, payload: Payload): void;
}

/** A listener that throws is reported, and the others are called all the same. */
export function createListeners(report: (error: unknown) => void): Listeners {
  const byTopic = new Map<string, Set<Listener>>();
  return {
    add(topic, listener) {
      // Two subscriptions of one function are two subscriptions.
      const added: Listener = (payload) => listener(payload);
      const listeners = byTopic.get(topic) ?? new Set<Listener>();
      byTopic.set(topic, listeners.add(added));
      return () => {
        listeners.delete(added);
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic);
      };
    },
    notify(topic, payload) {
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
