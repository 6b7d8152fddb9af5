import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureWidth } from '@pomona/contract/images';

/** Pictures on disk, one file a width, named as their address names them. */
export interface PictureFiles {
  read(hash: string, width: PictureWidth): Promise<Buffer | null>;
  write(hash: string, width: PictureWidth, bytes: Uint8Array): Promise<void>;
}

/** Keeps pictures in a folder, which is made when the first one is written. */
export function createPictureFiles(folder: string): PictureFiles {
  const pathOf = (hash: string, width: PictureWidth) => join(folder, `${hash}-${width}.webp`);
  return {
    async read(hash, width) {
      try {
        return await readFile(pathOf(hash, width));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(hash, width, bytes) {
      await mkdir(folder, { recursive: true });
      // Under another name first: a reader, or a process that dies here, never meets half a picture.
      const draft = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, pathOf(hash, width));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
