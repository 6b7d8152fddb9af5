import ipaddr from 'ipaddr.js';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import type { Arrival } from '../arrival.ts';
import { knownNetworkMilliseconds } from '../attempts/limits.ts';
import type { Attempts } from '../attempts/service.ts';
import type { Notices } from '../notices/service.ts';
import { deviceOf } from '../security/device.ts';
import { updateLanguage } from '../store.ts';
import { isKnownDevice, upsertKnownDevice } from './store.ts';

export interface Devices {
  /**
   * For a sign-in: writes to the member unless they have signed in from this network, or with this browser and operating system
   * from nearby. There the language is kept for mails.
   */
  announceIfNew(userId: string, arrival: Arrival): Promise<void>;
  remember(userId: string, arrival: Arrival): Promise<void>;
}

interface DevicesParts {
  database: Database;
  clock: Clock;
  attempts: Pick<Attempts, 'isKnownNetwork' | 'rememberNetwork'>;
  notices: Pick<Notices, 'notify'>;
}

export function createDevices({ database, clock, attempts, notices }: DevicesParts): Devices {
  async function isFamiliar(userId: string, arrival: Arrival): Promise<boolean> {
    if (await attempts.isKnownNetwork(userId, arrival.address)) return true;
    const device = nameOf(arrival);
    return device !== null && isKnownDevice(database, { userId, device });
  }

  return {
    async announceIfNew(userId, arrival) {
      const { timeZone, userAgent, language } = arrival;
      if (await isFamiliar(userId, arrival)) return updateLanguage(database, userId, language);
      const at = new Date(clock()).toISOString();
      const what = { userId, at, timeZone, ...deviceOf(userAgent) };
      await notices.notify({ kind: 'new-sign-in', ...what }, language);
    },

    async remember(userId, arrival) {
      await attempts.rememberNetwork(userId, arrival.address);
      const device = nameOf(arrival);
      if (device === null) return;
      const now = clock();
      const oldest = new Date(now - knownNetworkMilliseconds);
      await upsertKnownDevice(database, { userId, device }, { now: new Date(now), oldest });
    },
  };
}

/** `null` where the browser does not say what it is: then only the network can be known. */
function nameOf({ address, userAgent }: Arrival): string | null {
  const { browser, system } = deviceOf(userAgent);
  const provider = providerOf(address);
  if (browser === null || system === null || provider === null) return null;
  return `${provider} ${browser} ${system}`;
}

/** What one provider gives to its customers in turn: the /16 of IPv4, the /32 of IPv6. */
function providerOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray().slice(0, parsed.kind() === 'ipv4' ? 2 : 4);
  return bytes.join('.');
}
