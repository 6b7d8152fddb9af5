import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { settings } from '#database/tables/system.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';

const token = 'a-token-for-the-metrics';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { metricsToken: token } });
});
afterAll(() => test.close());

describe('what this installation offers', () => {
  it('API-30 is told to anybody, with the figures of the home page (HOME-03)', async () => {
    const answer = await test.inject('/api/config');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      languages: ['en', 'es', 'fr', 'de'],
      registration_open: true,
      marketing_claims: true,
      admin_grant_open: false,
      mail_enabled: false,
      chef: { models: [] },
      figures: { recipes: 0, members: 0, reviews: 0, average_rating: null },
    });
  });

  it('HOME-03 follows the switch for claims that nothing can prove', async () => {
    await test.database.db.insert(settings).values({ key: 'marketing_claims', value: false });
    test.clock.advance(2001);
    expect((await test.inject('/api/config')).json().marketing_claims).toBe(false);
  });
});

describe('how it goes', () => {
  it.each(['/api/health', '/api/health/'])(
    'API-24 %s tells that the process lives',
    async (url) => {
      expect((await test.inject(url)).json().status).toBe('ok');
    },
  );

  it('API-24 is ready while database and bus answer', async () => {
    expect((await test.inject('/api/ready')).json()).toEqual({ status: 'ready' });
  });

  it('API-24 is not ready without its bus, and still lives', async () => {
    const gone = { isHealthy: () => false };
    const bus = {
      publish: async () => {},
      subscribe: () => () => {},
      onReconnect: () => () => {},
      close: async () => {},
      ...gone,
    };
    const lonely = await buildTestApp({ bus });
    const ready = await lonely.inject('/api/ready');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2']);
    expect((await lonely.inject('/api/health')).statusCode).toBe(200);
    await lonely.close();
  });

  it('answers 503 with Retry-After while the database is away', async () => {
    const away = await openDatabase({
      url: 'postgres://nobody:nothing@127.0.0.1:9/none',
      dataFolder: '',
      log: { info() {}, warn() {} },
    });
    const lonely = await buildTestApp({ database: away });
    for (const url of ['/api/ready', '/api/config', '/api/recipes/soup']) {
      const answer = await lonely.inject(url);
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '2']);
      expect(answer.json().code).toBe('unavailable');
    }
    expect((await lonely.inject('/api/health')).statusCode).toBe(200);
    await lonely.close();
    await away.close();
  });

  it('API-24 gives metrics to whoever has the token', async () => {
    await test.inject('/api/health');
    const metrics = (authorization: string) =>
      test.inject({ url: '/metrics', headers: { authorization } });
    const answer = await metrics(`Bearer ${token}`);
    expect(answer.body).toContain('pomona_http_request_duration_seconds_count{method="GET"');
    expect(answer.body).toMatch(/pomona_bus_healthy 1/);
    expect((await metrics('Bearer wrong')).statusCode).toBe(401);
  });

  it('has no metrics where no token is set', async () => {
    const closed = await buildTestApp();
    expect((await closed.inject('/metrics')).statusCode).toBe(404);
    await closed.close();
  });
});
