import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { internalHeaders } from './internal-requests.ts';
import { createVisits, noteVisits } from './visits.ts';

it('somebody is there for twenty seconds after a call, but for those of programs that watch and its own', async () => {
  let now = 0;
  const visits = createVisits(() => now);
  const app = Fastify();
  noteVisits(app, visits);
  app.get(
    '/watched',
    { config: { access: 'public', limit: 'none', answersUnderPressure: true } },
    () => '',
  );
  app.get('/read', { config: { access: 'public', limit: 'none' } }, () => '');
  await app.inject('/watched');
  await app.inject({ url: '/read', headers: internalHeaders });
  expect(visits.isSomebodyThere()).toBe(false);
  await app.inject('/read');
  expect(visits.isSomebodyThere()).toBe(true);
  now = 19_999;
  expect(visits.isSomebodyThere()).toBe(true);
  now = 20_000;
  expect(visits.isSomebodyThere()).toBe(false);
  await app.close();
});
