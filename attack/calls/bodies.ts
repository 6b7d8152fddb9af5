import * as fc from 'fast-check';
import { type Body, bodyEncodings } from './call.ts';
import type { Json, JsonSchema } from './json-schema.ts';
import type { KnownIds } from './known-ids.ts';
import { mutated } from './mutations.ts';
import { nastyKey, nastyText, nastyValue } from './nasty-values.ts';
import { valuesOf } from './schema-values.ts';

/** Changes to the text of JSON that no value has. */
const textTricks: readonly ((json: string) => string)[] = [
  (json) => json.slice(0, Math.floor(json.length / 2)),
  (json) => `\ufeff${json}`,
  (json) => `${json}${json}`,
  (json) => `${json},`,
  (json) => json.replace(/\{/, '{"title":1,"id":2,"email":3,"items":4,'),
  (json) => json.replace(/\}$/, `,${json.slice(1)}`),
  (json) => json.replace(/:"[^"]*"/, ':"\\ud800"'),
  (json) => json.replace(/:"[^"]*"/, ':"\\u0000"'),
  (json) => json.replace(/:[^,}]+/, ':1e999'),
  (json) => json.replace(/:[^,}]+/, ':NaN'),
  (json) => json.replace(/:[^,}]+/, `:${'9'.repeat(400)}`),
  (json) => json.replace(/:[^,}]+/, `:"${'ÿþ'.repeat(20)}"`),
  (json) => json.replaceAll('"', "'"),
  (json) => json.padEnd(60_000, ' '),
  () => '['.repeat(20_000),
  () => '{"a":'.repeat(20_000),
  () => `[${'1,'.repeat(25_000)}1]`,
  () => `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}`,
];

function jsonTexts(schema: JsonSchema | null, known: KnownIds): fc.Arbitrary<string> {
  const usual = schema === null ? nastyValue : valuesOf(schema, known);
  const text = mutated(usual).map((value) => JSON.stringify(value));
  return fc.oneof(
    { arbitrary: text, weight: 14 },
    { arbitrary: nastyValue.map((value) => JSON.stringify(value)), weight: 1 },
    {
      arbitrary: fc.tuple(text, fc.constantFrom(...textTricks)).map(([json, trick]) => trick(json)),
      weight: 3,
    },
    { arbitrary: nastyText, weight: 1 },
  );
}

const encoding = fc.oneof(
  { arbitrary: fc.constant('plain' as const), weight: 12 },
  { arbitrary: fc.constantFrom(...bodyEncodings), weight: 3 },
);

/** Past the usual limit, and once in a while past every limit. */
const filler: fc.Arbitrary<Body> = fc
  .oneof(
    { arbitrary: fc.constantFrom(65_537, 300_000, 1_100_000), weight: 30 },
    { arbitrary: fc.constantFrom(4_100_000, 14_600_000), weight: 1 },
  )
  .map((bytes) => ({ kind: 'filler', bytes }));

/** JSON as the schema wants it, JSON as it does not, and what is none. */
export function bodiesOf(schema: JsonSchema | null, known: KnownIds): fc.Arbitrary<Body | null> {
  const text = fc
    .tuple(jsonTexts(schema, known), encoding)
    .map(([json, sent]): Body => ({ kind: 'text', text: json, sent }));
  return fc.oneof(
    { arbitrary: text, weight: 60 },
    { arbitrary: fc.constant(null), weight: schema === null ? 150 : 3 },
    { arbitrary: filler, weight: 1 },
  );
}

/** What the schema accepts, with nothing odd about it. */
export const plainBodiesOf = (schema: JsonSchema, known: KnownIds): fc.Arbitrary<Body> =>
  valuesOf(schema, known).map((value) => ({
    kind: 'text',
    text: JSON.stringify(value),
    sent: 'plain',
  }));

/** Fields of a form as a browser posts them, then odd ones. */
export function formBodies(fields: Readonly<Record<string, Json>>): fc.Arbitrary<Body> {
  const odd = fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(fields)), nastyKey), nastyText);
  const form = fc
    .tuple(fc.subarray(Object.entries(fields)), fc.array(odd, { maxLength: 3 }))
    .map(([usual, others]) => {
      const pairs = [...usual, ...others].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      return pairs.map((pair) => pair.map(formText).join('=')).join('&');
    });
  const text = fc.oneof({ arbitrary: form, weight: 8 }, { arbitrary: nastyText, weight: 1 });
  return fc
    .tuple(text, encoding)
    .map(([posted, sent]): Body => ({ kind: 'text', text: posted, sent }));
}

const formText = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
