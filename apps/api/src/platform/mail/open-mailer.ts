import type { Config } from '#platform/config.ts';
import { createLogMailer } from './log-mailer.ts';
import type { Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface MailLog {
  info(details: object, message: string): void;
}

export function openMailer(smtp: Config['smtp'], log: MailLog): Mailer {
  return smtp === null ? createLogMailer(log) : createSmtpMailer(smtp);
}
