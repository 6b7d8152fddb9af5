/** JSON: ids and little else. The row behind an id is in the database before the id is published. */
export type Payload = unknown;

export type Listener = (payload: Payload) => void;

export type Unsubscribe = () => void;

/** A hint, never the store: write first, publish second, and catch up by id after `onReconnect`, since messages may be lost. */
export interface Bus {
  /** Calls the listeners of this process at once. A bus without a connection does not fail the caller, whose write is durable. */
  publish(topic: string, payload: Payload): Promise<void>;
  subscribe(topic: string, listener: Listener): Unsubscribe;
  /** Called each time the connection is back after having been away. */
  onReconnect(listener: () => void): Unsubscribe;
  /** Whether messages of other processes arrive at present. */
  isHealthy(): boolean;
  close(): Promise<void>;
}

/** PostgreSQL's NOTIFY takes less than 8,000 bytes, envelope included. */
export const maxMessageBytes = 7800;

/** Letters, digits and `._:-`, so that every transport carries it. */
export function isTopic(topic: string): boolean {
  return /^[a-z0-9][a-z0-9._:-]{0,99}$/i.test(topic);
}
