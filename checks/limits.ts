// `npm run check:limits`: components of a file, files of a folder, exports of a policy, comments of an area.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { commentsIn, isTest, parsed, readSources } from './source-files.ts';

type Sources = ReadonlyMap<string, string>;

const maxFiles = 25;
/** Until the journeys of single screens are component tests. */
const maxFilesByFolder: Readonly<Record<string, number>> = { e2e: 45 };

const maxCommentShare = 0.08;
const commentedAreas = [
  'apps/api/src/features',
  'apps/api/src/platform',
  'apps/web/src/app',
  'apps/web/src/features',
  'apps/web/src/pages',
  'apps/web/src/platform',
  'apps/web/src/product',
  'apps/web/src/ui',
  'packages/chef/src',
  'packages/contract/src',
  'packages/food/src',
  'packages/plating/src',
  'packages/recipe-formats/src',
  'checks',
  'e2e',
  'attack',
];

/** Files with more than one exported component. */
export function componentProblems(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!path.endsWith('.tsx') || isTest(path)) return [];
    const components = exportsOf(path, text).filter((name) => /^[A-Z][a-z]/.test(name));
    return components.length <= 1 ? [] : [`${path}: exports ${components.join(', ')}`];
  });
}

/** What an API feature's `policy.ts` exports besides rights. */
export function policyProblems(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    /^apps\/api\/.*\/policy\.ts$/.test(path)
      ? exportsOf(path, text)
          .filter((name) => !/^(may|can)[A-Z]/.test(name))
          .map((name) => `${path}: ${name} is no right`)
      : [],
  );
}

/** Folders with more files than one looks through; tests lie beside what they test. */
export function folderProblems(paths: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = dirname(path);
    if (!isTest(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > (maxFilesByFolder[folder] ?? maxFiles))
    .map(([folder, count]) => `${folder}: ${count} files`);
}

/** Areas with too many lines of comments among those that are not blank. */
export function commentProblems(sources: Sources, areas: readonly string[]): string[] {
  return areas.flatMap((area) => {
    let comments = 0;
    let lines = 0;
    for (const [path, text] of sources) {
      if (!path.startsWith(`${area}/`) || isTest(path)) continue;
      lines += text.split('\n').filter((line) => line.trim() !== '').length;
      for (const comment of commentsIn(parsed(path, text)).values())
        comments += comment.split('\n').length;
    }
    const percent = ((100 * comments) / Math.max(lines, 1)).toFixed(1);
    return comments > lines * maxCommentShare ? [`${area}: ${percent} % are comments`] : [];
  });
}

function exportsOf(path: string, text: string): string[] {
  return parsed(path, text).statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const modifiers = ts.getModifiers(statement) ?? [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isValue && statement.name ? [statement.name.text] : [];
  });
}

export function limitProblems(sources: Sources): string[] {
  return [
    ...componentProblems(sources),
    ...policyProblems(sources),
    ...folderProblems(sources.keys()),
    ...commentProblems(sources, commentedAreas),
  ];
}

function main(): void {
  const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
  const problems = limitProblems(sources);
  for (const problem of problems) console.error(problem);
  console.log(`limits: ${sources.size} files, ${problems.length} problems`);
  if (problems.length > 0 || sources.size === 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
