import * as fc from 'fast-check';
import type { Json } from './json-schema.ts';
import { nastyKey, nastyValue } from './nasty-values.ts';

const ways = ['replace', 'remove', 'add', 'wrap', 'repeat', 'fold'] as const;

/** One change to one node of a value, counted through it. */
interface Mutation {
  way: (typeof ways)[number];
  at: number;
  key: string;
  value: Json;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  way: fc.constantFrom(...ways),
  at: fc.nat({ max: 200 }),
  key: nastyKey,
  value: nastyValue,
});

/** Values as they should be, changed in up to three ways. */
export function mutated(values: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const mutations = fc.oneof(fc.constant([]), fc.array(mutation, { maxLength: 3 }));
  return fc.tuple(values, mutations).map(([value, mutations]) => mutations.reduce(mutate, value));
}

export function mutate(root: Json, { way, at, key, value }: Mutation): Json {
  let left = at % countNodes(root);
  const visit = (node: Json): Json | undefined => {
    if (left === 0) {
      left -= 1;
      return changeNode(node, { way, key, value });
    }
    left -= 1;
    if (Array.isArray(node))
      return node.flatMap((item) => {
        const changed = visit(item);
        return changed === undefined ? [] : [changed];
      });
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).flatMap(([name, inner]) => {
      const changed = visit(inner);
      return changed === undefined ? [] : [[name, changed] as const];
    });
    return Object.fromEntries(entries);
  };
  return visit(root) ?? null;
}

function countNodes(node: Json): number {
  if (typeof node !== 'object' || node === null) return 1;
  return Object.values(node).reduce<number>((sum, inner) => sum + countNodes(inner), 1);
}

function changeNode(node: Json, { way, key, value }: Omit<Mutation, 'at'>): Json | undefined {
  switch (way) {
    case 'replace':
      return value;
    case 'remove':
      return undefined;
    case 'add':
      return withMore(node, key, value);
    case 'wrap':
      return [node];
    case 'repeat':
      return repeated(node);
    case 'fold':
      return typeof node === 'string' ? folded(node) : { [key]: node };
  }
}

function withMore(node: Json, key: string, value: Json): Json {
  if (Array.isArray(node)) return [...node, value];
  if (typeof node !== 'object' || node === null) return `${String(node)}${key}`;
  // A plain assignment to `__proto__` would set the prototype.
  return Object.fromEntries([...Object.entries(node), [key, value]]);
}

function repeated(node: Json): Json {
  if (typeof node === 'string')
    return node.repeat(Math.min(200, Math.ceil(20_000 / (node.length + 1))));
  if (Array.isArray(node))
    return Array.from({ length: 30 }, () => node)
      .flat()
      .slice(0, 2000);
  return [node, node];
}

/** Letters that are another one once their case is folded. */
const foldings: Readonly<Record<string, string>> = { i: 'İ', s: 'ſ', k: 'K', ss: 'ß', a: 'ª' };

const folded = (text: string): string =>
  text.toUpperCase().replace(/[a-z]/gi, (letter) => foldings[letter.toLowerCase()] ?? letter);
