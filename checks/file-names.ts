// `npm run check:names`: file and folder names are kebab-case, none is a catch-all, no file is too long.
import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const catchAll = /^(utils?|helpers?|common|misc|manager|data|info|handle)$/;
const source = /^(apps|packages|checks|e2e|bench|attack|faults|scripts)\/.*\.(ts|tsx|mjs)$/;
const kebab =
  /^[a-z0-9]+(-[a-z0-9]+)*(\.(browser|test|config|generated|d|journey))*\.(ts|tsx|mjs)$/;
const kebabFolder = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxLines = 300;
const dataFile = /(\.generated\.|\/database\/(migrations|tables)\/|-data\.ts$|\.test\.tsx?$)/;

/** What is wrong with the name or the place of a file; nothing for a file that is no source. */
export function nameProblems(path: string): string[] {
  if (!source.test(path)) return [];
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const problems: string[] = [];
  if (!kebab.test(file)) problems.push(`${path}: file names are kebab-case`);
  if (parts.slice(0, -1).some((folder) => !kebabFolder.test(folder)))
    problems.push(`${path}: folder names are kebab-case`);
  const stem = file.split('.')[0] ?? '';
  if (catchAll.test(stem) || parts.some((part) => catchAll.test(part)))
    problems.push(`${path}: name the file after what it is, not "${stem}"`);
  return problems;
}

/** Source files over 300 lines, data excepted. */
export function isTooLong(path: string, text: string): boolean {
  return source.test(path) && !dataFile.test(path) && text.split('\n').length > maxLines + 1;
}

async function main(): Promise<void> {
  const { readFileSync } = await import('node:fs');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const problems = paths.flatMap(nameProblems);
  for (const path of paths)
    if (source.test(path) && isTooLong(path, readFileSync(`${root}/${path}`, 'utf8')))
      problems.push(`${path}: over ${maxLines} lines`);
  for (const problem of problems) console.error(problem);
  console.log(`file names: ${paths.length} files, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
