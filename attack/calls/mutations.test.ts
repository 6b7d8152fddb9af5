import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonSchema } from './json-schema.ts';
import { mutate } from './mutations.ts';
import { valuesOf } from './schema-values.ts';

const note = { title: 'soup', tags: ['a', 'b'] };

it.each([
  [{ way: 'replace', at: 1, key: '', value: -1 } as const, { title: -1, tags: ['a', 'b'] }],
  [{ way: 'remove', at: 2, key: '', value: 0 } as const, { title: 'soup' }],
  [{ way: 'remove', at: 3, key: '', value: 0 } as const, { title: 'soup', tags: ['b'] }],
  [{ way: 'wrap', at: 4, key: '', value: 0 } as const, { title: 'soup', tags: ['a', ['b']] }],
  [{ way: 'add', at: 0, key: 'is_admin', value: true } as const, { ...note, is_admin: true }],
  [{ way: 'fold', at: 3, key: '', value: 0 } as const, { title: 'soup', tags: ['ª', 'b'] }],
  [{ way: 'replace', at: 5, key: '', value: null } as const, null],
])('%j changes one node', (mutation, changed) => {
  expect(mutate(note, mutation)).toEqual(changed);
});

it('adds keys that would set a prototype as plain ones', () => {
  const changed = mutate({}, { way: 'add', at: 0, key: '__proto__', value: { isAdmin: true } });
  expect(JSON.stringify(changed)).toBe('{"__proto__":{"isAdmin":true}}');
});

it('values fit their schema before they are changed', () => {
  const schema = jsonSchema.parse({
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      stars: { type: 'integer', minimum: 1, exclusiveMaximum: 6 },
      servings: { type: 'number', minimum: 0.25, maximum: 100, multipleOf: 0.25 },
      unit: { type: ['string', 'null'], minLength: 1, maxLength: 3 },
      day: { type: 'string', allOf: [{ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, { pattern: '^2' }] },
    },
    required: ['id', 'stars', 'servings', 'unit', 'day'],
  });
  fc.assert(
    fc.property(valuesOf(schema), (value) => {
      const { stars, servings, unit, day } = value as Record<string, never>;
      expect([1, 2, 3, 4, 5]).toContain(stars);
      expect(Number(servings) % 0.25).toBe(0);
      expect(unit === null || (String(unit).length > 0 && String(unit).length <= 3)).toBe(true);
      expect(day).toMatch(/^2\d{3}-\d{2}-\d{2}$/);
    }),
  );
});
