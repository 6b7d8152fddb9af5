/** What a reply says; status 0: there was none. */
export interface Reply {
  status: number;
  body: unknown;
}

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
  idempotencyKey?: string;
}

export interface Seen {
  /** By status, in all. */
  statuses: Map<number, number>;
  /** Other than the announced 503 and 507. */
  serverErrors: number;
  /** No reply, or one that no fault explains. */
  brokenWhileHealthy: string[];
  longestHealthy: LongestCall;
  longestDisturbed: LongestCall;
}

export interface LongestCall {
  path: string;
  milliseconds: number;
}

export interface Monitor {
  seen: Seen;
  call(address: string, call: Call): Promise<Reply>;
  /** From here on until `settle` calls may fail. */
  disturb(): void;
  settle(): void;
}

/** Longer than any time limit of the server. */
const giveUpMilliseconds = 30_000;

/** Makes the calls and judges each by whether a fault was on while it ran. */
export function createMonitor(): Monitor {
  const seen: Seen = {
    statuses: new Map(),
    serverErrors: 0,
    brokenWhileHealthy: [],
    longestHealthy: { path: '', milliseconds: 0 },
    longestDisturbed: { path: '', milliseconds: 0 },
  };
  let disturbances = 0;
  let isDisturbed = false;

  function note({ path }: Call, { status }: Reply, milliseconds: number, isHealthy: boolean): void {
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    if (status >= 500 && status !== 503 && status !== 507) seen.serverErrors += 1;
    const longest = isHealthy ? seen.longestHealthy : seen.longestDisturbed;
    if (milliseconds > longest.milliseconds) Object.assign(longest, { path, milliseconds });
    if (!isHealthy) return;
    if (status === 0 || status >= 500) seen.brokenWhileHealthy.push(`${path}: ${status}`);
  }

  return {
    seen,
    async call(address, call) {
      const before = disturbances;
      const beganHealthy = !isDisturbed;
      const began = performance.now();
      const reply = await send(address, call);
      const isHealthy = beganHealthy && before === disturbances;
      note(call, reply, performance.now() - began, isHealthy);
      return reply;
    },
    disturb() {
      disturbances += 1;
      isDisturbed = true;
    },
    settle() {
      isDisturbed = false;
    },
  };
}

async function send(address: string, call: Call): Promise<Reply> {
  const { method = 'GET', path, token, body, idempotencyKey } = call;
  try {
    const reply = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(giveUpMilliseconds),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    return { status: 0, body: null };
  }
}
