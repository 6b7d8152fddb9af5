/** A "Thing" of schema.org, from JSON-LD or from the attributes of a page. */
export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value.flat(2) : [value];
}

/** The values of the first property that has any; names with the prefix of a vocabulary count as well. */
export function valuesOf(thing: Thing, ...names: string[]): unknown[] {
  for (const name of names) {
    const values = listOf(
      thing[name] ?? thing[`schema:${name}`] ?? thing[`http://schema.org/${name}`],
    );
    if (values.length > 0) return values;
  }
  return [];
}

/** Its types without the address of the vocabulary, in lower case. */
export function typesOf(thing: Thing): string[] {
  return listOf(thing['@type'] ?? thing.type).flatMap((type) =>
    typeof type === 'string' ? type.replace(/^.*[/#:]/, '').toLowerCase() : [],
  );
}

export const isOfType = (thing: Thing, type: string): boolean => typesOf(thing).includes(type);

/** The text of a value: of a number, of `@value`, of a thing its text or name. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (!isThing(value)) return '';
  for (const name of ['@value', 'text', 'name', 'value', '@id']) {
    const inner = value[name];
    if (typeof inner === 'string' || typeof inner === 'number') return String(inner);
  }
  return '';
}
