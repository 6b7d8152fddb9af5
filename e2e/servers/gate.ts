import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Stands before the server that all journeys share, so that one of them can lose it while its network is there. */
export interface Gate {
  open(): Promise<void>;
  close(): Promise<void>;
  /** From now on the server has another release: another worker, and scripts of other names. */
  release(): void;
}

export function gateBefore(server: URL, port: number): Gate {
  const sockets = new Set<Socket>();
  let isReleased = false;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url: path = '/', headers } = incoming;
    if (isReleased && method === 'HEAD' && path.startsWith('/assets/main-'))
      return void outgoing.writeHead(404).end();
    const isWorker = isReleased && path === '/service-worker.js';
    const sent = isWorker ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const options = { host: server.hostname, port: server.port, method, path, headers: sent };
    const forwarded = request(options, (answer) => {
      if (isWorker) delete answer.headers['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isWorker) outgoing.write('// Another release.\n');
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  /** Live lists have a socket; they are passed on as they are. */
  function passSocket({ method, url, rawHeaders }: IncomingMessage, client: Socket): void {
    const upstream = connect(Number(server.port), server.hostname, () => {
      const lines = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
      );
      upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [upstream, client]) socket.on('error', () => socket.destroy());
    client.on('close', () => upstream.destroy());
  }

  const gate = createServer(pass);
  gate.on('upgrade', passSocket);
  gate.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    open: () => new Promise((resolve) => gate.listen(port, server.hostname, resolve)),
    close: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    release() {
      isReleased = true;
    },
  };
}
