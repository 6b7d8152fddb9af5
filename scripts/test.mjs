// `npm test`: checks, then unit and feature tests, then the journeys in a real browser. Prints one closing line.
// `npm run verify` is the same without the journeys.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'pomona-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/** By name, for the end of a long print. */
const failures = [];
const retried = [];

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
  else countFailures([name]);
}

/** Where a part ended badly without naming a failure, the part itself is one. */
function countFailures(names, { name, code } = { code: 0 }) {
  const all = names.length === 0 && code !== 0 ? [`${name}: ended with ${code}`] : names;
  totals.failed += all.length;
  failures.push(...all);
}

/** The second try tells a fault that comes and goes from one that stays: it is listed, and to be mended. */
function countRetried(names) {
  totals.passed += names.length;
  retried.push(...names);
}

async function runUnitTests() {
  const name = 'rules, features and components';
  const code = await run(
    name,
    'vitest/vitest.mjs',
    ['run', '--retry=1', '--reporter=default', '--reporter=./scripts/outcome-reporter.mjs'],
    { POMONA_OUTCOME: join(reports, 'unit.json') },
  );
  const outcome = readReport('unit.json');
  totals.passed += (outcome?.passed ?? 0) - (outcome?.retried.length ?? 0);
  totals.skipped += outcome?.skipped ?? 0;
  countRetried(outcome?.retried ?? []);
  countFailures(outcome?.failed ?? [], { name, code });
}

async function runJourneys() {
  const name = 'journeys in a real browser';
  const code = await run(
    name,
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: await findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json'),
    },
  );
  const report = readReport('journeys.json');
  const journeys = (report?.suites ?? []).flatMap(journeysOf);
  const named = (status) =>
    journeys.flatMap((journey) => (journey.status === status ? journey.name : []));
  totals.passed += named('expected').length;
  totals.skipped += named('skipped').length;
  countRetried(named('flaky'));
  countFailures(named('unexpected'), { name, code });
}

function journeysOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: [`${file} > ${title}`, ...firstErrorOf(results)].join(': '),
      status,
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

/** Playwright colours its messages. */
function firstErrorOf(results) {
  const message = results.flatMap(({ errors = [] }) => errors)[0]?.message;
  return message === undefined ? [] : [stripVTControlCharacters(message).slice(0, 300)];
}

function listed(heading, names) {
  if (names.length > 0) console.log(`\n${heading}\n${names.map((name) => `  ${name}`).join('\n')}`);
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
    ...[
      'packages/recipe-formats',
      'packages/chef',
      'apps/api',
      'apps/web',
      'checks',
      'e2e',
      'bench',
      'attack',
      'faults',
    ],
  ]);
  await runCheck('unused code and dependencies', 'knip/bin/knip.js', []);
  // Tests attack the built pages as well.
  await build();
  await runUnitTests();
  if (!process.argv.includes('--without-journeys')) await runJourneys();
} catch (error) {
  console.error(error);
  countFailures([error.message]);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
listed('FAULT to mend, passed only when tried again:', retried);
listed('failed:', failures);
console.log(`\nafter ${Math.round((Date.now() - started) / 1000)} s`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed === 0 ? 0 : 1);
