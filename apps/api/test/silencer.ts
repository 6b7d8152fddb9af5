import { createServer, connect as openSocket, type Socket } from 'node:net';

export interface Silencer {
  url: string;
  /** Connections stay open, and nothing more comes through; new ones are accepted and stay silent. */
  silence(): void;
  /** For new connections. */
  speak(): void;
  close(): Promise<void>;
}

/** A line to a database that can fall silent, as behind a firewall that has forgotten its connections. */
export async function startSilencer(databaseUrl: string): Promise<Silencer> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = openSocket(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (bytes) => isSilent || far.write(bytes));
    far.on('data', (bytes) => isSilent || near.write(bytes));
    near.on('end', () => far.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
