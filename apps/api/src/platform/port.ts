import { once } from 'node:events';
import { createServer } from 'node:net';

/** Before the slow parts of the start. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
