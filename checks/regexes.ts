// `npm run check:regexes`: patterns that run over what people send take time in proportion to its length.
// With `-- --write` the verdicts of new patterns are stored, so that they are not analysed again.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { isTest, parsed, readSources } from './source-files.ts';

export interface Pattern {
  source: string;
  flags: string;
  /** Where it stands first. */
  path: string;
  line: number;
}

/** `packages/catalogue` reads the collection of this repository. */
const checked =
  /^(?:apps\/api\/src|packages\/(?:chef|contract|food|plating|recipe-formats)\/src)\//;

/** Where texts are short: patterns may take the square of that, which is measured. */
const maxLengths: readonly (readonly [string, number])[] = [
  // `parseLine` ignores what comes behind 400 characters; lines, titles and steps that are saved have 300, 200 and 2,000.
  ['packages/food/src/steps/', 2000],
  ['packages/food/src/', 400],
  ['packages/plating/src/', 300],
];
const maxMilliseconds = 20;

const recheckVersion: string = createRequire(import.meta.url)('recheck/package.json').version;

/** Every pattern that is written as one, once. */
export function writtenPatterns(sources: ReadonlyMap<string, string>): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const [path, text] of sources) {
    if (!checked.test(path) || isTest(path)) continue;
    const file = parsed(path, text);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
        add(found, {
          source: node.text.slice(1, end),
          flags: node.text.slice(end + 1),
          path,
          line,
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...found.values()];
}

/** Of the same pattern in two places the one without a limit of its text counts. */
function add(found: Map<string, Pattern>, pattern: Pattern): void {
  const key = keyOf(pattern);
  const known = found.get(key);
  if (known === undefined || maxLengthOf(known.path) < maxLengthOf(pattern.path))
    found.set(key, pattern);
}

const textOf = ({ source, flags }: Pattern) => `/${source}/${flags}`;

const keyOf = (pattern: Pattern) =>
  createHash('sha256').update(textOf(pattern)).digest('base64url').slice(0, 22);

const maxLengthOf = (path: string): number =>
  maxLengths.find(([area]) => path.startsWith(area))?.[1] ?? Number.POSITIVE_INFINITY;

/** Those that modules put together from parts when they are loaded. */
export async function builtPatterns(
  sources: ReadonlyMap<string, string>,
  root: string,
): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  const Plain = globalThis.RegExp;
  for (const [path, text] of sources) {
    if (!checked.test(path) || !path.startsWith('packages/') || isTest(path)) continue;
    if (!text.includes('new RegExp(')) continue;
    globalThis.RegExp = new Proxy(Plain, {
      construct(target, [source, flags]: [string | RegExp, string?]) {
        const pattern = new target(source, flags);
        add(found, { source: pattern.source, flags: pattern.flags, path, line: 0 });
        return pattern;
      },
    });
    try {
      await import(pathToFileURL(join(root, path)).href);
    } finally {
      globalThis.RegExp = Plain;
    }
  }
  return [...found.values()];
}

export interface Verdict {
  /** What makes it slow, as recheck found it; none where it is linear. */
  complexity?: string;
  /** Of the text that shows it: a part to repeat between a begin and an end. */
  attack?: { prefix: string; pump: string; suffix: string };
}

/** Verdicts by pattern: recheck takes seconds for some, and they stay what they are. */
export type Verdicts = Map<string, Verdict>;

/** Without a repetition there is nothing to try twice. */
const repeats = /[*+{]/;

function verdictOf(pattern: Pattern, verdicts: Verdicts): Verdict {
  if (!repeats.test(pattern.source)) return {};
  const key = keyOf(pattern);
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const remembered = (verdict: Verdict) => {
    verdicts.set(key, verdict);
    return verdict;
  };
  const result = checkSync(pattern.source, pattern.flags, { timeout: 120_000 });
  const verdict: Verdict = {};
  if (result.status === 'vulnerable') {
    const [first] = result.attack.pumps;
    verdict.complexity = result.complexity.summary;
    if (result.complexity.type === 'exponential') return remembered(verdict);
    verdict.attack = {
      prefix: first?.prefix ?? '',
      pump: first?.pump ?? result.attack.string,
      suffix: result.attack.suffix,
    };
  } else if (result.status === 'unknown') verdict.complexity = `unknown: ${result.error.kind}`;
  return remembered(verdict);
}

export function regexProblems(patterns: readonly Pattern[], verdicts: Verdicts): string[] {
  return patterns.flatMap((pattern) => {
    const { complexity, attack } = verdictOf(pattern, verdicts);
    if (complexity === undefined) return [];
    const maxLength = maxLengthOf(pattern.path);
    const place = `${pattern.path}:${pattern.line} ${textOf(pattern)}`;
    if (attack === undefined || maxLength === Number.POSITIVE_INFINITY)
      return [`${place}: ${complexity}`];
    const milliseconds = timeOf(pattern, attack, maxLength);
    return milliseconds <= maxMilliseconds
      ? []
      : [`${place}: ${complexity}, ${milliseconds} ms for ${maxLength} characters`];
  });
}

/** Processor time of the pattern for a text of that length that is made to keep it busy; the least of five, as the compiler counts too. */
function timeOf(
  { source, flags }: Pattern,
  { prefix, pump, suffix }: NonNullable<Verdict['attack']>,
  length: number,
): number {
  const text = (prefix + pump.repeat(Math.ceil(length / Math.max(1, pump.length)))).slice(
    0,
    length,
  );
  const pattern = new RegExp(source, flags);
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    (text + suffix).replace(pattern, '');
    return process.cpuUsage(before).user / 1000;
  });
  return Math.round(Math.min(...times));
}

/** Verdicts of patterns that were analysed before, in the repository: analysing all takes minutes. */
const verdictsFile = fileURLToPath(new URL('regex-verdicts.json', import.meta.url));

/** `found` by the hash of the pattern; an analyser of another version may judge otherwise. */
interface StoredVerdicts {
  recheck: string;
  found: Record<string, Verdict>;
}

export function readVerdicts(): Verdicts {
  const { recheck, found }: StoredVerdicts = JSON.parse(readFileSync(verdictsFile, 'utf8'));
  return new Map(recheck === recheckVersion ? Object.entries(found) : []);
}

/** Those of patterns that are gone are left out. */
function saveVerdicts(patterns: readonly Pattern[], verdicts: Verdicts): void {
  const keys = [...new Set(patterns.map(keyOf))].filter((key) => verdicts.has(key)).sort();
  const found = Object.fromEntries(keys.map((key) => [key, verdicts.get(key)]));
  writeFileSync(verdictsFile, `${JSON.stringify({ recheck: recheckVersion, found }, null, 2)}\n`);
}

/** The patterns of this repository; fewer than expected are a fault of the search. */
export async function patternsIn(root: string): Promise<Pattern[]> {
  const sources = readSources(root);
  return [...writtenPatterns(sources), ...(await builtPatterns(sources, root))];
}

async function main(): Promise<void> {
  const patterns = await patternsIn(fileURLToPath(new URL('..', import.meta.url)));
  const verdicts = readVerdicts();
  const stored = verdicts.size;
  const problems = regexProblems(patterns, verdicts);
  if (process.argv.includes('--write')) saveVerdicts(patterns, verdicts);
  else if (verdicts.size > stored)
    problems.push(`${verdicts.size - stored} new patterns: store them with -- --write`);
  for (const problem of problems) console.error(problem);
  console.log(`regexes: ${patterns.length} patterns, ${problems.length} problems`);
  if (problems.length > 0 || patterns.length === 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
