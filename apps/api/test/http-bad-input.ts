import type { Endpoint } from '@pomona/contract/endpoint';
import * as fc from 'fast-check';
import * as z from 'zod';

/** A request as somebody might send it who means no good, or does not know better. */
export interface BadRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload: string;
}

/** Values that have broken servers. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\ufeff',
  "' OR 1=1; --",
  '<script>alert(1)</script>',
  '=cmd|x',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  'x'.repeat(10_000),
  '👩‍👩‍👧‍👦'.repeat(200),
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '2147483648',
  '0x10',
  'true',
  'null',
  '[object Object]',
  'a\r\nset-cookie: x=y',
];
const nastyNumbers = [-1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE];

const text = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string(),
);

/** Any JSON value, shallow or deep, with keys that mean something to JavaScript. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  { depthSize: 'small', withCrossShrink: false },
  text,
  fc.constantFrom(...nastyNumbers),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'length', 'id'), text), text, {
    maxKeys: 4,
  }),
);

const properties = z.object({ properties: z.record(z.string(), z.unknown()).optional() });

/** The names of the fields that a schema has. */
function fieldsOf(schema: Endpoint['body']): string[] {
  if (schema === undefined) return [];
  const json = properties.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return Object.keys(json.properties ?? {});
}

function objectOf(fields: string[]): fc.Arbitrary<Record<string, unknown>> {
  const likely = fields.length > 0 ? fc.constantFrom(...fields) : text;
  const key = fc.oneof({ arbitrary: likely, weight: 5 }, { arbitrary: text, weight: 1 });
  return fc.dictionary(key, value, { maxKeys: 6 });
}

const nested = fc
  .tuple(fc.integer({ min: 1, max: 20_000 }), fc.constantFrom('[', '{"a":', '[{"a":'))
  .map(([depth, open]) => open.repeat(depth));

/** JSON as the schema wants it, JSON as it does not, and what is none. */
function payloadOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const fields = objectOf(fieldsOf(endpoint.body)).map((body) => JSON.stringify(body));
  return fc.oneof(
    { arbitrary: fields, weight: 6 },
    { arbitrary: value.map((body) => JSON.stringify(body)), weight: 2 },
    { arbitrary: text, weight: 1 },
    { arbitrary: nested, weight: 1 },
  );
}

/** Encoded as a browser would, or left as it is; half a character cannot be encoded. */
function inAddress(part: string): string {
  return part.isWellFormed() ? encodeURIComponent(part).slice(0, 2000) : '%ed%a0%80';
}

function addressOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const parameter = fc.oneof(text.map(inAddress), fc.constantFrom('%', '%zz', '%00', '..', '%2f'));
  const query = objectOf(fieldsOf(endpoint.query)).map((fields) =>
    Object.entries(fields)
      .map(
        ([key, given]) =>
          `${inAddress(key)}=${inAddress(typeof given === 'string' ? given : JSON.stringify(given))}`,
      )
      .join('&'),
  );
  return fc
    .tuple(fc.array(parameter, { minLength: 4, maxLength: 4 }), query)
    .map(([parts, search]) => {
      const given = [...parts];
      const path = endpoint.path.replace(/:[a-z_]+/gi, () => given.pop() || 'x');
      return search ? `${path}?${search}` : path;
    });
}

/** Node refuses line breaks and NUL in headers before anybody sees them. */
const headerText = fc
  .oneof(fc.constantFrom(...nastyTexts), fc.string({ maxLength: 300 }))
  .map((raw) => raw.replace(/[^\t\x20-\x7e]/g, '').slice(0, 4000));

const headers = fc.record(
  {
    'accept-language': headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    'x-request-id': headerText,
    'x-forwarded-for': headerText,
    cookie: headerText,
    authorization: fc.oneof(
      headerText,
      headerText.map((token) => `Bearer ${token}`),
    ),
  },
  { requiredKeys: [] },
);

const contentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 8 },
  { arbitrary: headerText, weight: 1 },
  {
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'text/plain',
      'application/x-www-form-urlencoded',
    ),
    weight: 1,
  },
);

/** Bad requests to these endpoints; `token` is sent by half of them, so that they get past the door. */
export function badRequests(
  endpoints: readonly Endpoint[],
  token: string,
): fc.Arbitrary<BadRequest> {
  return fc.constantFrom(...endpoints).chain((endpoint) =>
    fc
      .tuple(addressOf(endpoint), payloadOf(endpoint), headers, contentType, fc.boolean())
      .map(([url, payload, own, type, isSignedIn]) => ({
        method: endpoint.method,
        url,
        headers: {
          ...own,
          ...(isSignedIn ? { authorization: `Bearer ${token}` } : {}),
          ...(endpoint.method === 'GET' ? {} : { 'content-type': type }),
        },
        payload: endpoint.method === 'GET' ? '' : payload,
      })),
  );
}
