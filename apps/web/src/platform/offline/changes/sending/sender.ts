import type { Change, Refusal } from '../change.ts';

/** How one kind of change reaches the server; each feature has its own. */
export interface Sender {
  /** One call that may be repeated. Throws as the API does. */
  send(change: Change, signal: AbortSignal): Promise<unknown>;
  /** Brings the answer into what is shown, in each tab of the browser. */
  apply(change: Change, answer: unknown): Promise<void>;
  /** The server refused it for good: what is shown is read again. */
  onRefused(change: Change, refusal: Refusal): void;
}

export type Senders = Readonly<Record<string, () => Promise<Sender>>>;
