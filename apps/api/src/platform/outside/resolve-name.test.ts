import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createNameResolver } from './resolve-name.ts';

const servers: Socket[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server for names on this machine; gives its address. */
async function serveNames(answer: (question: Buffer) => Buffer | null): Promise<string> {
  const server = createSocket('udp4');
  servers.push(server);
  server.on('message', (question, { port, address }) => {
    const reply = answer(question);
    if (reply !== null) server.send(reply, port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  return `127.0.0.1:${server.address().port}`;
}

/** One address of the type in the question, where it is `type`; else none (RFC 1035, 4.1). */
const addressFor =
  (type: number, address: number[]) =>
  (question: Buffer): Buffer => {
    const isRequested = question.readUInt16BE(question.indexOf(0, 12) + 1) === type;
    const end = question.indexOf(0, 12) + 5;
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(isRequested ? 1 : 0, 6);
    header.writeUInt16BE(0, 10);
    const record = [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length, ...address];
    return Buffer.concat([
      header,
      question.subarray(12, end),
      Buffer.from(isRequested ? record : []),
    ]);
  };

describe('names', () => {
  const quick = { timeoutMilliseconds: 200, tries: 2 };

  it('have the addresses of both kinds', async () => {
    const four = await serveNames(addressFor(1, [93, 184, 216, 34]));
    expect(await createNameResolver({ ...quick, servers: [four] })('a.example')).toEqual([
      '93.184.216.34',
    ]);
    const six = await serveNames(addressFor(28, [0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), 1]));
    expect(await createNameResolver({ ...quick, servers: [six] })('a.example')).toEqual([
      '2001:db8::1',
    ]);
  });

  it('danger 7: of a server that never answers end in time, and slow no other', async () => {
    const silent = await serveNames(() => null);
    const resolve = createNameResolver({ ...quick, servers: [silent] });
    const started = performance.now();
    const found = Promise.all(Array.from({ length: 40 }, (_, n) => resolve(`${n}.example`)));
    await lookup('localhost');
    expect(performance.now() - started).toBeLessThan(500);
    expect((await found).flat()).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
