import { createSocket } from 'node:dgram';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFetchOutside, type OutsideNetwork, publicInternet } from './fetch-outside.ts';
import { isPublicAddress } from './public-address.ts';
import { createNameResolver } from './resolve-name.ts';

/** Stands for a machine on the internet; every other address of this machine is what it is. */
const outside = '127.0.0.2';
const limit = { maxBytes: 1000 };

let server: Server;
let port: string;
/** Connections that this process began. */
let begun = 0;
const count = () => {
  begun += 1;
};

/** Under `/to/…` it sends on to the address that follows. */
beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    const target = url.startsWith('/to/') ? decodeURIComponent(url.slice(4)) : null;
    if (target === null) answer.end('inside');
    else answer.writeHead(302, { location: target }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  port = String((server.address() as AddressInfo).port);
  subscribe('net.client.socket', count);
});
afterAll(() => {
  unsubscribe('net.client.socket', count);
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  begun = 0;
});

const networkOf = (changed: Partial<OutsideNetwork> = {}): OutsideNetwork => ({
  ...publicInternet,
  resolve: async () => [outside],
  mayConnect: (address) => address === outside || isPublicAddress(address),
  ports: [port, '80', '443'],
  failedNameMilliseconds: 0,
  ...changed,
});

/** Hosts as an attacker writes them; `WHATWG` URLs know decimal, octal, hexadecimal and short ones. */
const hosts = [
  ...[
    '127.0.0.1',
    '127.0.0.3',
    '127.255.255.254',
    '127.1',
    '127.0.1',
    '2130706433',
    '017700000001',
  ],
  ...['0x7f000001', '0x7f.1', '0x7f.0.0.1', '0177.0.0.1', '0177.1', '127.0.0.01', '127.0.0.1.'],
  ...['0', '0.0.0.0', '0x0', '00', '０.0.0.0', '１２７.0.0.1', '127。0。0。1', '%31%32%37.0.0.1'],
  ...['10.0.0.1', '10.255.255.255', '0xa000001', '167772161', '172.16.0.1', '172.31.255.255'],
  ...['192.168.0.1', '192.168.1.254', '3232235777', '0xc0a80101', '169.254.169.254', '2852039166'],
  ...['0xa9fea9fe', '0251.0376.0251.0376', '169.254.170.2', '100.64.0.1', '100.127.255.254'],
  ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '[::]', '[::1]'],
  ...['[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:a9fe:a9fe]'],
  ...['[::127.0.0.1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b:1::7f00:1]'],
  ...['[2002:7f00:1::]', '[2001::1]', '[2001:db8::1]', '[2001:10::1]', '[fe80::1]', '[fec0::1]'],
  ...[
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[100::1]',
    '[3fff::1]',
    '[4000::1]',
    '[5f00::1]',
  ],
];

/** What is refused before any host is looked at. */
const addresses = [
  ...['file:///etc/passwd', 'ftp://example.com/', 'gopher://example.com:80/', 'data:text/plain,x'],
  ...['javascript:alert(1)', 'http://user@example.com/', 'http://user:password@example.com/'],
  ...['http://example.com:22/', 'http://example.com:6379/', 'https://example.com:8443/', '//x'],
  ...['http://', 'http:///', 'http://[::1', 'http://[fe80::1%25eth0]/', 'unix:/run/docker.sock'],
];

describe('IMG-03 danger 7: nothing is connected to', () => {
  it('there are more than sixty ways to write what is forbidden', () => {
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(hosts.length).toBeGreaterThan(60);
  });

  it.each(hosts)('%s', async (host) => {
    const fetchOutside = createFetchOutside(networkOf());
    for (const address of [`http://${host}:${port}/`, `http://${host}/`, `https://${host}/`])
      await expect(fetchOutside(address, limit)).rejects.toThrow();
    expect(begun).toBe(0);
  });

  it.each(addresses)('%s', async (address) => {
    await expect(createFetchOutside(networkOf())(address, limit)).rejects.toMatchObject({
      reason: 'refused',
    });
    expect(begun).toBe(0);
  });

  it('where a name leads to what is forbidden, alone or beside what is not', async () => {
    const literals = hosts.map((host) =>
      new URL(`http://${host}/`).hostname.replace(/^\[|\]$/g, ''),
    );
    for (const literal of literals) {
      for (const found of [[literal], [outside, literal], [literal, outside]]) {
        const network = networkOf({ resolve: async () => found });
        const fetched = createFetchOutside(network)(`http://name.example:${port}/`, limit);
        await expect(fetched).rejects.toMatchObject({ reason: 'failed' });
      }
    }
    expect(begun).toBe(0);
  });

  /** A header is ASCII. */
  const inHeader = hosts.filter((host) => /^[\x20-\x7e]+$/.test(host));

  it.each([...inHeader.map((host) => `http://${host}:PORT/`), ...addresses])(
    'but the first server, where it sends on to %s',
    async (target) => {
      const to = encodeURIComponent(target.replace('PORT', port));
      // Relative to the first server `//x` is a name, which the resolver knows.
      const network = networkOf({
        resolve: async (name) => (name === 'a.example' ? [outside] : []),
      });
      const fetched = createFetchOutside(network)(`http://a.example:${port}/to/${to}`, limit);
      await expect(fetched).rejects.toThrow();
      expect(begun).toBe(1);
    },
  );

  it('where the name server answers differently the second time', async () => {
    let queries = 0;
    const names = createSocket('udp4');
    names.on('message', (query, { port: from, address }) => {
      const isIPv4 = query.readUInt16BE(query.indexOf(0, 12) + 1) === 1;
      if (isIPv4) queries += 1;
      names.send(
        answerTo(query, isIPv4 ? [127, 0, 0, queries === 1 ? 2 : 1] : null),
        from,
        address,
      );
    });
    await new Promise<void>((resolve) => names.bind(0, '127.0.0.1', resolve));
    const servers = [`127.0.0.1:${names.address().port}`];
    const resolve = createNameResolver({ timeoutMilliseconds: 1000, tries: 1, servers });
    const fetchOutside = createFetchOutside(networkOf({ resolve }));
    const address = `http://rebinds.example:${port}/`;
    expect(String(await fetchOutside(address, limit))).toBe('inside');
    expect([begun, queries]).toEqual([1, 1]);
    await expect(fetchOutside(address, limit)).rejects.toMatchObject({ reason: 'failed' });
    expect([begun, queries]).toEqual([1, 2]);
    names.close();
  });
});

/** One address of IPv4, or none (RFC 1035, 4.1). */
function answerTo(query: Buffer, address: readonly number[] | null): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(address === null ? 0 : 1, 6);
  header.writeUInt16BE(0, 10);
  const record = address === null ? [] : [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address];
  return Buffer.concat([header, query.subarray(12, end), Buffer.from(record)]);
}
