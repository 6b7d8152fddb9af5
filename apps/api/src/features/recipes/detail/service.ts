import type { Language } from '@pomona/contract/languages';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import { etagOfText } from '#platform/http/replies/conditional.ts';
import { acceptedEncoding } from '#platform/http/replies/encoding.ts';
import { type EncodedBody, encodedBody } from '../list/encodings.ts';
import type { ListBody } from '../list/service.ts';
import { presentRecipe } from '../presenter.ts';
import { findRecipe } from '../store.ts';
import { inLanguage } from '../translations/translation.ts';
import type { VersionsOfRecipes } from '../versions/service.ts';
import { isPublic } from '../visibility.ts';

/** About a thousand recipes in three encodings. */
const defaultMaxBytes = 16 * 1024 * 1024;

interface CachedRecipe {
  body: EncodedBody;
  etag: string;
}

interface BodyRequest {
  id: string;
  language: Language | undefined;
}

export interface RecipeBodies {
  /** The bytes of a public recipe, which are everybody's; `null` for any other. Without a language it is as it was written. */
  read(request: BodyRequest, acceptEncoding: string | undefined): Promise<ListBody | null>;
}

interface BodiesParts {
  database: Database;
  versions: VersionsOfRecipes;
  maxBytes?: number;
}

const bytesOf = ({ body }: CachedRecipe) =>
  body.identity.length + body.gzip.length + body.br.length;

/** Public recipes as bytes: read, serialised and compressed once per version of each. */
export function createRecipeBodies(parts: BodiesParts): RecipeBodies {
  const { database, versions, maxBytes = defaultMaxBytes } = parts;
  const cached = new LRUCache<string, CachedRecipe, BodyRequest>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    // A caller that waits for a body gets it, also when there is no room to cache it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { id, language } }) {
      const row = await findRecipe(database, id);
      if (row === null || !isPublic(row)) return undefined;
      const text = JSON.stringify(presentRecipe(inLanguage(row, language)));
      return { body: await encodedBody(text), etag: etagOfText(text) };
    },
  });
  return {
    async read(request, acceptEncoding) {
      const { id, language = '' } = request;
      // Before the row: a change in between makes the next call read it again.
      const version = (await versions.get()).of(id);
      const found = await cached.fetch(`${version} ${language} ${id}`, { context: request });
      if (found === undefined) return null;
      const encoding = acceptedEncoding(acceptEncoding);
      return { bytes: found.body[encoding], encoding, etag: found.etag };
    },
  };
}
