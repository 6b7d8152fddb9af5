import {
  archivePartBytes,
  type RecipeImport,
  sendArchivePart,
  startRecipeImport,
} from '@pomona/contract/admin/imports';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';

interface Sending {
  /** Of the same file, where its upload broke off. */
  begun: RecipeImport | null;
  signal: AbortSignal;
  onProgress: (found: RecipeImport) => void;
}

const maxTries = 4;
const pauseMilliseconds = 2000;

/** Sends the file part by part; one that does not arrive is sent again. */
export async function sendArchive(
  api: Api,
  file: File,
  { begun, signal, onProgress }: Sending,
): Promise<RecipeImport> {
  let found =
    begun ??
    (await api.call(startRecipeImport, {
      body: { name: file.name.slice(-200), bytes: file.size },
      signal,
    }));
  onProgress(found);
  while (found.next_part !== null) {
    const number = found.next_part;
    const part = file.slice(number * archivePartBytes, (number + 1) * archivePartBytes);
    const data = await base64Of(part);
    const params = { id: found.id, number };
    found = await tried(signal, () =>
      api.call(sendArchivePart, { params, body: { data }, signal }),
    );
    onProgress(found);
  }
  return found;
}

/** Again after a while, unless the server has refused for good. */
async function tried<Result>(signal: AbortSignal, send: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isFinal || signal.aborted || attempt === maxTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * pauseMilliseconds));
    }
  }
}

async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let text = '';
  // In pieces: a call takes some ten thousand arguments at most.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
