import type { Mail, Mailer } from './mail.ts';
import { plainBody } from './mail-body.ts';
import { maskedAddress } from './masked-address.ts';

interface MailLog {
  info(details: object, message: string): void;
}

/** For installations without a mail server: the log says what would be sent, but neither to whom nor any secret. */
export function createLogMailer(log: MailLog): Mailer {
  return {
    reachesPeople: false,
    async send({ id, to, subject, parts }) {
      const words = plainBody({ parts: parts.map(withoutSecret) }).replace(/\s+/g, ' ');
      log.info({ mail: id }, `not sent to ${maskedAddress(to)}: ${subject} | ${words.trim()}`);
    },
    async close() {},
  };
}

function withoutSecret(part: Mail['parts'][number]): Mail['parts'][number] {
  if (typeof part === 'string') return part;
  const { label, url } = part;
  return { label, url: url.includes('#') ? `${url.slice(0, url.indexOf('#'))}#(hidden)` : url };
}
