import * as z from 'zod/mini';

/** Where a page ended: milliseconds and id of its last row. */
const cursor = z.string().check(z.regex(/^\d{1,13}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** The query of a page, the newest first. */
export const adminPage = {
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  after: z.optional(cursor),
};

export const nextCursor = { next_cursor: z.nullable(z.string()) };
