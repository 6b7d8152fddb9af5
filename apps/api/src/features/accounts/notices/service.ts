import { randomUUID } from 'node:crypto';
import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { AccountLinks } from '../links/service.ts';
import { type Notice, type NoticeJob, noticeQueue } from './jobs.ts';
import { letterOf } from './letter.ts';
import { findReceiver, type Receiver } from './store.ts';

export interface Notices {
  /** Queues a mail, in `language` where the account has none; never throws: what it is about has happened. */
  notify(notice: Notice, language: Language): Promise<void>;
  /** Drops queued mails in which one of these texts stands, also those that were given up. */
  forget(texts: string[]): Promise<void>;
  /** Sends a queued mail. Throws where the mail server did not accept it. */
  deliver(job: NoticeJob): Promise<void>;
}

interface NoticesParts {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add' | 'removeMentioning'>;
  mailer: Mailer;
  links: Pick<AccountLinks, 'makeResetLink' | 'makeRestoreLink'>;
  /** Of the site, for links. */
  origin: string;
  log: { warn(details: object, message: string): void };
}

const hour = 60 * 60_000;
const day = 24 * hour;

export function createNotices(parts: NoticesParts): Notices {
  const { database, clock, jobs, mailer, links, origin, log } = parts;

  async function findLink(notice: Notice, receiver: Receiver): Promise<string> {
    if (notice.kind === 'reset-requested') return links.makeResetLink(receiver.id, 'mail');
    if (notice.kind !== 'email-left') return '';
    const { formerEmail, at } = notice;
    return links.makeRestoreLink({ userId: receiver.id, formerEmail, changedAt: new Date(at) });
  }

  return {
    async notify(notice, language) {
      const id = randomUUID();
      const lasts = notice.kind === 'reset-requested' ? hour : day;
      const until = new Date(clock() + lasts).toISOString();
      await jobs
        .add(noticeQueue, [{ id, payload: { id, notice, language, until }, priority: 1 }])
        .catch((err: unknown) =>
          log.warn({ err, notice: notice.kind }, 'a mail could not be queued'),
        );
    },

    async forget(texts) {
      for (const text of texts) await jobs.removeMentioning(noticeQueue, text);
    },

    async deliver({ id, notice, language: fallback, until }) {
      if (clock() > Date.parse(until)) {
        log.warn({ notice: notice.kind, mail: id }, 'a mail was given up');
        return;
      }
      const receiver = await receiverOf(database, notice);
      if (receiver === null) return;
      const language = receiver.language ?? fallback;
      const link = await findLink(notice, receiver);
      const to = notice.kind === 'email-left' ? notice.formerEmail : receiver.email;
      await mailer.send({ id, to, language, ...letterOf(notice, language, origin + link) });
    },
  };
}

/** `null` where nobody is to get the mail (any more). */
async function receiverOf(database: Database, notice: Notice): Promise<Receiver | null> {
  if (notice.kind === 'deletion-done') {
    return { id: '', email: notice.email, language: null, isDisabled: false };
  }
  if (notice.kind !== 'reset-requested') return findReceiver(database, { id: notice.userId });
  const receiver = await findReceiver(database, { email: notice.email });
  return receiver?.isDisabled ? null : receiver;
}
