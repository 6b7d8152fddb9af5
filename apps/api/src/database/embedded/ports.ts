import { createServer } from 'node:net';
import { EmbeddedError } from './embedded-error.ts';

/** The preferred port if it is free, else any free one. */
export async function choosePort(preferred: number): Promise<number> {
  const port = (preferred > 0 ? await tryListening(preferred) : null) ?? (await tryListening(0));
  if (port === null) throw new EmbeddedError('No port is free on 127.0.0.1 for the database.');
  return port;
}

function tryListening(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}
