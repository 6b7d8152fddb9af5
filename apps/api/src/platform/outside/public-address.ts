import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only part of IPv6 that is given out; ipaddr.js counts unassigned space as unicast too. */
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for the address of one machine on the public internet (IANA's registries); false for what is no address at all. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  const isUnicast = address.range() === 'unicast';
  return isUnicast && (address instanceof ipaddr.IPv4 || address.match(globalIPv6));
}
