import { setImmediate } from 'node:timers/promises';
import type { Received, Sent, Transport } from '../../apps/web/src/platform/api/api.ts';
import { NetworkError } from '../../apps/web/src/platform/api/failures.ts';

/** What becomes of one request. */
export const fates = [
  ...['arrives', 'arrives', 'arrives', 'slow', 'request lost', 'answer lost', 'twice', 'late'],
  'overloaded',
] as const;
export type Fate = (typeof fates)[number];

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

async function deliver(server: Transport, sent: Sent, fate: Fate): Promise<Received> {
  if (fate === 'overloaded') return { status: 503, body: undefined };
  if (fate === 'late' || fate === 'request lost') throw new NetworkError('The request is lost');
  if (fate === 'slow') await turns(20);
  const answer = await server(sent);
  if (fate === 'twice') await server(sent);
  if (fate === 'answer lost') throw new NetworkError('The answer is lost');
  return answer;
}

/** A connection that loses, repeats and delays, as its script says; without faults once that is over. */
export interface Network {
  isOnline: boolean;
  transport: Transport;
  /** Delivers what was on its way all the time. */
  deliverLate(): Promise<void>;
}

export function createNetwork(server: Transport, script: readonly Fate[]): Network {
  const left = [...script];
  let late: (() => Promise<unknown>)[] = [];

  async function transport(sent: Sent): Promise<Received> {
    await setImmediate();
    if (!network.isOnline) throw new NetworkError('Offline');
    // Reading is repeated by itself; what is read late is a case of its own.
    const fate = sent.method === 'GET' ? 'arrives' : (left.shift() ?? 'arrives');
    if (fate === 'late') late.push(() => server(sent));
    const answer = await deliver(server, sent, fate);
    if (!network.isOnline) throw new NetworkError('The answer is lost');
    return answer;
  }

  const network: Network = {
    isOnline: true,
    transport,
    async deliverLate() {
      const now = late;
      late = [];
      for (const deliver of now) await deliver();
    },
  };
  return network;
}
