import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { requestLanguage } from './language.ts';

async function languageFor(header: string): Promise<string> {
  const app = Fastify();
  app.get('/', (request) => requestLanguage(request));
  return (await app.inject({ url: '/', headers: { 'accept-language': header } })).body;
}

it.each([
  ['', 'en'],
  ['tlh', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-CA, en', 'fr'],
  ['en;q=0.3, es;q=0.7', 'es'],
  ['es;q=0, fr;q=0.1', 'fr'],
  ['pt-BR, es-MX;q=0.5', 'es'],
  ['*', 'en'],
  [';;q=,,', 'en'],
  [`${'x'.repeat(600)}, de`, 'en'],
])('I18N-01 reads the header "%s" as %s', async (header, language) => {
  expect(await languageFor(header)).toBe(language);
});
