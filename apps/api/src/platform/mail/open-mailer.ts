import type { Config } from '#platform/config.ts';
import { createLogMailer } from './log-mailer.ts';
import type { Mailer } from './mail.ts';

interface MailLog {
  info(details: object, message: string): void;
}

/** Loads what sends mail only where a mail server is configured. */
export async function openMailer(smtp: Config['smtp'], log: MailLog): Promise<Mailer> {
  if (smtp === null) return createLogMailer(log);
  return (await import('./smtp-mailer.ts')).createSmtpMailer(smtp);
}
