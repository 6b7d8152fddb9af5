import { createTransport, type NodemailerError } from 'nodemailer';
import type { Mail, Mailer } from './mail.ts';
import { htmlBody, plainBody } from './mail-body.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp:` for a connection that is secured once it stands. */
  url: string;
  /** `Pomona <pomona@example.org>`. */
  from: string;
  /** For one mail, everything included. */
  sendMilliseconds?: number;
}

const connectMilliseconds = 10_000;
const closeMilliseconds = 1500;

/** Certificates are checked, and nothing is sent in the clear except to this machine. */
export function createSmtpMailer({ url, from, sendMilliseconds = 60_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    ...connectionOf(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    dnsTimeout: connectMilliseconds,
    socketTimeout: sendMilliseconds,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  const pending = new Set<Promise<unknown>>();
  return {
    reachesPeople: true,
    async send(mail) {
      const signal = AbortSignal.any([AbortSignal.timeout(sendMilliseconds), closing.signal]);
      const sending = transport
        .sendMail({ ...messageOf(mail, from), signal })
        .catch((error: unknown) => {
          throw new Error(`The mail server did not accept a mail: ${reasonOf(error)}`);
        });
      pending.add(sending);
      await sending.finally(() => pending.delete(sending));
    },
    async close() {
      const timer = setTimeout(() => closing.abort(), closeMilliseconds);
      await Promise.allSettled(pending);
      clearTimeout(timer);
      closing.abort();
      transport.close({ force: true });
    },
  };
}

function messageOf(mail: Mail, from: string) {
  if (/[\r\n]/.test(mail.to + mail.subject)) throw new Error('a line break in a header of a mail');
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: plainBody(mail),
    html: htmlBody(mail),
    messageId: `<${mail.id}@${domain}>`,
    // No out-of-office notes in reply (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Answers of a server repeat addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as NodemailerError;
  const reason = responseCode === undefined ? error.message : `answer ${responseCode}`;
  return [code, reason].filter(Boolean).join(', ');
}

function connectionOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/.test(host);
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: isLocal,
    ...(username !== '' && { auth }),
  };
}
