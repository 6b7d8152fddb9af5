import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { requestOrigin, siteOrigin } from './origin.ts';

const requestTo = (host: string, localAddress?: string, protocol = 'http') =>
  ({ host, protocol, socket: { localAddress, localPort: 3000 } }) as FastifyRequest;

describe('the origin for links', () => {
  it.each([
    ['localhost:3000', '127.0.0.1', 'http://localhost:3000'],
    ['127.0.0.1:3000', '127.0.0.1', 'http://127.0.0.1:3000'],
    ['[::1]:3000', '::1', 'http://[::1]:3000'],
    ['192.0.2.7:3000', '::ffff:192.0.2.7', 'http://192.0.2.7:3000'],
    ['[2001:db8::1]:3000', '2001:db8::1', 'http://[2001:db8::1]:3000'],
    ['evil.example', '192.0.2.7', 'http://192.0.2.7:3000'],
    ['evil.example', 'fe80::1%eth0', 'http://[fe80::1]:3000'],
    ['127.0.0.1.evil.example', '127.0.0.1', 'http://127.0.0.1:3000'],
  ])('danger 14: of a request for %s that came to %s is %s', (host, address, origin) => {
    expect(siteOrigin(requestTo(host, address), null)).toBe(origin);
  });

  it('is the configured one, whatever the request names', () => {
    const request = requestTo('evil.example', '192.0.2.7');
    expect(siteOrigin(request, 'https://pomona.example')).toBe('https://pomona.example');
  });
});

it.each(['x:99999', '1.2.3.4.5', 'a b', 'a@b', '%', '[::1', ''])(
  'danger 14: a host that no address can have (%s) is none',
  (host) => {
    expect(requestOrigin(requestTo(host))).toBe('http://localhost');
  },
);

it.each(['<script>', '2999-12-31', 'javascript', 'https,http', ''])(
  'danger 14: a scheme that a proxy does not have (%s) is http',
  (protocol) => {
    const request = requestTo('localhost:3000', '127.0.0.1', protocol);
    expect(requestOrigin(request)).toBe('http://localhost:3000');
    expect(siteOrigin(request, null)).toBe('http://localhost:3000');
  },
);
