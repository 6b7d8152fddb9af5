import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Beside the bundle in production, else the source. Workers of Node 20 ignore `--import`, so the module registers tsx first. */
export function workerModule(source: URL): string {
  if (!import.meta.url.endsWith('.ts')) return source.href.replace(/\.ts$/, '.js');
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx'));
  const tsx = new URL('./esm/api/index.mjs', loader).href;
  const code = `import { register } from '${tsx}';
register();
const worker = await import('${source.href}');
export default worker.default;`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
