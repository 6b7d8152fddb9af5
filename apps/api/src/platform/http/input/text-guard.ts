import type { FieldProblem } from '@pomona/contract/errors';
import { isPostgresText } from '@pomona/contract/text';

/** Of a JSON body; the contract needs five. */
export const maxDepth = 32;

/** Keys and list items in one body. */
export const maxValues = 20_000;

interface Walk {
  root: string;
  values: number;
}

/** The first value that PostgreSQL would refuse, in bounded time. */
export function findUnstorable(input: unknown, root: string): FieldProblem | null {
  return visit(input, { path: root, depth: 0 }, { root, values: 0 });
}

function visit(
  value: unknown,
  { path, depth }: { path: string; depth: number },
  walk: Walk,
): FieldProblem | null {
  walk.values += 1;
  if (walk.values > maxValues) return { path: walk.root, message: 'Too many values' };
  if (typeof value === 'string') return problemOfText(value, path);
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= maxDepth) return { path: walk.root, message: 'Nested too deeply' };
  for (const [key, inner] of Object.entries(value)) {
    if (!isPostgresText(key)) return { path, message: 'Has a key that cannot be stored' };
    const position = { path: `${path}.${key}`.slice(0, 200), depth: depth + 1 };
    const problem = visit(inner, position, walk);
    if (problem) return problem;
  }
  return null;
}

const problemOfText = (text: string, path: string): FieldProblem | null =>
  isPostgresText(text) ? null : { path, message: 'Contains characters that cannot be stored' };

/** Before parsing: deep nesting overflows the stack of what walks the value. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const unit = json.charCodeAt(index);
    // A picture is a string of millions of characters.
    if (unit === 0x22) index = endOfString(json, index);
    else if (unit === 0x5b || unit === 0x7b) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (unit === 0x5d || unit === 0x7d) depth -= 1;
  }
  return false;
}

function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let first = at;
  while (json.charCodeAt(first - 1) === 0x5c) first -= 1;
  return (at - first) % 2 === 1;
}
