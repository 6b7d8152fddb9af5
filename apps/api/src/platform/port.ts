import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws at once where nobody can listen, so that nobody waits for a start that ends in vain. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
