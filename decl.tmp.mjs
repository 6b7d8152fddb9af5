import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const W = new Set(process.argv[2].split(','));
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (p) =>
      /^(apps|packages|checks|e2e|bench|scripts)\/.*\.(ts|tsx|mjs)$/.test(p) &&
      !/generated/.test(p),
  );
const split = (s) =>
  s
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((x) => x.toLowerCase());
for (const p of files) {
  const t = readFileSync(p, 'utf8');
  const sf = ts.createSourceFile(p, t, 99, true, p.endsWith('x') ? 4 : 3);
  const lines = t.split('\n');
  const v = (n) => {
    if (
      ts.isIdentifier(n) &&
      split(n.text).some((w) => W.has(w)) &&
      n.parent.name === n &&
      !ts.isPropertyAccessExpression(n.parent)
    ) {
      const l = sf.getLineAndCharacterOfPosition(n.getStart(sf)).line;
      console.log(`${p}:${l + 1} ${n.text}: ${lines[l].trim().slice(0, 110)}`);
    }
    ts.forEachChild(n, v);
  };
  v(sf);
}
