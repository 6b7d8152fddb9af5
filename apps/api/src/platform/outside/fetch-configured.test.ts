import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetchConfigured } from './fetch-configured.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serveHere(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('danger 10: calls to a configured service', () => {
  it('reach it on this machine too, with what it answers', async () => {
    const origin = await serveHere((_request, answer) => answer.writeHead(429).end('slow down'));
    const response = await createFetchConfigured({ origin, maxBytes: 100 })(`${origin}/v1/chat`);
    expect([response.status, await response.text()]).toEqual([429, 'slow down']);
  });

  it('go nowhere else', async () => {
    const origin = await serveHere((_request, answer) => answer.end('mine'));
    const other = await serveHere((_request, answer) => answer.end('secret'));
    const call = createFetchConfigured({ origin, maxBytes: 100 });
    await expect(call(`${other}/v1`)).rejects.toMatchObject({ reason: 'refused' });
    await expect(call(new Request(other))).rejects.toMatchObject({ reason: 'refused' });
  });

  it('follow no redirect, which would carry the key along', async () => {
    const other = await serveHere((_request, answer) => answer.end('secret'));
    const origin = await serveHere((_request, answer) =>
      answer.writeHead(307, { location: other }).end(),
    );
    await expect(createFetchConfigured({ origin, maxBytes: 100 })(origin)).rejects.toThrow();
  });

  it('read no more than they may', async () => {
    const origin = await serveHere((_request, answer) => answer.end('x'.repeat(10_000)));
    const response = await createFetchConfigured({ origin, maxBytes: 5000 })(origin);
    await expect(response.text()).rejects.toMatchObject({ reason: 'too_large' });
  });
});
