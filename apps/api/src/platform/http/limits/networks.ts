const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom to count an address as: an IPv4 address itself, an IPv6 address its /64, since one household or one
 * rented server owns all of it.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const asIPv4 = mapped.exec(address)?.[1];
  if (asIPv4 !== undefined) return asIPv4;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group || '0', 16).toString(16));
  return `${network.join(':')}::/64`;
}
