import type { Language } from '@pomona/contract/languages';
import {
  type ImportedRecipe,
  type ImportFormat,
  maxImportBytes,
} from '@pomona/contract/recipe-exchange';
import { decodePage } from '@pomona/recipe-formats/page/decoding';
import type { ReadRequest } from '@pomona/recipe-formats/read';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { createFetchPage, type FetchPage, OutsideError } from '#platform/outside/fetch-outside.ts';
import { findDuplicates } from './duplicates/service.ts';
import { createReader, type Reader } from './reader.ts';

/** One of `url`, `html` and `text`. */
export interface ImportSource {
  url?: string | undefined;
  html?: string | undefined;
  text?: string | undefined;
  format?: ImportFormat | undefined;
}

export interface ImportOptions {
  language: Language;
  /** Nobody waits for it any more. */
  signal?: AbortSignal;
}

export interface Importing {
  /**
   * Drafts of every recipe in the source; nothing is saved. Throws `import_nothing_found`, for a text `import_text_without_recipe`, `import_not_read` where reading
   * takes too long, `import_in_progress` where another one of the member is not finished, and for an address
   * `import_address_refused`, `import_not_loaded` and `import_too_large`.
   */
  importRecipes(
    member: Member,
    source: ImportSource,
    options: ImportOptions,
  ): Promise<ImportedRecipe[]>;
  close(): Promise<void>;
}

interface ImportingParts {
  database: Database;
  log: { warn(details: object, message: string): void };
  /** Tests pass their own. */
  fetchPage?: FetchPage;
  reader?: Reader;
}

/** 2 MB take a third of a second: what takes seconds is an attack. */
const readerOptions = { maxReadMilliseconds: 5000, idleMilliseconds: 60_000, maxQueued: 20 };

const retryAfterSeconds = 5;

export function createImporting({
  database,
  log,
  fetchPage = createFetchPage(),
  reader = createReader({
    ...readerOptions,
    onError: (error) => log.warn({ err: error }, 'A page could not be read'),
  }),
}: ImportingParts): Importing {
  const importing = new Set<string>();
  async function read(member: Member, source: ImportSource, options: ImportOptions) {
    const request = await requestFor(source, options, fetchPage);
    const found = await reader.read(request, options.signal);
    if (found.length === 0)
      throw new AppError(
        source.text === undefined ? 'import_nothing_found' : 'import_text_without_recipe',
      );
    const duplicates = await findDuplicates(database, member, found);
    return found.map(({ draft, format, notes }, place) => ({
      ...{ draft, format, notes },
      duplicates: duplicates[place] ?? [],
    }));
  }

  return {
    async importRecipes(member, source, options) {
      if (importing.has(member.id)) throw new AppError('import_in_progress', { retryAfterSeconds });
      importing.add(member.id);
      try {
        return await read(member, source, options);
      } finally {
        importing.delete(member.id);
      }
    },
    close: () => reader.close(),
  };
}

async function requestFor(
  { url, html, text, format }: ImportSource,
  { language, signal }: ImportOptions,
  fetchPage: FetchPage,
): Promise<ReadRequest> {
  const request = { format: format ?? null, language, address: null };
  if (url === undefined) {
    return { ...request, text: html ?? text ?? '', kind: html === undefined ? null : 'html' };
  }
  const page = await fetchPage(url.trim(), { maxBytes: maxImportBytes, signal }).catch(asAppError);
  const decoded = decodePage(page.bytes, page.contentType);
  if (decoded === null) throw new AppError('import_nothing_found');
  const isHtml = /html/i.test(page.contentType);
  return { ...request, text: decoded, kind: isHtml ? 'html' : null, address: page.address };
}

function asAppError(error: unknown): never {
  if (!(error instanceof OutsideError)) throw error;
  const codes = {
    refused: 'import_address_refused',
    too_large: 'import_too_large',
    failed: 'import_not_loaded',
  } as const;
  throw new AppError(codes[error.reason], { cause: error });
}
