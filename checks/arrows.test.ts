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

  it('catch features, product and ui that know what lies above them', {
    timeout: 30_000,
  }, async () => {
    const report = await readPlanted({
      'apps/web/src/features/cooking/steps.ts': "import '../recipes/card.ts';\n",
      'apps/web/src/features/recipes/card.ts': 'export const card = 1;\n',
      'apps/web/src/product/diet-badge.ts': "import '../features/recipes/card.ts';\n",
      'apps/web/src/ui/chip.ts': "import '../product/diet-icons.ts';\n",
      'apps/web/src/product/diet-icons.ts': 'export const icons = 1;\n',
      'apps/web/src/ui/tile.ts': "import '../../../../packages/food/src/diets.ts';\n",
      'packages/food/src/diets.ts': 'export const diets = 1;\n',
    });
    const folder = 'apps/web/src';
    expect(report.violations.toSorted()).toEqual([
      `web: features meet on pages: ${folder}/features/cooking/steps.ts → ${folder}/features/recipes/card.ts`,
      `web: product knows no feature, page or app: ${folder}/product/diet-badge.ts → ${folder}/features/recipes/card.ts`,
      `web: ui knows nothing of the product: ${folder}/ui/chip.ts → ${folder}/product/diet-icons.ts`,
      `web: ui knows nothing of the product: ${folder}/ui/tile.ts → packages/food/src/diets.ts`,
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
