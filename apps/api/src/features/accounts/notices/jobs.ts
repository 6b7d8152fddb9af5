import { languages } from '@pomona/contract/languages';
import * as z from 'zod';
import type { Queue } from '#platform/jobs/queue.ts';

const userId = z.uuid();
const email = z.string();
const moment = z.iso.datetime();
const timeZone = z.string();

/** What mails announce. They carry no secret: links are made when the mail is written. */
const notice = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('new-sign-in'), userId, at: moment, timeZone },
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('password-changed'), userId }),
  z.object({ kind: z.literal('reset-requested'), email }),
  z.object({ kind: z.literal('reset-issued'), userId }),
  /** To the address that is left, with a way back. */
  z.object({ kind: z.literal('email-left'), userId, formerEmail: email, email, at: moment }),
  z.object({ kind: z.literal('email-new'), userId }),
  z.object({ kind: z.literal('deletion-requested'), userId, due: moment, timeZone }),
  z.object({ kind: z.literal('deletion-cancelled'), userId }),
  /** The account is gone: its address and language come along. */
  z.object({ kind: z.literal('deletion-done'), email }),
]);
export type Notice = z.infer<typeof notice>;

const payload = z.object({
  id: z.uuid(),
  notice,
  /** Where the account has none of its own. */
  language: z.enum(languages),
  /** Later nobody needs it any more. */
  until: moment,
});
export type NoticeJob = z.infer<typeof payload>;

/** With the delay doubling, the last attempt is about a day after the first. */
export const noticeQueue: Queue<NoticeJob> = {
  name: 'account-notice',
  retryLimit: 15,
  retryDelaySeconds: 3,
  expireInSeconds: 120,
  parse: (data) => payload.parse(data),
};
