// Builds what `npm start` runs, and skips whatever is already built from the same sources.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');
const rolldown = join(root, 'node_modules/rolldown/bin/cli.mjs');
const shared = ['packages/food', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];

const parts = [
  {
    name: 'web client',
    sources: ['apps/web', ...shared],
    output: 'apps/web/dist/client',
    folder: 'apps/web',
    command: [vite, 'build', '--logLevel', 'warn'],
  },
  {
    name: 'page renderer',
    sources: ['apps/web', ...shared],
    output: 'apps/web/dist/server',
    folder: 'apps/web',
    command: [vite, 'build', '--ssr', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    sources: [
      'apps/api',
      'packages/catalogue',
      'packages/plating',
      'packages/recipe-formats',
      'packages/chef',
      ...shared,
    ],
    output: 'apps/api/dist',
    folder: 'apps/api',
    command: [rolldown, '-c', 'rolldown.config.ts', '--log-level', 'warn'],
  },
];

/** Names and contents of every source file below a path, build output and dependencies left out. */
function hashSources(paths) {
  const hash = createHash('sha256').update(process.version);
  const visit = (path) => {
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (['node_modules', 'dist', 'test', 'coverage'].includes(entry.name)) continue;
      if (/\.test\.tsx?$|\.tsbuildinfo$|^\./.test(entry.name)) continue;
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(inner);
      else hash.update(inner).update(readFileSync(join(root, inner)));
    }
  };
  for (const path of paths) {
    if (path.endsWith('.json')) hash.update(readFileSync(join(root, path)));
    else visit(path);
  }
  return hash.digest('hex');
}

function run(part) {
  return new Promise((resolve, reject) => {
    const [script, ...rest] = part.command;
    const child = spawn(process.execPath, [script, ...rest], {
      cwd: join(root, part.folder),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building the ${part.name} failed.\n${output.trim()}`));
    });
  });
}

/** Builds each part whose sources changed, or those of the given names; says what it does. */
export async function build(names = parts.map(({ name }) => name)) {
  for (const part of parts.filter(({ name }) => names.includes(name))) {
    // Beside the output, not inside it: a build empties its own folder first.
    const stampFile = join(
      root,
      'node_modules/.cache/pomona',
      `${part.name.replace(' ', '-')}.stamp`,
    );
    const stamp = hashSources(part.sources);
    const isBuilt =
      existsSync(join(root, part.output)) &&
      existsSync(stampFile) &&
      readFileSync(stampFile, 'utf8') === stamp;
    if (isBuilt) continue;
    const started = Date.now();
    process.stdout.write(`  building the ${part.name} …`);
    rmSync(stampFile, { force: true });
    await run(part);
    mkdirSync(join(root, 'node_modules/.cache/pomona'), { recursive: true });
    writeFileSync(stampFile, stamp);
    process.stdout.write(` ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2);
  await build(names.length === 0 ? undefined : names).catch((error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  });
}
