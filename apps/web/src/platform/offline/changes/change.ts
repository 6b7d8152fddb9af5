/** Something that a member did, on its way to the server. */
export interface Change {
  /** A UUID; also the idempotency key of its call. */
  readonly id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly createdAt: number;
  /** Changes are sent in this order. */
  readonly position: number;
  /** The server may have it already. */
  readonly isSent: boolean;
  /** Answers that were failures of the server itself. */
  readonly faults: number;
  /** Why the server will never accept it; it stays until the member has seen that. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly status: number;
  readonly code: string | null;
  readonly detail: string | null;
}

export type NewChange = Pick<Change, 'id' | 'memberId' | 'kind' | 'payload' | 'createdAt'>;
export type Changes = readonly Change[];
/** Pure: it runs on what is shown, and again within the transaction that stores it. */
export type Edit = (changes: Changes) => Changes;

/**
 * What an earlier payload and a later one are together; `undefined`: two changes; `null`: nothing, the later one takes back
 * the earlier. Only what was never sent is merged.
 */
export type MergePayloads = (earlier: unknown, later: unknown) => unknown;

export function appended(change: NewChange, merge: MergePayloads = () => undefined): Edit {
  return (changes) => {
    const isMergeable = ({ memberId, kind, isSent, refusal }: Change) =>
      memberId === change.memberId && kind === change.kind && !isSent && refusal === null;
    for (const earlier of changes.filter(isMergeable).reverse()) {
      const payload = merge(earlier.payload, change.payload);
      if (payload === null) return withoutChange(earlier.id)(changes);
      if (payload !== undefined) return replaced(earlier.id, { payload })(changes);
    }
    const position = (changes.at(-1)?.position ?? 0) + 1;
    return [...changes, { ...change, position, isSent: false, faults: 0, refusal: null }];
  };
}

export const replaced =
  (id: string, part: Partial<Change>): Edit =>
  (changes) =>
    changes.map((change) => (change.id === id ? { ...change, ...part } : change));

export const withoutChange =
  (id: string): Edit =>
  (changes) =>
    changes.filter((change) => change.id !== id);

export const withoutUnsent =
  (id: string): Edit =>
  (changes) =>
    changes.filter((change) => change.id !== id || change.isSent);

export const withoutMember =
  (memberId: string): Edit =>
  (changes) =>
    changes.filter((change) => change.memberId !== memberId);

/** The server knows repeated calls for 60 days: what waited longer might be done twice. */
export const maxAgeMilliseconds = 45 * 24 * 3_600_000;
const expired: Refusal = { status: 0, code: 'expired', detail: null };

/** Marks the next one of the member as sent; what is too old is refused. */
export const takeNext =
  (memberId: string, now: number): Edit =>
  (changes) => {
    const checked = changes.map((change) =>
      change.refusal === null && now - change.createdAt > maxAgeMilliseconds
        ? { ...change, refusal: expired }
        : change,
    );
    const next = nextOf(checked, memberId);
    return next === undefined || next.isSent
      ? checked
      : replaced(next.id, { isSent: true })(checked);
  };

export const nextOf = (changes: Changes, memberId: string): Change | undefined =>
  changes.find((change) => change.memberId === memberId && change.refusal === null);
