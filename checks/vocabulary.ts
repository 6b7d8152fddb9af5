// `npm run check:vocabulary`: names and comments use the words that a newcomer would search for.
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { commentsIn, parsed, readSources } from './source-files.ts';

/** Words that are no part of a name, each with what to say instead. */
const namesInstead = new Map([
  ['anew', 'again'],
  ['asked', 'request'],
  ['asker', 'caller'],
  ['askers', 'callers'],
  ['deed', 'mutation'],
  ['deeds', 'mutations'],
  ['dressed', 'styled'],
  ['elder', 'legacy'],
  ['folk', 'people'],
  ['held', 'cached'],
  ['intake', 'uploads'],
  ['lane', 'worker'],
  ['lanes', 'workers'],
  ['larder', 'foods'],
  ['lest', 'so that not'],
  ['manner', 'mode'],
  ['nought', 'zero'],
  ['places', 'paths or positions'],
  ['said', 'text'],
  ['speech', 'language'],
  ['spoken', 'language'],
  ['standing', 'status'],
  ['told', 'result'],
  ['trouble', 'failure'],
  ['unstyled', 'plain'],
  ['wanted', 'what it is'],
  ['whence', 'from where'],
  ['wish', 'request'],
  ['wishes', 'requests'],
]);

/** Words that stand in no comment either; the others may be plain verbs there. */
const archaic = new Set([
  ...['asker', 'askers', 'deed', 'deeds', 'folk', 'larder', 'lest', 'manner', 'nought', 'thereof'],
  ...['upon', 'whence', 'wherein', 'whoever', 'whosoever', 'wish', 'wishes'],
]);

export function vocabularyProblems(path: string, text: string): string[] {
  const file = parsed(path, text);
  const problems = [...nameProblems(path, path), ...commentProblems(path, file)];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) problems.push(...nameProblems(path, node.text));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...new Set(problems)];
}

function nameProblems(path: string, name: string): string[] {
  return partsOf(name).flatMap((part) => {
    const instead = namesInstead.get(part);
    return instead === undefined ? [] : [`${path}: ${name} says "${part}", better: ${instead}`];
  });
}

function commentProblems(path: string, file: ts.SourceFile): string[] {
  return [...commentsIn(file).values()].flatMap((comment) =>
    (comment.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((word) => archaic.has(word))
      .map((word) => `${path}: a comment says "${word}"`),
  );
}

/** `heldStore`, `held-store` and `HELD_STORE` have the parts "held" and "store". */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((part) => part.toLowerCase());
}

function main(): void {
  const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
  const problems = [...sources].flatMap(([path, text]) => vocabularyProblems(path, text));
  for (const problem of problems) console.error(problem);
  console.log(`vocabulary: ${sources.size} files, ${problems.length} problems`);
  if (problems.length > 0 || sources.size === 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
