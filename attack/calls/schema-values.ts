import * as fc from 'fast-check';
import type { Json, JsonSchema } from './json-schema.ts';
import type { KnownIds } from './known-ids.ts';
import { nastyAddress } from './nasty-values.ts';

/** Values that a schema accepts; what else a service checks they may fail. */
export function valuesOf(schema: JsonSchema, known: KnownIds = {}): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesOf(choice, known)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, known)));
  switch (schema.type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listsOf(schema, known);
    case 'object':
      return objectsOf(schema, known);
    default:
      return fc.string();
  }
}

function objectsOf(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownIds,
): fc.Arbitrary<Json> {
  const entries = Object.entries(properties);
  const fields = Object.fromEntries(
    entries.map(([name, inner]) => [name, fieldsOf(name, inner, known)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** A `recipe_id` is mostly one that exists. */
function fieldsOf(name: string, schema: JsonSchema, known: KnownIds): fc.Arbitrary<Json> {
  const values = valuesOf(schema, known);
  const word = /^(\w+)_id$/.exec(name)?.[1];
  const ids = known[`${word}s`] ?? [];
  return ids.length === 0
    ? values
    : fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 4 }, { arbitrary: values, weight: 1 });
}

/** Mostly short lists; now and then a full one. */
function listsOf(
  { items = {}, minItems = 0, maxItems = 20 }: JsonSchema,
  known: KnownIds,
): fc.Arbitrary<Json> {
  const value = valuesOf(items, known);
  const maxLength = Math.max(minItems, Math.min(maxItems, 4));
  const short = fc.array(value, { minLength: minItems, maxLength });
  const full = value.map((each): Json => Array.from({ length: maxItems }, () => each));
  return maxItems > 100
    ? short
    : fc.oneof({ arbitrary: short, weight: 19 }, { arbitrary: full, weight: 1 });
}

const defaultBounds = { min: -(2 ** 31), max: 2 ** 31 };

function boundsOf(schema: JsonSchema): { min: number; max: number } {
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const min = schema.minimum ?? (above === undefined ? defaultBounds.min : above + 1);
  const max = schema.maximum ?? (below === undefined ? defaultBounds.max : below - 1);
  return { min: Math.max(min, defaultBounds.min), max: Math.min(max, defaultBounds.max) };
}

function numbersOf(schema: JsonSchema): fc.Arbitrary<Json> {
  const { multipleOf: step } = schema;
  const { min, max } = boundsOf(schema);
  if (step === undefined) return fc.double({ min, max, noNaN: true });
  const steps = { min: Math.ceil(min / step), max: Math.floor(max / step) };
  return fc.integer(steps).map((count) => count * step);
}

const words = [
  ...['400 g carrots', '2 kg Tomaten', '1 ½ tazas de harina', 'sel et poivre', 'olive oil'],
  ...['Cook the carrots for 20 minutes at 180 °C.', 'soup', 'Ada', 'x', 'Crème brûlée 🍮'],
];

const moments = ['2026-11-20', '2026-11-20T12:00:00Z', '2026-11-20T13:30:00+01:00'];

/** Recipes of others, in the forms that are read. */
const documents = [
  '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["400 g carrots"],"recipeInstructions":"Cook."}</script>',
  '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b></div>',
  'Carrot soup\n\nIngredients\n400 g carrots\n1 onion\n\nInstructions\n1. Cook.\n2. Eat.',
  'Cook the @carrots{400%g} in a #pot{} for ~{20%minutes}.',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
];

function textsOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 1000 } = schema;
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.uuid().map((id) => `${id.slice(0, 8)}@attack.test`);
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
  const [first, ...others] = patterns.map((pattern) => new RegExp(pattern));
  if (first?.source === '^https?:') return nastyAddress.filter((text) => first.test(text));
  if (first !== undefined) {
    const fits = (text: string) => [first, ...others].every((each) => each.test(text));
    const matching = fc
      .stringMatching(first)
      .map((text) => text.slice(0, maxLength))
      .filter(fits);
    const usual = moments.filter(fits);
    return usual.length > 0
      ? fc.oneof({ arbitrary: fc.constantFrom(...usual), weight: 4 }, matching)
      : matching;
  }
  if (maxLength >= 100_000) return fc.constantFrom(...documents, ...words);
  const isBounded = (text: string) => text.length >= minLength && text.length <= maxLength;
  return fc
    .oneof(
      { arbitrary: fc.constantFrom(...words), weight: 8 },
      { arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) }), weight: 3 },
      { arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 3000))), weight: 1 },
      { arbitrary: maxLength > 1000 ? nastyAddress : fc.constant('x'), weight: 1 },
    )
    .map((text) =>
      isBounded(text)
        ? text
        : 'abcdefgh'.repeat(20).slice(0, Math.min(maxLength, Math.max(minLength, 8))),
    );
}
