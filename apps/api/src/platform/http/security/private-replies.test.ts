import { addressOf } from '@pomona/contract/endpoint';
import { expect, it } from 'vitest';
import { buildTestApp } from '#test/app.ts';

it('danger 12: no shared cache stores what a member is sent, whatever the endpoint', async () => {
  const test = await buildTestApp();
  try {
    const { headers } = await test.signIn();
    const endpoints = test.app.served.filter(
      ({ method, access }) => method === 'GET' && access !== 'public' && access !== 'admin',
    );
    expect(endpoints.length).toBeGreaterThan(10);
    for (const endpoint of endpoints) {
      const url = addressOf(endpoint, { params: { id: 'none', key: 'lentils', hash: 'none' } });
      const reply = await test.inject({ url, headers });
      expect(reply.headers['cache-control'], `${endpoint.path} ${reply.statusCode}`).toMatch(
        /no-store|no-cache/,
      );
    }
  } finally {
    await test.close();
  }
});
