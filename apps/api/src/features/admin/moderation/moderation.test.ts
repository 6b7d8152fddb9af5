import type { Newcomer, ReportCounts, ReportedText } from '@pomona/contract/admin/moderation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { type ChatClient, openChat } from '#test/chat.ts';
import { makeRecipe } from '#test/recipes.ts';
import { listen } from '#test/sockets.ts';

let test: TestApp;
let admin: SignedIn;
let second: SignedIn;
let ada: ChatClient;
let eve: SignedIn;
let third: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  const host = await listen(test.app);
  admin = await test.signIn({ name: 'Root', isAdmin: true });
  second = await test.signIn({ name: 'Second', isAdmin: true });
  ada = await openChat(host, await test.signIn({ name: 'Ada' }));
  eve = await test.signIn({ name: 'Eve' });
  third = await test.signIn({ name: 'Third' });
});
afterAll(async () => {
  ada.socket.terminate();
  await test.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = ({ headers }: SignedIn, method: Method, path: string, payload?: object) =>
  test.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });

async function post(text: string): Promise<string> {
  const answer = await ada.send(text);
  if (answer.type !== 'message_accepted') throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.message_id;
}

async function review(who: SignedIn, comment: string): Promise<{ id: string; recipeId: string }> {
  const recipeId = await makeRecipe(test.database.db, { title: 'Lentil Soup' });
  const path = `/recipes/${recipeId}/reviews`;
  const reply = await call(who, 'POST', path, { rating: 1, comment });
  return { id: reply.json().id, recipeId };
}

const reportReview = (who: SignedIn, id: string, body: object = { reason: 'spam' }) =>
  call(who, 'POST', `/reviews/${id}/report`, body);
const reportMessage = (who: SignedIn, id: string) =>
  call(who, 'POST', `/chat/messages/${id}/report`, { reason: 'rude', comment: 'Ouch' });
const decide = (who: SignedIn, kind: 'message' | 'review', id: string, body: object) =>
  call(who, 'POST', `/admin/moderation/${kind}/${id}/decision`, body);

async function readTexts(query = ''): Promise<ReportedText[]> {
  const reply = await call(admin, 'GET', `/admin/moderation?limit=100${query}`);
  return reply.json<{ texts: ReportedText[] }>().texts;
}
const textOf = async (id: string, query = '') =>
  (await readTexts(query)).find((text) => text.id === id);
const readCounts = async () =>
  (await call(admin, 'GET', '/admin/moderation/counts')).json<ReportCounts>();
const auditOf = async (table: string, column: string, id: string) => {
  const { rows } = await test.database.pool.query(
    `SELECT action, reason FROM ${table} WHERE ${column} = $1 ORDER BY action`,
    [id],
  );
  return rows;
};

describe('reports of reviews', () => {
  it('REV-07 ADMIN-03 a review is reported once a person, never by its author, never by visitors', async () => {
    const { id, recipeId } = await review(eve, 'Cheap pills at my shop');
    expect((await reportReview(eve, id)).statusCode).toBe(403);
    const visitor = await test.inject({ method: 'POST', url: `/api/reviews/${id}/report` });
    expect(visitor.statusCode).toBe(401);
    expect((await reportReview(third, 'nothing')).json().code).toBe('review_not_found');
    for (let time = 0; time < 3; time += 1)
      expect((await reportReview(third, id)).statusCode).toBe(204);
    test.clock.advance(1000);
    await reportReview(ada.who, id, { reason: 'other', comment: 'An advertisement' });
    expect(await textOf(id)).toMatchObject({
      ...{ kind: 'review', text: 'Cheap pills at my shop', is_gone: false, report_count: 2 },
      ...{ author: { name: 'Eve' }, recipe: { id: recipeId, title: 'Lentil Soup', rating: 1 } },
      reports: [
        { reason: 'spam', reporter: { name: 'Third' } },
        { reason: 'other', comment: 'An advertisement' },
      ],
      decision: null,
    });
  });

  it('ADMIN-03 removing one mutes its author on request, all of it written down together', async () => {
    const { id, recipeId } = await review(eve, 'You are all fools');
    await reportReview(third, id);
    const body = { decision: 'remove', mute: 'day', note: 'Insults' };
    const decided = await decide(admin, 'review', id, body);
    expect(decided.json()).toMatchObject({
      ...{ decision: 'remove', is_gone: true, note: 'Insults', text: 'You are all fools' },
      decided_by: { name: 'Root' },
    });
    const left = await test.inject(`/api/recipes/${recipeId}/reviews`);
    expect(left.json()).toEqual([]);
    expect((await test.inject(`/api/recipes/${recipeId}`)).json().review_count).toBe(0);
    expect(await textOf(id)).toBeUndefined();
    expect(await textOf(id, '&state=decided')).toMatchObject({
      author_muted_until: expect.any(String),
    });
    expect(await auditOf('review_audit', 'review_id', id)).toEqual([
      { action: 'report_removed', reason: 'Insults' },
    ]);
    const other = await makeRecipe(test.database.db);
    const path = `/recipes/${other}/reviews`;
    const again = await call(eve, 'POST', path, { rating: 5, comment: 'Again' });
    expect(again.json().code).toBe('review_muted');
    await call(admin, 'DELETE', `/admin/chat/mutes/${eve.id}`);
    expect((await call(eve, 'POST', path, { rating: 5, comment: 'Sorry' })).statusCode).toBe(201);
  });

  it('ADMIN-03 a mute that is refused decides nothing', async () => {
    const { id } = await review(admin, 'By an administrator');
    await reportReview(third, id);
    const refused = await decide(second, 'review', id, { decision: 'remove', mute: 'hour' });
    expect(refused.statusCode).toBe(403);
    expect(await textOf(id)).toMatchObject({ is_author_admin: true, decision: null });
    expect(await auditOf('review_audit', 'review_id', id)).toEqual([]);
  });

  it('ADMIN-03 goes with a review that its author deletes; one that is removed directly is closed', async () => {
    const [own, removed] = [await review(eve, 'Mine'), await review(eve, 'Theirs')];
    for (const { id } of [own, removed]) await reportReview(third, id);
    expect((await call(eve, 'DELETE', `/reviews/${own.id}`)).statusCode).toBe(204);
    expect((await call(admin, 'DELETE', `/admin/reviews/${removed.id}`)).statusCode).toBe(204);
    for (const { id } of [own, removed]) expect(await textOf(id)).toBeUndefined();
    expect(await textOf(own.id, '&state=decided')).toBeUndefined();
    expect(await textOf(removed.id, '&state=decided')).toMatchObject({ decision: 'remove' });
    const late = await decide(admin, 'review', own.id, { decision: 'keep' });
    expect(late.json().code).toBe('report_not_found');
  });
});

describe('the queue', () => {
  it('ADMIN-03 holds messages with what was said before, and those of the filter', async () => {
    const before = await readCounts();
    await post('I cook with butter');
    const id = await post('Then you are a fool');
    const rude = await post('What a shitty day');
    await reportMessage(eve, id);
    await reportMessage(third, id);
    expect(await textOf(id, '&source=chat')).toMatchObject({
      ...{ kind: 'message', report_count: 2, recipe: null },
      context: expect.arrayContaining([
        expect.objectContaining({
          text: 'I cook with butter',
          author: { id: ada.who.id, name: 'Ada' },
        }),
      ]),
    });
    expect(await textOf(id, '&source=filter')).toBeUndefined();
    expect(await textOf(rude, '&source=filter')).toMatchObject({
      reports: [{ reason: 'language', reporter: null }],
    });
    const now = await readCounts();
    expect([now.open, now.chat, now.filter]).toEqual([
      before.open + 2,
      before.chat + 1,
      before.filter + 1,
    ]);
  });

  it('ADMIN-03 pages repeat and lose nothing', async () => {
    const all = (await readTexts()).map(({ id }) => id);
    const paged: string[] = [];
    for (let after = ''; ; ) {
      const page = (await call(admin, 'GET', `/admin/moderation?limit=2${after}`)).json();
      paged.push(...page.texts.map(({ id }: ReportedText) => id));
      if (page.next_cursor === null) break;
      after = `&after=${page.next_cursor}`;
    }
    expect(all.length).toBeGreaterThan(3);
    expect(paged).toEqual(all);
  });

  async function reportSomething(kind: 'message' | 'review', round: number): Promise<string> {
    const id = kind === 'message' ? await post(`Round ${round}`) : (await review(eve, 'Round')).id;
    await (kind === 'message' ? reportMessage(third, id) : reportReview(third, id));
    return id;
  }

  it.each(['message', 'review'] as const)(
    'ADMIN-03 of two administrators who decide a %s one wins, the other learns what was decided',
    async (kind) => {
      for (let round = 0; round < 10; round += 1) {
        const id = await reportSomething(kind, round);
        const [first, other] = await Promise.all([
          decide(admin, kind, id, { decision: 'keep' }),
          decide(second, kind, id, { decision: 'remove' }),
        ]);
        expect([first.statusCode, other.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
        const winner = first.statusCode === 200 ? 'Root' : 'Second';
        expect(await textOf(id, '&state=decided')).toMatchObject({ decided_by: { name: winner } });
        const table = kind === 'message' ? 'chat_audit' : 'review_audit';
        expect(await auditOf(table, `${kind}_id`, id)).toHaveLength(1);
      }
    },
  );

  it('ADMIN-03 the same decision again changes nothing', async () => {
    const id = await post('Twice');
    await reportMessage(eve, id);
    expect((await decide(admin, 'message', id, { decision: 'keep' })).statusCode).toBe(200);
    const again = await decide(second, 'message', id, { decision: 'keep', mute: 'hour' });
    expect(again.json()).toMatchObject({ decided_by: { name: 'Root' }, author_muted_until: null });
    const gone = await decide(admin, 'message', eve.id, { decision: 'keep' });
    expect(gone.json().code).toBe('report_not_found');
  });

  it('ADMIN-03 ROLE-03 is for administrators', async () => {
    for (const path of ['', '/counts', '/newcomers'])
      expect((await call(eve, 'GET', `/admin/moderation${path}`)).statusCode).toBe(403);
    const body = { decision: 'keep' };
    expect((await decide(eve, 'message', eve.id, body)).statusCode).toBe(403);
  });
});

it('ADMIN-03 newcomers of the last days stand with what they wrote', async () => {
  const fresh = await test.signIn({ name: 'Fresh' });
  await review(fresh, 'Nice');
  const read = async () =>
    (await call(admin, 'GET', '/admin/moderation/newcomers')).json<{ newcomers: Newcomer[] }>()
      .newcomers;
  const found = (await read()).find(({ id }) => id === fresh.id);
  expect(found).toMatchObject({ name: 'Fresh', review_count: 1, message_count: 0 });
});
