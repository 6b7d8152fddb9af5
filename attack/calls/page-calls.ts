import * as fc from 'fast-check';
import { pathOf, queryOf, tricked } from './addresses.ts';
import { bodiesOf, formBodies } from './bodies.ts';
import type { Body, Call, Role } from './call.ts';
import { contentType, oddHeaders } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';
import type { KnownIds } from './known-ids.ts';
import { methodOr } from './operation-calls.ts';

const text: JsonSchema = { type: 'string', maxLength: 100 };

/** The pages of the web client; a test compares them with its router. */
export const pages = [
  ...['/', '/recipes', '/recipes/import', '/recipes/new', '/recipes/{id}', '/recipes/{id}/edit'],
  '/recipes/what-i-have',
  ...['/recipes/{id}/print', '/foods', '/foods/analyse', '/foods/{key}', '/login', '/signup'],
  ...['/terms', '/privacy', '/profile', '/shopping-list', '/ai-generator', '/wellness', '/chat'],
  '/wellness/summary',
  ...['/shopping-list/shared/{token}', '/recipes/shared/{token}', '/admin'],
  ...[
    '/admin/recipes/new',
    '/admin/recipes/import',
    '/admin/recipes/{id}/edit',
    '/admin/recipes/{id}/versions',
  ],
  ...['/forgot-password', '/reset-password', '/restore-email'],
] as const;

const pageQuery: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(
    [
      ...[
        'q',
        'page',
        'diet',
        'meal',
        'cuisine',
        'avoid',
        'sort',
        'have',
        'max_minutes',
        'servings',
        'from',
      ],
      ...['units', 'language', 'category', 'url', 'day'],
    ].map((name) => [name, text]),
  ),
};

const role: fc.Arbitrary<Role> = fc.constantFrom<Role>('visitor', 'member', 'forged');

/** Bodies are sent to pages rarely, and mean nothing there. */
const pageBody: fc.Arbitrary<Body | null> = fc.oneof(
  { arbitrary: fc.constant(null), weight: 15 },
  { arbitrary: bodiesOf(null, {}), weight: 1 },
);

/** Calls of an address that is no operation: a page, a file, a picture, and what looks like one. */
export function pageCalls(path: string, known: KnownIds): fc.Arbitrary<Call> {
  return fc
    .record({
      role,
      method: methodOr('GET'),
      path: tricked(
        fc.tuple(pathOf(path, known), queryOf(pageQuery)).map(([page, query]) => page + query),
      ),
      headers: oddHeaders,
      body: pageBody,
      type: contentType,
    })
    .map(({ type, ...call }) => {
      const headers = call.body === null ? call.headers : { ...call.headers, 'content-type': type };
      return { kind: 'call', ...call, headers };
    });
}

/** The forms that browsers post themselves, with the fields that they have. */
export const forms = {
  '/login': { email: 'member@attack.test', password: 'a long enough password' },
  '/signup': {
    name: 'Ada',
    email: 'member@attack.test',
    password: 'a long enough password',
    confirmation: 'a long enough password',
    agrees: 'on',
  },
  '/forgot-password': { email: 'member@attack.test' },
} as const;

export function formCalls(path: keyof typeof forms): fc.Arbitrary<Call> {
  const type = fc.oneof(
    { arbitrary: fc.constant('application/x-www-form-urlencoded'), weight: 8 },
    { arbitrary: contentType, weight: 1 },
  );
  const site = fc.oneof(
    { arbitrary: fc.constant('same-origin'), weight: 8 },
    { arbitrary: fc.constantFrom('cross-site', '', 'same-origin, same-origin'), weight: 1 },
  );
  const query = queryOf({ type: 'object', properties: { from: text } });
  return fc
    .record({ query, type, site, headers: oddHeaders, body: formBodies(forms[path]) })
    .map(({ query, type, site, headers, body }) => ({
      kind: 'call',
      role: 'visitor',
      method: 'POST',
      path: `${path}${query}`,
      headers: { 'sec-fetch-site': site, ...headers, 'content-type': type },
      body,
    }));
}
