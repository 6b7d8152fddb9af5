import { networkInterfaces } from 'node:os';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogMailer } from './log-mailer.ts';
import type { Mail, Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A mail server that keeps what it gets. */
async function openServer(options: SMTPServerOptions = {}, host = '127.0.0.1') {
  const received: { text: string; to: string[]; isSecure: boolean }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ text: Buffer.concat(chunks).toString(), to, isSecure: session.secure });
        done();
      });
    },
    ...options,
  });
  // A client that hangs up in the middle is no failure of the test.
  server.on('error', () => {});
  const listening = server.listen(0, host);
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  closers.push(close);
  return { received, port, close };
}

function mailerFor(port: number | undefined, options: object = {}): Mailer {
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Pomona <kitchen@pomona.example>',
    ...options,
  });
  closers.push(() => mailer.close());
  return mailer;
}

const secret = 'cIzNn4vXk2l_0Qe-9Rr3Tg';
const mail: Mail = {
  id: '9d1c5e43-46ab-4bfb-8d0a-6c2f4c0c7d0e',
  to: 'ada@example.org',
  language: 'de',
  subject: 'Neues Passwort für Pomona',
  parts: ['Grüße <an alle>', { label: 'Passwort wählen', url: `https://a.example/p#${secret}` }],
};

/** The words as each adapter passes them on. */
interface Adapter {
  mailer: Mailer;
  words(): string;
}

const adapters: Record<string, () => Promise<Adapter>> = {
  async smtp() {
    const { received, port } = await openServer();
    return { mailer: mailerFor(port), words: () => received.map(({ text }) => text).join() };
  },
  async log() {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    return { mailer: createLogMailer(log), words: () => lines.join() };
  },
};

describe.each(Object.entries(adapters))('the adapter %s', (_name, open) => {
  it('AUTH-11 accepts one mail after the other and many at once', async () => {
    const { mailer, words } = await open();
    await mailer.send(mail);
    await Promise.all(['b1', 'b2', 'b3', 'b4'].map((id) => mailer.send({ ...mail, id })));
    for (const id of [mail.id, 'b1', 'b2', 'b3', 'b4']) expect(words()).toContain(id);
  });

  it('AUTH-11 closes more than once', async () => {
    const { mailer } = await open();
    await mailer.send(mail);
    await mailer.close();
    await mailer.close();
  });
});

describe('mails by SMTP', () => {
  it('AUTH-11 say the same as plain text and as HTML, and what they are', async () => {
    const { received, port } = await openServer();
    await mailerFor(port).send(mail);
    const [{ text, to } = { text: '', to: [] }] = received;
    expect(to).toEqual(['ada@example.org']);
    expect(text).toMatch(/^From: Pomona <kitchen@pomona\.example>\r$/m);
    expect(text).toMatch(/^To: ada@example\.org\r$/m);
    expect(text).toMatch(new RegExp(`^Message-ID: <${mail.id}@pomona\\.example>\r$`, 'm'));
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
    const words = decoded(text);
    expect(words).toContain(`Passwort wählen:\nhttps://a.example/p#${secret}`);
    expect(words).toContain('<p>Grüße &lt;an alle&gt;</p>');
    expect(words).toContain(`href="https://a.example/p#${secret}"`);
  });

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: all@example.org' }],
    ['receiver', { to: 'ada@example.org\r\nBcc: all@example.org' }],
  ])('danger 11: no header comes in through the %s', async (_what, change) => {
    const { received, port } = await openServer();
    await expect(mailerFor(port).send({ ...mail, ...change })).rejects.toThrow('line break');
    expect(received).toEqual([]);
  });

  it('danger 11: one receiver stays one', async () => {
    const { received, port } = await openServer();
    const to = 'ada@example.org, all@example.org';
    await mailerFor(port)
      .send({ ...mail, to })
      .catch(() => {});
    expect(received.flatMap((one) => one.to)).not.toContain('all@example.org');
  });

  it('AUTH-11 fail where the server refuses, and go once it accepts', async () => {
    let isOpen = false;
    const { received, port } = await openServer({
      onRcptTo(_address, _session, done) {
        done(isOpen ? null : new Error('no ada@example.org here'));
      },
    });
    const mailer = mailerFor(port);
    await expect(mailer.send(mail)).rejects.toThrow(/^[^@]*EENVELOPE, answer 550$/);
    isOpen = true;
    await mailer.send(mail);
    expect(received).toHaveLength(1);
  });

  it('AUTH-11 fail where nobody listens, and go once somebody does', async () => {
    const { port, close } = await openServer();
    await close();
    await expect(mailerFor(port).send(mail)).rejects.toThrow();
  });

  it('AUTH-11 fail in time where the server says nothing', async () => {
    const { port } = await openServer({ onConnect() {} });
    const started = Date.now();
    await expect(mailerFor(port, { sendMilliseconds: 300 }).send(mail)).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(3000);
  });

  it('AUTH-11 do not hold up a stop', async () => {
    const { port } = await openServer({ onMailFrom() {} });
    const mailer = mailerFor(port);
    const sending = mailer.send(mail).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const started = Date.now();
    await mailer.close();
    expect(Date.now() - started).toBeLessThan(3000);
    expect(await sending).toBeInstanceOf(Error);
  });

  it('AUTH-11 go to no server whose certificate nobody vouches for', async () => {
    const { received, port } = await openServer({ secure: true });
    const mailer = mailerFor(port, { url: `smtps://127.0.0.1:${port}` });
    await expect(mailer.send(mail)).rejects.toThrow(/certificate/);
    expect(received).toEqual([]);
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
  it.skipIf(outside === undefined)('AUTH-11 go to no other machine in the clear', async () => {
    const { received, port } = await openServer({ disabledCommands: ['STARTTLS'] }, '0.0.0.0');
    const mailer = mailerFor(port, { url: `smtp://${outside}:${port}` });
    await expect(mailer.send(mail)).rejects.toThrow(/ETLS/);
    expect(received).toEqual([]);
  });

  it('AUTH-11 are sent with the password of the address', async () => {
    const seen: unknown[] = [];
    const { port } = await openServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    await mailerFor(port, { url: `smtp://ada:p%40ss@127.0.0.1:${port}` }).send(mail);
    expect(seen).toEqual([['ada', 'p@ss']]);
  });
});

it('danger 12: the log names neither the receiver nor the secret of a link', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  await createLogMailer(log).send(mail);
  expect(lines.join()).toContain('not sent to a…@example.org: Neues Passwort für Pomona');
  expect(lines.join()).toContain('https://a.example/p#(hidden)');
  expect(lines.join()).not.toMatch(new RegExp(`ada@|${secret}`));
});

/** Both bodies as they read. */
function decoded(message: string): string {
  return message
    .split(/\r\n--/)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
      if (!/quoted-printable/i.test(head)) return text;
      const bytes = text
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString();
    })
    .join('\n')
    .replaceAll('\r\n', '\n');
}
