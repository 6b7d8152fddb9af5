// `npm test`: checks, then unit and feature tests, then the journeys in a real browser. Prints one closing line.
// `npm run verify` is the same without the journeys.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'pomona-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

function run(name, script, args, env = {}) {
  console.log(`\n▸ ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

async function runCheck(name, script, args) {
  const code = await run(name, script, args);
  if (code === 0) totals.passed += 1;
  else totals.failed += 1;
}

async function runUnitTests() {
  const file = join(reports, 'unit.json');
  const code = await run('rules, features and components', 'vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport('unit.json');
  totals.passed += report?.numPassedTests ?? 0;
  totals.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // A crash outside any test fails the run without failing a test.
  totals.failed += (report?.numFailedTests ?? 0) || (code === 0 ? 0 : 1);
}

async function runJourneys() {
  await build();
  const code = await run(
    'journeys in a real browser',
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: await findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json'),
    },
  );
  const stats = readReport('journeys.json')?.stats;
  totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  if (stats?.flaky) console.log(`${stats.flaky} of these passed only when tried again`);
  totals.skipped += stats?.skipped ?? 0;
  totals.failed += (stats?.unexpected ?? 0) || (code === 0 ? 0 : 1);
}

const started = Date.now();
try {
  await runCheck('format and lint', '@biomejs/biome/bin/biome', [
    'check',
    '--error-on-warnings',
    '.',
  ]);
  await runCheck('typed lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']);
  await runCheck('types', '@typescript/native/bin/tsc', [
    '-b',
    ...['packages/food', 'packages/contract', 'packages/catalogue', 'packages/plating'],
    ...['apps/api', 'apps/web', 'checks', 'e2e', 'bench'],
  ]);
  await runCheck('unused code and dependencies', 'knip/bin/knip.js', []);
  await runUnitTests();
  if (!process.argv.includes('--without-journeys')) await runJourneys();
} catch (error) {
  console.error(error.message);
  totals.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`\nafter ${Math.round((Date.now() - started) / 1000)} s`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed === 0 ? 0 : 1);
