import type { FastifyRequest } from 'fastify';

const fallbackHost = 'localhost';
const hostPattern = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i;

/** As the client names it, which may send anything: for links there is `siteOrigin`. */
export function requestOrigin(request: FastifyRequest): string {
  const scheme = schemeOf(request);
  const origin = `${scheme}://${request.host}`;
  return hostPattern.test(request.host) && URL.canParse(origin)
    ? origin
    : `${scheme}://${fallbackHost}`;
}

const schemeOf = ({ protocol }: FastifyRequest) => (protocol === 'https' ? 'https' : 'http');

/**
 * The origin for links: the configured one; else the named host where it is this machine (loopback, or the address that
 * the connection came to), and the address of the connection for every other name.
 */
export function siteOrigin(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const named = new URL(requestOrigin(request));
  const { localAddress, localPort } = request.socket;
  const own = localAddress === undefined ? fallbackHost : hostOf(localAddress);
  if (isLoopback(named.hostname) || named.hostname === own) return named.origin;
  return new URL(`${schemeOf(request)}://${own}:${localPort ?? ''}`).origin;
}

function hostOf(address: string): string {
  const plain = (address.split('%')[0] ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

const isLoopback = (hostname: string) =>
  hostname === fallbackHost || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
