/** What a client offers as subprotocols: the versioned protocol, and credentials such as `bearer.…`. */
export interface Offer {
  protocol: string | null;
  /** By kind; of two the first. */
  credentials: ReadonlyMap<string, string>;
}

const maxHeaderLength = 1024;

export function readOffer(header: string | undefined): Offer {
  const names = (header ?? '')
    .slice(0, maxHeaderLength)
    .split(',')
    .map((name) => name.trim());
  const credentials = new Map<string, string>();
  for (const name of names) {
    const [, kind, value] = /^(bearer|share)\.([\w-]+)$/.exec(name) ?? [];
    if (kind && value && !credentials.has(kind)) credentials.set(kind, value);
  }
  return { protocol: names.find(isProtocol) ?? null, credentials };
}

export const isProtocol = (name: string) => /^pomona\.[a-z]+\.v\d+$/.test(name);
