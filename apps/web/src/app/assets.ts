import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Addresses of what a page loads first. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  /** Chunks that the entry will import; named here so that they come at once and not one after another. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
}

const entryFile = 'src/main.tsx';
const known = new Map<string | undefined, PageAssets>();
let manifest: Manifest | undefined;

/** What a page needs, from the client build's manifest. `page`: its file in `pages/`; none for the not-found page. */
export function assetsOf(page: string | undefined): PageAssets {
  manifest ??= readManifest();
  let assets = known.get(page);
  if (assets === undefined) {
    assets = collect(manifest, page);
    known.set(page, assets);
  }
  return assets;
}

/** The client is built beside the renderer: `dist/client` and `dist/server`. */
function readManifest(): Manifest {
  const file = new URL('../client/.vite/manifest.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function collect(chunks: Manifest, page: string | undefined): PageAssets {
  const roots = [entryFile];
  if (page !== undefined) roots.push(`src/pages/${page}.tsx`);
  const reached = new Set<string>();
  for (const root of roots) reach(chunks, root, reached);
  const all = [...reached].flatMap((key) => chunks[key] ?? []);
  const entry = chunks[entryFile]?.file;
  if (entry === undefined) throw new Error(`The client's manifest has no ${entryFile}`);
  return {
    entry: `/${entry}`,
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    modules: all
      .map((chunk) => chunk.file)
      .filter((file) => file !== entry)
      .map((file) => `/${file}`),
    fonts: all
      .flatMap((chunk) => chunk.assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `/${file}`),
  };
}

function reach(chunks: Manifest, key: string, reached: Set<string>): void {
  if (reached.has(key)) return;
  reached.add(key);
  for (const inner of chunks[key]?.imports ?? []) reach(chunks, inner, reached);
}
