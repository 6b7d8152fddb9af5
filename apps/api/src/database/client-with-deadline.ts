import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Clients whose connection is destroyed when nothing came or went for this long, so that queries fail as they do when a
 * connection is lost. A query's own time-out would leave the next one waiting on the same connection.
 */
export function clientWithDeadline(maxSilentMilliseconds: number) {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const socket = new Socket();
      socket.setTimeout(maxSilentMilliseconds, () => socket.destroy());
      super({
        ...(typeof config === 'string' ? { connectionString: config } : config),
        stream: socket,
      });
    }
  };
}
