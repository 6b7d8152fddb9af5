import { Resolver } from 'node:dns/promises';

/** The addresses of a name; none where it has none, or nobody answers in time. */
export type ResolveName = (name: string) => Promise<string[]>;

export interface NameResolverOptions {
  timeoutMilliseconds: number;
  tries: number;
  /** Instead of those of this machine: `127.0.0.1:53`. */
  servers?: readonly string[];
}

/** The system's own resolver has no time limit, and few slow names would take all threads that read files. */
export function createNameResolver({
  timeoutMilliseconds,
  tries,
  servers,
}: NameResolverOptions): ResolveName {
  return async (name) => {
    const resolver = new Resolver({ timeout: timeoutMilliseconds, tries });
    if (servers !== undefined) resolver.setServers(servers);
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  };
}
