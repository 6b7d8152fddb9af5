/** Whose token a call carries; `forged` opens nothing. */
export const roles = ['visitor', 'member', 'other', 'admin', 'forged'] as const;
export type Role = (typeof roles)[number];

export type Body =
  | { kind: 'text'; text: string; sent: BodyEncoding }
  /** So many spaces between brackets; short when it is printed. */
  | { kind: 'filler'; bytes: number };

export const bodyEncodings = ['plain', 'chunked', 'gzip', 'broken gzip', 'latin1'] as const;
export type BodyEncoding = (typeof bodyEncodings)[number];

/** A request that an HTTP client would send. */
export interface Call {
  kind: 'call';
  /** Of the API's document, where the address is as it says. */
  operation?: string;
  role: Role;
  method: string;
  /** As it is sent; `{latest}` is the id that an earlier call of the same attempt was answered with. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Body | null;
}

/** Bytes on a socket, one for each character. */
export interface RawCall {
  kind: 'raw';
  bytes: string;
}

export type Step = Call | RawCall;

export interface Answer {
  /** 0: the connection ended without one. */
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
  milliseconds: number;
  /** Why there is none, or why it could not be read. */
  problem: string | null;
}

export const latest = '{latest}';
