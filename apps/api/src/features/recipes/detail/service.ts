import type { Language } from '@pomona/contract/languages';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import { acceptedEncoding, type Encoding } from '#platform/http/replies/encoding.ts';
import { type EncodedBody, encodedBody } from '../list/encodings.ts';
import { presentRecipe } from '../presenter.ts';
import { findRecipe } from '../store.ts';
import { inLanguage } from '../translations/translation.ts';
import type { VersionsOfRecipes } from '../versions/service.ts';
import { isPublic } from '../visibility.ts';

/** About two thousand recipes as browsers ask for them; uncompressed they take three times as much. */
const defaultMaxBytes = 8 * 1024 * 1024;

interface BodyRequest {
  id: string;
  language: Language | undefined;
}

interface EncodedRequest extends BodyRequest {
  encoding: Encoding;
}

export interface RecipeBodies {
  /** The bytes of a public recipe, which are everybody's; `null` for any other. Without a language it is as it was written. */
  read(request: BodyRequest, acceptEncoding: string | undefined): Promise<EncodedBody | null>;
}

interface BodiesParts {
  database: Database;
  versions: VersionsOfRecipes;
  maxBytes?: number;
}

/** Public recipes as bytes: read, serialised and compressed once per version of each, language and encoding. */
export function createRecipeBodies(parts: BodiesParts): RecipeBodies {
  const { database, versions, maxBytes = defaultMaxBytes } = parts;
  const cached = new LRUCache<string, EncodedBody, EncodedRequest>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    // A caller that waits for a body gets it, also when there is no room to cache it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { id, language, encoding } }) {
      const row = await findRecipe(database, id);
      if (row === null || !isPublic(row)) return undefined;
      return encodedBody(JSON.stringify(presentRecipe(inLanguage(row, language))), encoding);
    },
  });
  return {
    async read(request, acceptEncoding) {
      const { id, language = '' } = request;
      // Before the row: a change in between makes the next call read it again.
      const version = (await versions.get()).of(id);
      const encoding = acceptedEncoding(acceptEncoding);
      const key = `${version} ${language} ${encoding} ${id}`;
      return (await cached.fetch(key, { context: { ...request, encoding } })) ?? null;
    },
  };
}
