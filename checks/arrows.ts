// `npm run check:arrows`: who may import whom. Exits 1 on a violation, and when nothing was read at all.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { arrows } from './arrows.config.ts';

export interface ArrowReport {
  /** Modules read; 0 means that the tool could not read TypeScript. */
  modules: number;
  violations: string[];
}

/** Reads the imports below `folders` of the tree at `root` and holds them against the arrows. */
export async function readArrows(root: string, folders: string[]): Promise<ArrowReport> {
  const { forbidden = [], options = {} } = arrows;
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  const result = output as ICruiseResult;
  return {
    modules: result.summary.totalCruised,
    violations: result.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
    ),
  };
}

async function main(): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { modules, violations } = await readArrows(root, ['apps', 'packages', 'checks']);
  for (const violation of violations) console.error(violation);
  console.log(`arrows: ${modules} modules, ${violations.length} violations`);
  if (violations.length > 0 || modules === 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
