import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readArrows } from './arrows.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function readPlanted(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return await readArrows(folder, ['apps', 'packages']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the arrows of the architecture', () => {
  it('hold in this tree', { timeout: 60_000 }, async () => {
    const report = await readArrows(root, ['apps', 'packages', 'checks']);
    expect(report.modules).toBeGreaterThan(100);
    expect(report.violations).toEqual([]);
  });

  it('catch a planted violation, a type import included', { timeout: 30_000 }, async () => {
    const report = await readPlanted({
      'packages/food/src/grams.ts':
        "import type { Viewer } from '../../../apps/api/src/platform/viewer.ts';\nexport type Grams = Viewer;\n",
      'apps/api/src/platform/viewer.ts':
        "import '../features/recipes/store.ts';\nexport type Viewer = string;\n",
      'apps/api/src/features/recipes/store.ts': 'export const rows = 1;\n',
      'apps/web/src/ui/button.ts': "export * from '../pages/home.ts';\n",
      'apps/web/src/pages/home.ts': 'export const home = 1;\n',
    });
    expect(report.violations.map((violation) => violation.split(':')[0])).toEqual(
      expect.arrayContaining(['food stands alone', 'api', 'web']),
    );
  });

  it('catch a planted module of Node in the rules of food', { timeout: 30_000 }, async () => {
    const report = await readPlanted({
      'packages/food/src/lines/line.ts': "import 'node:fs';\nexport const line = 1;\n",
      'packages/food/src/table/read-generated.ts': "import 'node:fs';\nexport const file = 1;\n",
      'apps/api/src/empty.ts': 'export {};\n',
    });
    expect(report.violations).toEqual([expect.stringContaining('food reads files in one place')]);
  });

  it('catch a planted import against the order of the folders of food', {
    timeout: 30_000,
  }, async () => {
    const report = await readPlanted({
      'packages/food/src/foods/names.ts':
        "import type { Line } from '../lines/line.ts';\nexport type Name = Line;\n",
      'packages/food/src/lines/line.ts': 'export type Line = string;\n',
      'apps/api/src/empty.ts': 'export {};\n',
    });
    expect(report.violations).toEqual([
      expect.stringContaining('food: foods knows no other folder'),
    ]);
  });

  it('catch a planted cycle', { timeout: 30_000 }, async () => {
    const report = await readPlanted({
      'packages/food/src/a.ts': "import './b.ts';\nexport const a = 1;\n",
      'packages/food/src/b.ts': "import './a.ts';\nexport const b = 1;\n",
      'apps/api/src/empty.ts': 'export {};\n',
    });
    expect(report.violations.some((violation) => violation.startsWith('no cycles'))).toBe(true);
  });
});
