import { setTimeout } from 'node:timers/promises';
import { defineEndpoint } from '@pomona/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serveDocs } from '../apps/api/src/platform/http/docs/api-reference.ts';
import { serve } from '../apps/api/src/platform/http/serve.ts';
import { createTestServer } from '../apps/api/test/http.ts';
import { attack, type Outcome } from './attack.ts';
import { operationsOf } from './calls/openapi.ts';
import { replyChecks } from './explore.ts';
import { createPerform } from './perform.ts';
import { faultsOf, tableOf } from './report.ts';
import { createSender } from './sending/send-call.ts';
import { targetsOf } from './targets.ts';

const canary = 'canary0123456789';

const saveNote = defineEndpoint({
  name: 'saveNote',
  feature: 'notes',
  summary: 'For this test',
  method: 'PUT',
  path: '/api/notes/:id',
  access: 'public',
  params: z.object({ id: z.string().check(z.maxLength(128)) }),
  body: z.strictObject({
    title: z.string().check(z.maxLength(200)),
    stars: z.number().check(z.int(), z.gte(0), z.lte(1000)),
  }),
  replies: { 200: z.object({ title: z.string() }) },
  errors: [],
});

type Note = { title: string; stars: number };
type Handle = (note: Note, context: { id: string }) => unknown;

let app: FastifyInstance;
afterEach(() => app.close());

/** What an attack finds in a server whose one call is answered so. */
async function attackOn(
  handle: Handle,
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<Outcome[]> {
  app = await createTestServer({ checksReplies: false });
  prepare(app);
  serve(app, saveNote, async ({ params, body, reply }) => {
    reply.send(await handle(body, params));
    return { title: '' };
  });
  serveDocs(app);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const document: unknown = (await app.inject('/api/docs/openapi.json')).json();
  const operations = operationsOf(document);
  const sender = createSender(address);
  const site = { operations, known: { notes: ['first'] }, files: [], hasPages: false };
  const outcomes = await attack({
    targets: targetsOf(site),
    calls: 600,
    seed: 7,
    workers: 1,
    perform: createPerform({
      address,
      sender,
      judge: {
        maxMilliseconds: 300,
        secrets: { canaries: [canary], emails: [], knownIds: [] },
        replies: replyChecks(operations),
      },
      tokenOf: () => null,
      renew: async () => {},
    }),
  });
  sender.close();
  return outcomes;
}

const messagesOf = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ faults }) => faults.map(({ message }) => message));

describe('danger 14: an attack', () => {
  it('finds nothing where nothing is planted, and gets past every check of the input', async () => {
    const outcomes = await attackOn(({ title }) => ({ title }));
    expect(faultsOf(outcomes)).toBe('');
    const statuses = outcomes.flatMap((outcome) => [...outcome.statuses.keys()]);
    expect(statuses).toEqual(expect.arrayContaining([200, 400, 404, 415, 422]));
    expect(tableOf(outcomes)).toMatch(/^saveNote +\d+/m);
  });

  it('finds a 5xx, makes its example small and says how to see it again', async () => {
    const outcomes = await attackOn(({ title, stars }) => {
      if (stars > 99) throw new Error('planted');
      return { title };
    });
    const [fault] = outcomes.find(({ name }) => name === 'saveNote')?.faults ?? [];
    expect(fault?.message).toBe('500');
    const [call] = fault?.steps ?? [];
    expect(call).toMatchObject({ kind: 'call', method: 'PUT', body: { kind: 'text' } });
    expect(JSON.stringify(call)).toMatch(/\{\\"title\\":\\"[^"]{0,20}\\",\\"stars\\":100\}/);
    expect(faultsOf(outcomes)).toContain("npm run attack -- --seed 7 --only 'saveNote'");
  });

  it.each<[string, string, Handle]>([
    ['what is private', 'leak: private data', () => ({ title: `it is ${canary}` })],
    ['a statement', 'leak: relation "', () => ({ title: 'relation "users" is away' })],
    ['a trace', 'leak: at', () => ({ title: '\n    at read (file:///x/y.js:10:5)' })],
    ['rights', 'leak: rights of an administrator', () => ({ title: '', is_admin: true })],
    ['another shape', 'shape: ', () => ({ name: 'x' })],
  ])('finds %s in an answer', async (_what, message, handle) => {
    const messages = messagesOf(await attackOn(handle));
    expect(messages.some((each) => each.startsWith(message))).toBe(true);
  });

  it('finds answers that stay too slow, and counts those that are slow only at first', async () => {
    let left = 4;
    const outcomes = await attackOn(async ({ title }) => {
      left -= 1;
      if (left >= 0) await setTimeout(400);
      return { title };
    });
    expect(messagesOf(outcomes)).toEqual([expect.stringMatching(/^slow: \d+ ms$/)]);
    expect(outcomes.reduce((sum, outcome) => sum + outcome.slowOnce, 0)).toBe(1);
  });

  it('finds connections that end without an answer', async () => {
    const outcomes = await attackOn(
      ({ title }) => ({ title }),
      (server) => {
        server.addHook('onRequest', async (request) => {
          if (request.url.includes('__proto__')) request.raw.destroy();
        });
      },
    );
    expect(messagesOf(outcomes)).toContain('no answer: socket hang up');
  });

  it('finds missing headers and redirections to elsewhere', async () => {
    const outcomes = await attackOn(
      ({ title }) => ({ title }),
      (server) => {
        server.addHook('onSend', async (request, reply) => {
          if (request.url.includes('__proto__')) reply.removeHeader('x-content-type-options');
          if (request.url.startsWith('//')) reply.code(308).header('location', request.url);
        });
      },
    );
    const messages = messagesOf(outcomes);
    expect(messages).toContain('header: no nosniff');
    expect(messages.some((message) => message.startsWith('header: location //'))).toBe(true);
  });

  it('finds faults that only a call after another one shows', async () => {
    const seen = new Set<string>();
    const outcomes = await attackOn(({ title }, { id }) => {
      if (seen.has(id)) throw new Error('planted');
      seen.add(id);
      return { title, id };
    });
    const found = outcomes.find(({ name }) => name === 'sequence: notes');
    expect(found?.faults.map(({ message }) => message)).toContain('500');
  });
});
