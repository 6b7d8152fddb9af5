import * as z from 'zod/mini';

/** 128 random bits as base64url: the key of a shared link. Shown once; the server stores its hash. */
export const shareToken = z.string().check(z.regex(/^[\w-]{22}$/));

/** A token of another form is no link either, and answers the same. */
export const shareTokenParams = z.object({ token: z.string().check(z.maxLength(128)) });
