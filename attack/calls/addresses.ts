import * as fc from 'fast-check';
import type { Json, JsonSchema } from './json-schema.ts';
import { idsFor, type KnownIds } from './known-ids.ts';
import { nastyKey, nastyText } from './nasty-values.ts';
import { valuesOf } from './schema-values.ts';

/** Encoded as a browser would; half a character cannot be encoded. */
const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text).slice(0, 3000) : '%ed%a0%80';

const oddSegments = [
  ...['%', '%zz', '%00', '.', '..', '%2e', '%2e%2e', '%2f', '%5c', '%c0%ae', '%ff', ';a=b', '~'],
  ...['x'.repeat(129), 'x'.repeat(257), 'x'.repeat(4000), '%61'.repeat(128), '%F0%9F%8D%8E', ' '],
].map((text) => text.replace(' ', '%20'));

const oddSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddSegments),
  nastyText.map((text) => encoded(text) || '%20'),
);

function segmentFor(ids: readonly string[]): fc.Arbitrary<string> {
  const id = ids.length > 0 ? fc.constantFrom(...ids) : fc.constant('x');
  return fc.oneof(
    { arbitrary: id, weight: 7 },
    { arbitrary: oddSegment, weight: 2 },
    { arbitrary: id.map((known) => `${known.toUpperCase()}`), weight: 1 },
    { arbitrary: fc.tuple(id, oddSegment).map(([known, odd]) => `${known}${odd}`), weight: 1 },
  );
}

/** A path whose parameters are ids, or nearly. */
export function pathOf(path: string, known: KnownIds, latestId?: string): fc.Arbitrary<string> {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc
    .tuple(
      ...parameters.map((name) =>
        latestId === undefined
          ? segmentFor(idsFor(known, path, name))
          : fc.oneof(
              { arbitrary: fc.constant(latestId), weight: 5 },
              { arbitrary: segmentFor(idsFor(known, path, name)), weight: 1 },
            ),
      ),
    )
    .map((segments) =>
      parameters.reduce((sum, name, at) => sum.replace(`{${name}}`, segments[at] ?? 'x'), path),
    );
}

/** What routers, proxies and file servers have fallen for. */
const tricks: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `/${path}`.replace(/^\/\//, '//evil.example/'),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}/.`,
  (path) => `${path}/..`,
  (path) => `${path}/%2e%2e/%2e%2e/etc/passwd`,
  (path) => `${path}%00`,
  (path) => `${path};jsessionid=1`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%2f').replace(/^%2f/, '/'),
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `http://evil.example${path}`,
  (path) => `${path}#x?y`,
  (path) => `${path}?${'a=1&'.repeat(1500)}`,
  (path) => `${path}.json`,
  () => '*',
];

export function tricked(path: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const trick = fc.constantFrom(...tricks);
  return fc.oneof(
    { arbitrary: path, weight: 8 },
    { arbitrary: fc.tuple(path, trick).map(([plain, change]) => change(plain)), weight: 1 },
  );
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
const pairOf = ([key, value]: readonly [string, Json]) =>
  `${encoded(key)}=${encoded(textOf(value))}`;

const oddPair: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(nastyKey, nastyText).map(pairOf),
  fc.constantFrom('=', '&&', '%', '%=%', 'a[b][c]=d', 'a[]=1&a[]=2', 'a', '%00=%00', '?', '+'),
);

/** A cursor, mostly with a letter that is not its own. */
const cursorPair = (cursors: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...cursors, 'e30'),
      fc.nat({ max: 60 }),
      fc.constantFrom('', 'A', '_', 'z9'),
    )
    .map(([cursor, at, letter]) => `cursor=${cursor.slice(0, at)}${letter}${cursor.slice(at + 1)}`);

/** Half of all fields at once would always contradict each other. */
function fewFieldsOf(schema: JsonSchema, known: KnownIds): fc.Arbitrary<Json> {
  const { properties = {}, required = [] } = schema;
  const others = Object.keys(properties).filter((name) => !required.includes(name));
  return fc.subarray(others, { maxLength: Math.min(others.length, 3) }).chain((names) => {
    const all = [...required, ...names];
    const fields = Object.entries(properties).filter(([name]) => all.includes(name));
    return valuesOf({ ...schema, properties: Object.fromEntries(fields), required: all }, known);
  });
}

/** Queries as the schema has them, then with odd, repeated and replaced values. */
export function queryOf(schema: JsonSchema | null, known: KnownIds = {}): fc.Arbitrary<string> {
  const names = Object.keys(schema?.properties ?? {});
  const fields = schema === null ? fc.constant<Json>({}) : fewFieldsOf(schema, known);
  const name = names.length > 0 ? fc.constantFrom(...names) : nastyKey;
  const change = fc.oneof(
    fc.tuple(name, nastyText).map(pairOf),
    oddPair,
    cursorPair(known.cursors ?? []),
  );
  return fc
    .tuple(fields, fc.oneof(fc.constant([]), fc.array(change, { maxLength: 3 })), fc.boolean())
    .map(([value, changes, isFirst]) => {
      const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {});
      const usual = pairs.map(([key, inner]) => pairOf([key, inner]));
      const all = isFirst ? [...changes, ...usual] : [...usual, ...changes];
      return all.length > 0 ? `?${all.join('&')}` : '';
    });
}
