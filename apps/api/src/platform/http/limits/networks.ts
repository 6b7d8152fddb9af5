import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** An IPv6 address counts as its /64: one household or one rented server owns all of it. */
export function networkOf(address: string): string {
  const network = normalizeIP(address, 64);
  return isIPv6(network) ? `${network}/64` : network;
}
