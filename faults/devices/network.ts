import { setImmediate } from 'node:timers/promises';
import type { Received } from '../../apps/web/src/platform/api/api.ts';
import { NetworkError } from '../../apps/web/src/platform/api/failures.ts';
import type { DeviceTransport } from '../../apps/web/test/shopping-device.ts';

/** What becomes of one request. */
export const fates = [
  ...['arrives', 'arrives', 'arrives', 'slow', 'request lost', 'answer lost', 'twice', 'late'],
  'overloaded',
] as const;
export type Fate = (typeof fates)[number];

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

async function deliver(serve: () => Promise<Received>, fate: Fate): Promise<Received> {
  if (fate === 'overloaded') return { status: 503, body: undefined };
  if (fate === 'late' || fate === 'request lost') throw new NetworkError('The request is lost');
  if (fate === 'slow') await turns(20);
  const answer = await serve();
  if (fate === 'twice') await serve();
  if (fate === 'answer lost') throw new NetworkError('The answer is lost');
  return answer;
}

/** A connection that loses, repeats and delays, as its script says; without faults once that is over. */
export interface Network {
  isOnline: boolean;
  transport: DeviceTransport;
  /** Delivers what was on its way all the time. */
  deliverLate(): Promise<void>;
}

export function createNetwork(server: DeviceTransport, script: readonly Fate[]): Network {
  const left = [...script];
  let late: (() => Promise<unknown>)[] = [];

  const transport: DeviceTransport = async (sent, changeId) => {
    await setImmediate();
    if (!network.isOnline) throw new NetworkError('Offline');
    // Reading is repeated by itself; what is read late is a case of its own.
    const fate = sent.method === 'GET' ? 'arrives' : (left.shift() ?? 'arrives');
    const serve = () => server(sent, changeId);
    if (fate === 'late') late.push(serve);
    const answer = await deliver(serve, fate);
    if (!network.isOnline) throw new NetworkError('The answer is lost');
    return answer;
  };

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
