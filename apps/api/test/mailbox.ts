import { expect } from 'vitest';
import type { Mail, Mailer } from '#platform/mail/mail.ts';
import { plainBody } from '#platform/mail/mail-body.ts';
import { buildTestApp, type TestApp } from './app.ts';

export interface TestMailbox {
  test: TestApp;
  /** Everything sent so far. */
  mails: Mail[];
  /** What came to an address, once there are `count` of them. */
  mailsTo(email: string, count?: number): Promise<Mail[]>;
  /** Throws what is given here instead of sending, so often. */
  refuse(times: number): void;
}

/** The whole app with its background work, and whatever it mails. */
export async function buildTestMailbox(
  options: Parameters<typeof buildTestApp>[0] = {},
): Promise<TestMailbox> {
  const mails: Mail[] = [];
  let refusals = 0;
  const mailer: Mailer = {
    reachesPeople: true,
    async send(mail) {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('no mails today');
      }
      mails.push(mail);
    },
    async close() {},
  };
  const config = { publicUrl: 'https://pomona.example', ...options.config };
  const test = await buildTestApp({ mailer, ...options, config });
  await test.work();
  return {
    test,
    mails,
    refuse(times) {
      refusals = times;
    },
    async mailsTo(email, count = 1) {
      const found = () => mails.filter(({ to }) => to === email);
      await expect.poll(() => found().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
      return found();
    },
  };
}

/** The secret of the link in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  const link = mail?.parts.find((part) => typeof part !== 'string');
  return typeof link === 'object' ? link.url.slice(link.url.indexOf('#') + 1) : '';
}

export const wordsOf = (mail: Mail | undefined): string =>
  mail === undefined ? '' : `${mail.subject}\n${plainBody(mail)}`;
