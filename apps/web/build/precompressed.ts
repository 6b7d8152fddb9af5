import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this a packet is a packet. */
const smallestBytes = 512;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses them. */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'pomona:precompressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/')
        ? config.build.outDir
        : join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && compressible.test(entry.name))
          compress(join(entry.parentPath, entry.name));
    },
  };
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < smallestBytes) return;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, options));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
