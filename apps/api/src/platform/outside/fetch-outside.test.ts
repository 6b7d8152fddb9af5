import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetchOutside, type OutsideNetwork, publicInternet } from './fetch-outside.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Answers on this machine; gives its port. */
async function serveHere(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

/** A network in which this machine stands for the internet, as far as `closed` does not name it. */
function fakeNetwork(port: string, network: Partial<OutsideNetwork> = {}): OutsideNetwork {
  return {
    resolve: async () => ['127.0.0.1'],
    mayConnect: () => true,
    ports: [port],
    timeoutMilliseconds: 2000,
    failedNameMilliseconds: 0,
    ...network,
  };
}

const limit = { maxBytes: 1000 };

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    'takes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '127.255.1.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1'],
    ...['255.255.255.255', '192.0.0.192', '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254'],
    ...[
      'fc00::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
    ],
    ...['3fff::1', '4000::1', '2620:4f:8000::1', '192.52.193.1', '0x7f.1', '2130706433'],
    ...['64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:db8::1', '100::1', 'localhost', ''],
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('what a person names', () => {
  const fetchOutside = createFetchOutside({ ...publicInternet, resolve: async () => ['10.0.0.7'] });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://example.com:22/',
    'https://example.com:8443/',
    'http://name:secret@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'javascript:alert(1)',
    'no address',
    '',
  ])('%s is not asked', async (url) => {
    await expect(fetchOutside(url, limit)).rejects.toMatchObject({ reason: 'refused' });
  });

  it.each<[string, OutsideNetwork['resolve']]>([
    ['that is internal', async () => ['10.0.0.7']],
    ['with an address that is closed', async () => ['1.1.1.1', '127.0.0.1']],
    ['without an address', async () => []],
    ['that nobody knows', () => Promise.reject(new Error('ENOTFOUND'))],
    ['that is found late', () => delay(150, ['10.0.0.7'])],
  ])('danger 7: a name %s fails like all others, after the same time', async (_name, resolve) => {
    const network = { ...publicInternet, resolve, failedNameMilliseconds: 300 };
    const started = performance.now();
    const error = await createFetchOutside(network)('http://name.example/', limit).catch(
      (each: unknown) => each,
    );
    const milliseconds = performance.now() - started;
    expect(error).toMatchObject({
      reason: 'failed',
      message: 'name.example has no public address',
    });
    expect(milliseconds).toBeGreaterThan(290);
    expect(milliseconds).toBeLessThan(600);
  });
});

describe('fetching', () => {
  it('reads what lies there', async () => {
    const port = await serveHere((_request, answer) => answer.end('hello'));
    const fetchOutside = createFetchOutside(fakeNetwork(port));
    expect(String(await fetchOutside(`http://a.example:${port}/`, limit))).toBe('hello');
  });

  it('connects to the address that was checked, though the name answers differently later', async () => {
    const port = await serveHere((_request, answer) => answer.end('hello'));
    let requestCount = 0;
    const network = fakeNetwork(port, {
      resolve: async () => {
        requestCount += 1;
        return requestCount === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
      },
      mayConnect: (address) => address === '127.0.0.1',
    });
    const fetched = await createFetchOutside(network)(`http://rebinds.example:${port}/`, limit);
    expect(String(fetched)).toBe('hello');
    expect(requestCount).toBe(1);
  });

  it('checks where it is sent on to', async () => {
    const port = await serveHere((_request, answer) =>
      answer.writeHead(302, { location: `http://inside.example:${port}/secret` }).end(),
    );
    const network = fakeNetwork(port, {
      resolve: async (name) => [name === 'inside.example' ? '10.0.0.1' : '127.0.0.1'],
      mayConnect: (address) => address === '127.0.0.1',
    });
    await expect(
      createFetchOutside(network)(`http://outside.example:${port}/`, limit),
    ).rejects.toMatchObject({ reason: 'failed' });
  });

  it('ends when nobody waits for it any more', async () => {
    let isClosed = false;
    const port = await serveHere(
      (_request, answer) => void answer.on('close', () => (isClosed = true)),
    );
    const departed = new AbortController();
    const network = fakeNetwork(port, { timeoutMilliseconds: 60_000 });
    const fetched = createFetchOutside(network)(`http://a.example:${port}/`, {
      ...limit,
      signal: departed.signal,
    });
    setTimeout(() => departed.abort(), 100);
    await expect(fetched).rejects.toMatchObject({ reason: 'failed' });
    await expect.poll(() => isClosed, { timeout: 2000 }).toBe(true);
  });

  it.each(['file:///etc/passwd', 'http://a.example:1/', 'gopher://a.example/'])(
    'is not sent on to %s',
    async (location) => {
      const port = await serveHere((_request, answer) => answer.writeHead(302, { location }).end());
      await expect(
        createFetchOutside(fakeNetwork(port))(`http://a.example:${port}/`, limit),
      ).rejects.toMatchObject({ reason: 'refused' });
    },
  );

  it('hears no more of an answer that sends on to where nothing may be asked', async () => {
    let isClosed = false;
    const port = await serveHere((_request, answer) => {
      answer.on('close', () => (isClosed = true));
      answer.writeHead(302, { location: 'file:///etc/passwd' });
      const drip = setInterval(() => answer.write('x'.repeat(1000)), 10);
      answer.on('close', () => clearInterval(drip));
    });
    const network = fakeNetwork(port, { timeoutMilliseconds: 60_000 });
    await expect(
      createFetchOutside(network)(`http://a.example:${port}/`, limit),
    ).rejects.toMatchObject({ reason: 'refused' });
    await expect.poll(() => isClosed, { timeout: 2000 }).toBe(true);
  });

  it('follows three redirects and no more', async () => {
    const port = await serveHere((request, answer) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) answer.end('there');
      else answer.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const fetchOutside = createFetchOutside(fakeNetwork(port));
    expect(String(await fetchOutside(`http://a.example:${port}/3`, limit))).toBe('there');
    await expect(fetchOutside(`http://a.example:${port}/4`, limit)).rejects.toMatchObject({
      reason: 'failed',
    });
  });

  it('stops at the limit, with and without a content-length', async () => {
    const port = await serveHere((request, answer) => {
      if (request.url === '/with-length') answer.setHeader('content-length', 5000);
      answer.write('x'.repeat(2500));
      answer.end('x'.repeat(2500));
    });
    const fetchOutside = createFetchOutside(fakeNetwork(port));
    for (const path of ['with-length', 'without-length']) {
      await expect(fetchOutside(`http://a.example:${port}/${path}`, limit)).rejects.toMatchObject({
        reason: 'too_large',
      });
    }
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['never ends', (_request, answer) => answer.write('x')],
    ['drips', (_request, answer) => void setInterval(() => answer.write('x'), 100).unref()],
    ['breaks off', (_request, answer) => answer.write('x', () => answer.destroy())],
    ['is not there', (_request, answer) => answer.writeHead(404).end()],
    ['sends nothing', (_request, answer) => answer.writeHead(204).end()],
    [
      'sends compressed',
      (_request, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    ],
  ])('fails in time with a server that %s', async (_name, listener) => {
    const port = await serveHere(listener);
    const network = fakeNetwork(port, { timeoutMilliseconds: 500 });
    await expect(
      createFetchOutside(network)(`http://a.example:${port}/`, { maxBytes: 1_000_000 }),
    ).rejects.toMatchObject({ reason: 'failed' });
  });
});
