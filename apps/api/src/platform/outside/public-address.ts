import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Everything that IANA does not list as globally reachable, multicast included (RFC 6890 and its registries). */
const closedIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within 2000::/3, the only part that is given out: protocol assignments, documentation, and 6to4, which hides IPv4. */
const closedIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of closedIPv4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closedIPv6) closed.addSubnet(network, prefix, 'ipv6');

const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** True for the address of one machine on the public internet; false for what is no address at all. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return givenOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
