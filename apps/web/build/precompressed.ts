import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this the header that names the encoding weighs as much as what it saves. */
const smallestBytes = 160;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses them. */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'pomona:precompressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/')
        ? config.build.outDir
        : join(config.root, config.build.outDir);
    },
    closeBundle() {
      withoutComments(join(folder, 'boot.js'));
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && compressible.test(entry.name))
          compress(join(entry.parentPath, entry.name));
    },
  };
}

/** `boot.js` is no module and not bundled; it says whole lines of comments only. */
function withoutComments(path: string): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  const code = lines.map((line) => line.trim()).filter((line) => !line.startsWith('//'));
  writeFileSync(path, code.join('\n'));
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < smallestBytes) return;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, options));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
