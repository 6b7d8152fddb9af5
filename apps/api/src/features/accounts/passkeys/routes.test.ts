import type { SessionReply } from '@pomona/contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { createAuthenticator } from '#test/authenticator.ts';

/** Of everybody that the test app signs up. */
const password = 'a long enough password';
const origin = 'https://pomona.example';
const rpId = 'pomona.example';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: origin } });
});
afterAll(() => test.close());

type Headers = Record<string, string>;
const post = (url: string, payload: object, headers: Headers = {}) =>
  test.inject({ method: 'POST', url: `/api/users/${url}`, headers, payload });
const prepare = (member: SignedIn, given = password) =>
  post('me/passkeys/options', { current_password: given }, member.headers);
const list = async (member: SignedIn) =>
  (await test.inject({ url: '/api/users/me/passkeys', headers: member.headers })).json().passkeys;

async function challengeFor(member: SignedIn): Promise<string> {
  return (await prepare(member)).json().challenge;
}
async function signInChallenge(): Promise<string> {
  return (await test.inject({ method: 'POST', url: '/api/users/login/passkey/options' })).json()
    .challenge;
}
const add = (member: SignedIn, credential: object, name = 'Phone') =>
  post('me/passkeys', { name, credential }, member.headers);
const signIn = (credential: object) => post('login/passkey', { credential });

/** Somebody with a passkey. */
async function memberWithPasskey() {
  const member = await test.signIn();
  const device = createAuthenticator(origin);
  const challenge = await challengeFor(member);
  const answer = await add(member, device.create({ challenge, rpId }));
  expect(answer.statusCode).toBe(201);
  return { member, device, passkey: answer.json() };
}

describe('a new passkey', () => {
  it('AUTH-12 is prepared for this site, after the password was given once more', async () => {
    const member = await test.signIn();
    const answer = await prepare(member);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      rp: { id: rpId, name: 'Pomona' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const refused = await prepare(member, 'not this');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrong_password']);
  });

  it('AUTH-12 is stored, named, listed, renamed and removed', async () => {
    const { member, passkey } = await memberWithPasskey();
    expect(await list(member)).toEqual([passkey]);
    const url = `/api/users/me/passkeys/${passkey.id}`;
    const renamed = await test.inject({
      method: 'PATCH',
      url,
      headers: member.headers,
      payload: { name: ' Laptop ' },
    });
    expect(renamed.json()).toEqual({ ...passkey, name: 'Laptop' });
    const remove = () => test.inject({ method: 'DELETE', url, headers: member.headers });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).json().code).toBe('passkey_not_found');
    expect(await list(member)).toEqual([]);
  });

  it('danger 2: of somebody else is not found', async () => {
    const { passkey } = await memberWithPasskey();
    const { headers } = await test.signIn();
    const url = `/api/users/me/passkeys/${passkey.id}`;
    const renamed = await test.inject({ method: 'PATCH', url, headers, payload: { name: 'x' } });
    const removed = await test.inject({ method: 'DELETE', url, headers });
    expect([renamed.statusCode, removed.statusCode]).toEqual([404, 404]);
  });

  it('AUTH-12 signs a challenge that was made for this member, once, within five minutes', async () => {
    const [member, other] = [await test.signIn(), await test.signIn()];
    const device = createAuthenticator(origin);
    const foreign = device.create({ challenge: await challengeFor(other), rpId });
    const ofSignIn = device.create({ challenge: await signInChallenge(), rpId });
    const invented = device.create({ challenge: 'invented', rpId });
    const late = device.create({ challenge: await challengeFor(member), rpId });
    test.clock.advance(5 * 60_000);
    for (const credential of [foreign, ofSignIn, invented, late])
      expect((await add(member, credential)).json().code).toBe('passkey_refused');
    const used = device.create({ challenge: await challengeFor(member), rpId });
    expect((await add(member, used)).statusCode).toBe(201);
    expect((await add(member, used)).json().code).toBe('passkey_refused');
  });

  it.each([
    ['another origin', { rpId, from: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
  ])('AUTH-12 danger 1: of %s is refused', async (_, created) => {
    const member = await test.signIn();
    const challenge = await challengeFor(member);
    const credential = createAuthenticator(origin).create({ challenge, ...created });
    const answer = await add(member, credential);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'passkey_refused']);
  });

  it('danger 14: garbage is refused and never a fault', async () => {
    const member = await test.signIn();
    const challenge = await challengeFor(member);
    const good = createAuthenticator(origin).create({ challenge, rpId });
    const texts = ['', 'AAAA', Buffer.from('{}').toString('base64url'), 'x'.repeat(7_999)];
    for (const text of texts)
      for (const key of ['clientDataJSON', 'attestationObject'] as const) {
        const response = { ...good.response, [key]: text };
        expect((await add(member, { ...good, response })).statusCode).toBe(403);
      }
  });

  it('AUTH-12 twenty a member, also when the last two come at once', async () => {
    const member = await test.signIn();
    const addOne = async () => {
      const challenge = await challengeFor(member);
      return createAuthenticator(origin).create({ challenge, rpId });
    };
    for (let n = 0; n < 19; n += 1)
      expect((await add(member, await addOne())).statusCode).toBe(201);
    const pair = [await addOne(), await addOne()];
    const answers = await Promise.all(pair.map((credential) => add(member, credential)));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 409]);
    expect((await prepare(member)).json().code).toBe('too_many_passkeys');
  });
});

describe('a sign-in with a passkey', () => {
  it('AUTH-12 opens a session without a password', async () => {
    const { member, device } = await memberWithPasskey();
    const answer = await signIn(device.assert({ challenge: await signInChallenge(), rpId }));
    expect(answer.statusCode).toBe(200);
    const { access_token, user } = answer.json<SessionReply>();
    expect(user.id).toBe(member.id);
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await test.inject({ url: '/api/users/me', headers })).statusCode).toBe(200);
    expect((await list(member))[0].last_used_at).toBe(new Date(test.clock.now()).toISOString());
  });

  it('AUTH-12 danger 1: is refused when it is repeated, from elsewhere, unverified or cloned', async () => {
    const { device } = await memberWithPasskey();
    const first = device.assert({ challenge: await signInChallenge(), rpId });
    const second = device.assert({ challenge: await signInChallenge(), rpId });
    const wrong = [
      device.assert({ challenge: await signInChallenge(), rpId, from: 'https://evil.example' }),
      device.assert({ challenge: await signInChallenge(), rpId: 'evil.example' }),
      device.assert({ challenge: await signInChallenge(), rpId, flags: 0x01 }),
      device.assert({ challenge: 'invented', rpId }),
    ];
    for (const credential of wrong) expect((await signIn(credential)).statusCode).toBe(403);
    expect((await signIn(second)).statusCode).toBe(200);
    expect((await signIn(second)).statusCode).toBe(403);
    // Counted before the one that was used: a copy of the device.
    expect((await signIn(first)).statusCode).toBe(403);
  });

  it('AUTH-12 danger 1: an unknown or removed passkey and a disabled member are refused alike', async () => {
    const unknown = createAuthenticator(origin);
    const { member, device, passkey } = await memberWithPasskey();
    const assertion = async (of = device) =>
      (await signIn(of.assert({ challenge: await signInChallenge(), rpId }))).json().code;
    expect(await assertion(unknown)).toBe('passkey_refused');
    await test.database.db.update(users).set({ isDisabled: true });
    expect(await assertion()).toBe('passkey_refused');
    await test.database.db.update(users).set({ isDisabled: false });
    await test.inject({
      method: 'DELETE',
      url: `/api/users/me/passkeys/${passkey.id}`,
      headers: member.headers,
    });
    expect(await assertion()).toBe('passkey_refused');
  });

  it('AUTH-11 AUTH-12 keeps an account that its member had deleted, until the days are over', async () => {
    const { member, device } = await memberWithPasskey();
    const deleteAccount = ({ headers }: { headers: Headers }) =>
      test.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: { password } });
    const arrive = async () => signIn(device.assert({ challenge: await signInChallenge(), rpId }));
    await deleteAccount(member);
    const back = (await arrive()).json<SessionReply>();
    expect(back.is_kept).toBe(true);
    await deleteAccount({ headers: { authorization: `Bearer ${back.access_token}` } });
    test.clock.advance(14 * 24 * 60 * 60 * 1000);
    expect((await arrive()).json().code).toBe('passkey_refused');
  });

  it('AUTH-12 is not to be had at an address without a name', async () => {
    const nameless = await buildTestApp({ config: { publicUrl: 'http://127.0.0.1:3000' } });
    const answer = await nameless.inject({
      method: 'POST',
      url: '/api/users/login/passkey/options',
    });
    await nameless.close();
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'passkeys_unavailable']);
  });
});
