import { LRUCache } from 'lru-cache';
import { etagOfText } from '#platform/http/replies/conditional.ts';
import { acceptedEncoding } from '#platform/http/replies/encoding.ts';
import { type EncodedBody, quicklyEncoded } from '../../list/encodings.ts';
import type { Collection } from '../collection/service.ts';

export interface Answers {
  /** The body of a question that anybody may ask, made once for all who ask it while the recipes stay the same. */
  read(
    question: object,
    acceptEncoding: string | undefined,
    compute: () => Promise<string>,
  ): Promise<EncodedBody>;
}

const maxBytes = 8_000_000;
/** Of an entry beside its body. */
const entryBytes = 300;

/** Finished bodies by question, encoding and version of the public recipes. */
export function createAnswers(collection: Pick<Collection, 'read'>, limit = maxBytes): Answers {
  const known = new LRUCache<string, EncodedBody>({
    maxSize: limit,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + entryBytes,
  });
  const pending = new Map<string, Promise<EncodedBody>>();
  let knownOf = 0n;

  async function make(compute: () => Promise<string>, encoding: string): Promise<EncodedBody> {
    const body = await quicklyEncoded(await compute(), encoding);
    return { ...body, etag: etagOfText(body.bytes) };
  }

  return {
    async read(question, acceptEncoding, compute) {
      // Before the answer is computed: what changes in between is of the next version, and never kept as one of this.
      const { version } = await collection.read();
      if (version !== knownOf) known.clear();
      knownOf = version;
      const encoding = acceptedEncoding(acceptEncoding);
      const key = `${version} ${encoding} ${JSON.stringify(question)}`;
      const body = known.get(key) ?? pending.get(key);
      if (body !== undefined) return body;
      const making = make(compute, encoding);
      pending.set(key, making);
      try {
        const made = await making;
        if (version === knownOf) known.set(key, made);
        return made;
      } finally {
        pending.delete(key);
      }
    },
  };
}
