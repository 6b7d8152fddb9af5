// `npm run check:requirements`: which requirements of docs/requirements.md no test names.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const identifier = /\b[A-Z0-9]{2,6}-\d{2}\b/g;
const row = /^\| ([A-Z0-9]{2,6}-\d{2}) \| (\w+) \|/;

export interface Coverage {
  /** Requirements of rooms that are built and that no test names. */
  missing: string[];
  /** Requirements of rooms that come later. */
  later: string[];
  named: string[];
  /** Named by a test, but unknown to the list: a typing error, or a list that fell behind. */
  unknown: string[];
}

/** Holds the table rows `| ID | built or later | what |` against the names of tests. */
export function coverageOf(list: string, testSources: string[]): Coverage {
  const states = new Map<string, string>();
  for (const line of list.split('\n')) {
    const [, id, state] = row.exec(line) ?? [];
    if (id !== undefined && state !== undefined) states.set(id, state);
  }
  const inTests = new Set(testSources.flatMap((text) => text.match(identifier) ?? []));
  const ids = [...states.keys()];
  const prefixes = new Set(ids.map((id) => id.split('-')[0]));
  return {
    named: ids.filter((id) => inTests.has(id)),
    missing: ids.filter((id) => states.get(id) === 'built' && !inTests.has(id)),
    later: ids.filter((id) => states.get(id) === 'later' && !inTests.has(id)),
    unknown: [...inTests].filter((id) => prefixes.has(id.split('-')[0] ?? '') && !states.has(id)),
  };
}

/** Every test file of the tree, as text. */
export function readTests(root: string): string[] {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  return paths
    .filter((path) => /\.(test|journey)\.tsx?$/.test(path))
    .filter((path) => path !== 'checks/requirements.test.ts')
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'));
}

function main(): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const list = readFileSync(`${root}/docs/requirements.md`, 'utf8');
  const { named, missing, later, unknown } = coverageOf(list, readTests(root));
  console.log(`requirements: ${named.length} named by a test, ${later.length} in rooms to come`);
  for (const id of missing) console.error(`built, but no test names ${id}`);
  for (const id of unknown)
    console.error(`a test names ${id}, which docs/requirements.md does not know`);
  if (missing.length > 0 || unknown.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
