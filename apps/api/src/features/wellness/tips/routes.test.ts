import type { SessionReply } from '@pomona/contract/accounts';
import { languages } from '@pomona/contract/languages';
import type { WellnessTip } from '@pomona/contract/wellness/tips';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { tipTexts } from './texts.ts';

const email = 'two-devices@pomona.test';

let test: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  test = await buildTestApp();
  // A Sunday evening in New York, Monday in Berlin.
  test.clock.advance(Date.parse('2028-01-10T01:30:00Z') - test.clock.now());
  ada = await test.signIn({ email });
});
afterAll(() => test.close());

const read = (headers: Record<string, string> = {}, who: SignedIn = ada) =>
  test.inject({ url: '/api/wellness/tips', headers: { ...who.headers, ...headers } });
const tipsOf = async (headers: Record<string, string> = {}, who: SignedIn = ada) =>
  (await read(headers, who)).json<{ tips: WellnessTip[] }>().tips;
const idsOf = async (timeZone: string, who: SignedIn = ada) =>
  (await tipsOf({ 'time-zone': timeZone }, who)).map(({ id }) => id);

describe('GET /api/wellness/tips', () => {
  it('WELL-11 ROLE-02 is for members', async () => {
    expect((await test.inject('/api/wellness/tips')).statusCode).toBe(401);
    const reply = await read();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('WELL-08 gives title, content, category, reading time and source', async () => {
    for (const tip of await tipsOf())
      expect(tip).toEqual({
        id: expect.stringMatching(/^[a-z0-9-]+$/),
        title: expect.any(String),
        content: expect.any(String),
        category: expect.any(String),
        read_time: 1,
        source: { title: expect.any(String), url: expect.stringMatching(/^https:\/\//) },
      });
  });

  it('WELL-08 I18N-01 is the same selection in each language', async () => {
    const ids = await idsOf('UTC');
    for (const language of languages) {
      const tips = await tipsOf({ 'accept-language': language });
      expect(tips.map(({ id }) => id)).toEqual(ids);
      const texts = new Map(Object.entries(tipTexts[language]));
      for (const { id, title, content } of tips) expect({ title, content }).toEqual(texts.get(id));
    }
  });

  it('WELL-08 WELL-13 stays for the day of the member, on every device', async () => {
    const phone = await idsOf('Europe/Berlin');
    const login = await test.inject({
      ...{ method: 'POST', url: '/api/users/login' },
      payload: { email, password: 'a long enough password' },
    });
    const { access_token: token } = login.json<SessionReply>();
    const computer = { ...ada, token, headers: { authorization: `Bearer ${token}` } };
    expect(await idsOf('Europe/Berlin', computer)).toEqual(phone);
    expect(await idsOf('America/New_York')).not.toEqual(phone);
  });

  it('WELL-08 follows preferences and goals', async () => {
    const eve = await test.signIn();
    const before = await idsOf('UTC', eve);
    await test.inject({
      method: 'PUT',
      url: '/api/users/me',
      headers: eve.headers,
      payload: { preferences: { dietary_preferences: ['PCOS'], health_goals: ['Sleep better'] } },
    });
    expect(await idsOf('UTC', eve)).not.toEqual(before);
  });
});
