import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import {
  commentProblems,
  componentProblems,
  folderProblems,
  limitProblems,
  policyProblems,
} from './limits.ts';
import { readSources } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const one = (path: string, text: string) => new Map([[path, text]]);

describe('the limits of files and folders', () => {
  it('hold in this tree', { timeout: 60_000 }, () => {
    const sources = readSources(root);
    expect(sources.size).toBeGreaterThan(1000);
    expect(limitProblems(sources)).toEqual([]);
  });

  it('catch a second exported component of a file', () => {
    const text =
      'export function Card() {}\nexport const Badge = () => null;\nfunction Own() {}\nexport const maxCards = 3;\nexport interface CardProps {}\n';
    expect(componentProblems(one('apps/web/src/ui/card.tsx', text))).toEqual([
      'apps/web/src/ui/card.tsx: exports Card, Badge',
    ]);
    expect(componentProblems(one('apps/web/src/ui/card.test.tsx', text))).toEqual([]);
  });

  it('catch a policy that exports more than rights', () => {
    const text =
      'export const days = 30;\nexport function mayChange() {}\nexport function mayor() {}\n';
    expect(policyProblems(one('apps/api/src/features/chat/policy.ts', text))).toEqual([
      'apps/api/src/features/chat/policy.ts: days is no right',
      'apps/api/src/features/chat/policy.ts: mayor is no right',
    ]);
  });

  it('catch a folder of more than 25 files, tests not counted', () => {
    const files = Array.from({ length: 25 }, (_, index) => `apps/web/src/ui/part-${index}.tsx`);
    expect(folderProblems([...files, 'apps/web/src/ui/part-1.test.tsx'])).toEqual([]);
    expect(folderProblems([...files, 'apps/web/src/ui/more.ts'])).toEqual([
      'apps/web/src/ui: 26 files',
    ]);
  });

  it('catch an area with too many comments, which code that looks like one is not', () => {
    const code = "export const url = 'https://pomona';\n".repeat(11);
    const talkative = one('packages/food/src/units.ts', `/** Units. */\n${code}`);
    expect(commentProblems(talkative, ['packages/food/src'])).toEqual([
      'packages/food/src: 8.3 % are comments',
    ]);
    const quiet = one('packages/food/src/units.ts', `/** Units. */\n${code}export {};\n`);
    expect(commentProblems(quiet, ['packages/food/src'])).toEqual([]);
  });
});

describe('the limits of functions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'limits-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function lint(text: string): string {
    writeFileSync(join(folder, 'planted.ts'), text);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const args = ['lint', `--config-path=${root}`, '--vcs-enabled=false', folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...args], {
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout + stderr;
  }

  const long = (lines: number) =>
    `export function sum(): number {\n  let all = 0;\n${'  all += 1;\n\n'.repeat(lines - 2)}  return all;\n}\n`;
  const branching = (branches: number) =>
    `export function sign(value: number): number {\n${'  if (value > 1) return 1;\n'.repeat(branches)}  return 0;\n}\n`;

  it('catch a function of more than 60 lines that are not blank', { timeout: 30_000 }, () => {
    expect(lint(long(50))).toBe('');
    expect(lint(long(64))).toContain('noExcessiveLinesPerFunction');
  });

  it('catch a function with a cognitive complexity above 15', { timeout: 30_000 }, () => {
    expect(lint(branching(15))).toBe('');
    expect(lint(branching(16))).toContain('noExcessiveCognitiveComplexity');
  });

  it('are switched off nowhere', () => {
    const suppressed = [...readSources(root)].filter(([, text]) =>
      /biome-ignore\S* lint\/complexity\/noExcessive/.test(text),
    );
    expect(suppressed.map(([path]) => path)).toEqual([]);
  });
});
