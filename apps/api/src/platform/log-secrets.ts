import { loggedError } from './log-errors.ts';

const secretNames = new Set([
  'password',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'email',
  'body',
]);

const hidden = '(hidden)';

const maxDepth = 6;

/** The same object where there is no secret in it. */
export function hideSecrets(entry: Record<string, unknown>, depth = 0): Record<string, unknown> {
  let copy: Record<string, unknown> | null = null;
  for (const key in entry) {
    const value = entry[key];
    const shown =
      secretNames.has(key) && value !== undefined ? hidden : withoutSecrets(value, depth);
    if (shown === value) continue;
    copy ??= { ...entry };
    copy[key] = shown;
  }
  return copy ?? entry;
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (value instanceof Error) return loggedError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return hidden;
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item, depth + 1));
  return hideSecrets(value as Record<string, unknown>, depth + 1);
}
