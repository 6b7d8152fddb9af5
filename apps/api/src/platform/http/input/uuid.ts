import { regexes } from 'zod/v4/core';

/** Whether PostgreSQL takes it for a UUID; any version. */
export function isUuid(text: string): boolean {
  return regexes.guid.test(text);
}
