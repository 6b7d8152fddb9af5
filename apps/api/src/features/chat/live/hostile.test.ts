import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { closeCodes, socketBounds } from '@pomona/contract/realtime/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { type ChatClient, chatPath, chatProtocols, openChat } from '#test/chat.ts';
import { closeSocket, listen, openSocket, until } from '#test/sockets.ts';

let test: TestApp;
let host: string;
let witness: ChatClient;
let speaker: ChatClient;
beforeAll(async () => {
  test = await buildTestApp({ config: { metricsToken: 'metrics-token' } });
  host = await listen(test.app);
  [witness, speaker] = [
    await openChat(host, await test.signIn()),
    await openChat(host, await test.signIn()),
  ];
});
afterAll(async () => {
  witness.socket.terminate();
  speaker.socket.terminate();
  await test.close();
});

/** Everybody else talks on as if nothing had happened. */
async function expectUndisturbed(): Promise<void> {
  const text = `Still here ${randomUUID()}`;
  expect(await speaker.send(text)).toMatchObject({ type: 'message_accepted' });
  await until(() => witness.texts().includes(text));
}

/** A handshake by hand, so that any bytes can follow. */
async function openRaw(who: SignedIn): Promise<Socket> {
  const [hostname = '', port] = host.split(':');
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const headers = [
    `GET ${chatPath(who.id)} HTTP/1.1`,
    `host: ${host}`,
    ...['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'],
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    `sec-websocket-protocol: ${chatProtocols(who).join(', ')}`,
  ];
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1');
  });
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  await until(() => answer.includes('\r\n\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 101 /);
  return socket;
}

describe('a hostile client of the chat', () => {
  it('danger 5: illegal frames end its own connection, and nobody else’s', async () => {
    const who = await test.signIn();
    const frames = [
      [0x81, 0x01, 0x78],
      [0x83, 0x80, 0, 0, 0, 0],
      [0xf1, 0x80, 0, 0, 0, 0],
      [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
      [0x80, 0x80, 0, 0, 0, 0],
      [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
      [0x88, 0x81, 0, 0, 0, 0, 1],
    ];
    for (const frame of frames) {
      const socket = await openRaw(who);
      socket.write(Buffer.from(frame));
      await until(() => socket.closed || socket.readableEnded);
      socket.destroy();
    }
    await expectUndisturbed();
  });

  it('danger 5: random bytes after the handshake break nothing', async () => {
    const who = await test.signIn();
    for (let time = 0; time < 20; time += 1) {
      const socket = await openRaw(who);
      socket.write(randomBytes(1 + 50 * time));
      socket.end();
      await until(() => socket.closed);
    }
    await expectUndisturbed();
  });

  it('danger 5: 16 KiB + 1, binary frames and floods are cut', async () => {
    const open = async () => openChat(host, await test.signIn());
    const [large, binary, flood] = [await open(), await open(), await open()];
    large.socket.send('x'.repeat(socketBounds.frameBytes + 1));
    expect(await large.closed).toBe(1009);
    binary.socket.send(randomBytes(100));
    expect(await binary.closed).toBe(closeCodes.policyViolation);
    for (let index = 0; index < 300; index += 1) flood.socket.send('{"type":"typing"}');
    expect(await flood.closed).toBe(closeCodes.policyViolation);
    await expectUndisturbed();
  });

  it('danger 5: any JSON is answered by an error, or is a message, and never breaks the connection', async () => {
    const values = fc.sample(
      fc.oneof(
        fc.json(),
        fc
          .record({
            type: fc.constantFrom('chat_message', 'typing', 'new_message', '__proto__'),
            message: fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.integer()),
            reply_to: fc.oneof(fc.uuid(), fc.string(), fc.constant(null)),
            client_id: fc.oneof(fc.uuid(), fc.string(), fc.constant(undefined)),
            user_id: fc.constant(witness.who.id),
            is_typing: fc.oneof(fc.boolean(), fc.string()),
          })
          .map((value) => JSON.stringify(value)),
      ),
      { numRuns: 270, seed: 15 },
    );
    for (let start = 0; start < values.length; start += 90) {
      const client = await openChat(host, await test.signIn());
      for (const value of values.slice(start, start + 90)) client.socket.send(value);
      expect(await client.send('The last one')).toMatchObject({ type: 'message_accepted' });
      expect(client.events('error').map(({ code }) => code)).not.toContain('internal');
      await closeSocket(client);
    }
    const authors = witness.events('new_message').map(({ message }) => message.user_id);
    expect(authors).not.toContain(witness.who.id);
    await expectUndisturbed();
  });

  it('danger 5: one person has five sockets at most', async () => {
    const who = await test.signIn();
    const open = () => openSocket(host, chatPath(who.id), { protocols: chatProtocols(who) });
    const sockets = await Promise.all(Array.from({ length: socketBounds.perMember }, open));
    await expect(open()).rejects.toThrow('HTTP 429');
    for (const socket of sockets) await closeSocket(socket);
  });

  it('who stops reading is cut at a megabyte, and keeps nobody waiting', async () => {
    const [slow, talker] = [
      await openChat(host, await test.signIn()),
      await openChat(host, await test.signIn()),
    ];
    slow.socket.pause();
    const open = await countSockets();
    const request = JSON.stringify({ type: 'chat_message', message: 'ö'.repeat(2000) });
    const batch = 90;
    let accepted = 0;
    talker.socket.on('message', (data) => {
      accepted += Buffer.isBuffer(data) && data.includes('"message_accepted"') ? 1 : 0;
    });
    for (let sent = 0; sent < 6000 && (await countSockets()) === open; ) {
      test.clock.advance(11_000);
      for (let index = 0; index < batch; index += 1) talker.socket.send(request);
      sent += batch;
      await until(() => accepted === sent, 20_000);
    }
    expect(await countSockets()).toBe(open - 1);
    await closeSocket(talker);
    slow.socket.terminate();
    await expectUndisturbed();
  }, 60_000);
});

async function countSockets(): Promise<number> {
  const headers = { authorization: 'Bearer metrics-token' };
  const { body } = await test.inject({ url: '/metrics', headers });
  return Number(/^pomona_sockets (\d+)/m.exec(body)?.[1]);
}
