import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const source = /^(apps|packages|checks|e2e|bench|attack|faults|scripts)\/.*\.(ts|tsx|mjs)$/;
const generated = /\.generated\.|\.d\.m?ts$/;

export const isTest = (path: string) => /\.test\.tsx?$|\/test\//.test(path);

/** Every source file that git knows or would add, by path from the root. */
export function readSources(root: string): Map<string, string> {
  const list = ['ls-files', '-co', '--exclude-standard', '--deduplicate'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n');
  const removed = execFileSync('git', ['ls-files', '-d'], { cwd: root, encoding: 'utf8' });
  const gone = new Set(removed.split('\n'));
  return new Map(
    paths
      .filter((path) => source.test(path) && !generated.test(path) && !gone.has(path))
      .map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]),
  );
}

export function parsed(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** The comments of a file: where each begins, and its text. */
export function commentsIn(file: ts.SourceFile): Map<number, string> {
  const { text } = file;
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    // The text of JSX may look like a comment.
    if (ts.isJsxText(node)) return;
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end));
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  return found;
}
