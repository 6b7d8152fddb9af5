// @vitest-environment happy-dom
import type { User } from '@pomona/contract/accounts';
import { storageKeys } from '@pomona/contract/constants';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#platform/api/failures.ts';
import { makeUser } from '#test/samples.ts';
import { createSession, type EndReason, type Session } from './session.ts';

type Reader = () => Promise<ReturnType<typeof makeUser>>;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

function open(
  readUser: Reader,
  revoke: () => Promise<unknown> = async () => undefined,
  lastUser: () => Promise<User | undefined> = async () => undefined,
) {
  const ended: EndReason[] = [];
  const waits: number[] = [];
  const session: Session = createSession({
    readUser,
    revoke,
    onEnded: (reason) => ended.push(reason),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    lastUser,
  });
  return { session, ended, waits, start: () => stops.push(session.start()) };
}

const remembered = () => localStorage.getItem(storageKeys.token);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const otherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem(storageKeys.token);
  else localStorage.setItem(storageKeys.token, token);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: token }));
};

describe('a session', () => {
  it('AUTH-01 is anonymous at once without a stored token', () => {
    const { session, start } = open(async () => makeUser());
    expect(session.state()).toEqual({ status: 'checking', token: 'unknown' });
    start();
    expect(session.state()).toEqual({ status: 'anonymous' });
  });

  it('AUTH-01 checks a stored token and then knows the member', async () => {
    localStorage.setItem(storageKeys.token, 'old');
    const { session, start } = open(async () => makeUser());
    start();
    expect(session.state()).toEqual({ status: 'checking', token: 'stored' });
    expect(document.documentElement.dataset.session).toBe('stored');
    await settled();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { name: 'Ada Quince' } });
  });

  it.each([401, 403, 404])('AUTH-01 removes a token refused with %i, silently', async (status) => {
    localStorage.setItem(storageKeys.token, 'old');
    const { session, start, ended } = open(async () => Promise.reject(new ApiError({ status })));
    start();
    await settled();
    expect(session.state()).toEqual({ status: 'anonymous' });
    expect(remembered()).toBeNull();
    expect(document.documentElement.dataset.session).toBeUndefined();
    expect(ended).toEqual([]);
  });

  it.each([
    ['an unreachable server', new NetworkError('gone')],
    ['a server in trouble', new ApiError({ status: 503 })],
  ])('AUTH-01 keeps the token through %s and tries again', async (_, failure) => {
    localStorage.setItem(storageKeys.token, 'old');
    let calls = 0;
    const { session, start, waits } = open(async () => {
      calls += 1;
      if (calls <= 3) throw failure;
      return makeUser();
    });
    start();
    await settled();
    expect(session.state().status).toBe('signed-in');
    expect(remembered()).toBe('old');
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('AUTH-01 shows who was signed in while the server is unreachable, and asks when it is back', async () => {
    localStorage.setItem(storageKeys.token, 'old');
    const fresh = { ...makeUser(), name: 'Ada Q.' };
    let isBack = false;
    const { session, start, waits } = open(
      async () => {
        if (waits.length > 1) isBack = true;
        if (!isBack) throw new NetworkError('gone');
        return fresh;
      },
      undefined,
      async () => makeUser(),
    );
    const names: string[] = [];
    session.subscribe(() => {
      const state = session.state();
      if (state.status === 'signed-in') names.push(state.user.name);
    });
    start();
    await settled();
    expect(names).toEqual(['Ada Quince', 'Ada Q.']);
  });

  it('AUTH-01 says so when the token turns out to be refused once the server is back', async () => {
    localStorage.setItem(storageKeys.token, 'old');
    const { session, start, ended, waits } = open(
      async () => {
        throw waits.length === 0 ? new NetworkError('gone') : new ApiError({ status: 401 });
      },
      undefined,
      async () => makeUser(),
    );
    start();
    await settled();
    expect(session.state()).toEqual({ status: 'anonymous' });
    expect(remembered()).toBeNull();
    expect(ended).toEqual(['rejected']);
  });

  it('AUTH-01 stays with the check where nobody is remembered', async () => {
    localStorage.setItem(storageKeys.token, 'old');
    const { session, start, waits } = open(async () => {
      if (waits.length > 0) await new Promise(() => {});
      throw new NetworkError('gone');
    });
    start();
    await settled();
    expect(session.state()).toEqual({ status: 'checking', token: 'stored' });
  });

  it('AUTH-02 remembers who is signed in in this browser, until they leave', async () => {
    const { session, start } = open(async () => makeUser());
    start();
    session.accept({ access_token: 'new', user: makeUser() });
    expect(localStorage.getItem(storageKeys.member)).toBe(makeUser().id);
    await session.signOut();
    expect(localStorage.getItem(storageKeys.member)).toBeNull();
  });

  it('AUTH-02 stores the token of a login and forgets it on logout', async () => {
    const revoked: (string | null)[] = [];
    const { session, start } = open(
      async () => makeUser(),
      async () => revoked.push(session.token()),
    );
    start();
    session.accept({ access_token: 'fresh', user: makeUser() });
    expect(remembered()).toBe('fresh');
    expect(session.token()).toBe('fresh');
    await session.signOut();
    expect(revoked).toEqual(['fresh']);
    expect(session.state()).toEqual({ status: 'anonymous' });
    expect(remembered()).toBeNull();
  });

  it('AUTH-11 leaves without a call where the server has ended the session', () => {
    const revoked: unknown[] = [];
    const { session, start } = open(
      async () => makeUser(),
      async () => revoked.push('called'),
    );
    start();
    session.accept({ access_token: 'fresh', user: makeUser() });
    session.leave();
    expect(session.state()).toEqual({ status: 'anonymous' });
    expect([remembered(), revoked]).toEqual([null, []]);
  });

  it('AUTH-02 ends on logout even when the server cannot be told', async () => {
    const { session, start } = open(
      async () => makeUser(),
      async () => Promise.reject(new NetworkError('gone')),
    );
    start();
    session.accept({ access_token: 'fresh', user: makeUser() });
    await session.signOut();
    expect(session.state()).toEqual({ status: 'anonymous' });
  });

  it('AUTH-02 ends with a word when the token is rejected anywhere', () => {
    const { session, start, ended } = open(async () => makeUser());
    start();
    session.accept({ access_token: 'fresh', user: makeUser() });
    session.reject('of somebody else');
    expect(session.state().status).toBe('signed-in');
    session.reject('fresh');
    expect(session.state()).toEqual({ status: 'anonymous' });
    expect(ended).toEqual(['rejected']);
    expect(remembered()).toBeNull();
  });

  it('AUTH-02 follows a logout and a login in another tab', async () => {
    const { session, start, ended } = open(async () => makeUser());
    start();
    session.accept({ access_token: 'fresh', user: makeUser() });
    otherTab(null);
    expect(session.state()).toEqual({ status: 'anonymous' });
    expect(ended).toEqual(['elsewhere']);
    otherTab('newer');
    await settled();
    expect(session.state().status).toBe('signed-in');
    expect(session.token()).toBe('newer');
  });

  it('AUTH-01 lets a login during the check win', async () => {
    localStorage.setItem(storageKeys.token, 'old');
    let refuse = () => {};
    const { session, start } = open(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(new ApiError({ status: 401 }));
        }),
    );
    start();
    session.accept({ access_token: 'fresh', user: makeUser() });
    refuse();
    await settled();
    expect(session.state().status).toBe('signed-in');
    expect(remembered()).toBe('fresh');
  });
});
