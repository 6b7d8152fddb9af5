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

  it('catch a feature that reaches into another', { timeout: 30_000 }, async () => {
    const report = await readPlanted({
      'apps/api/src/features/recipes/store.ts': 'export const rows = 1;\n',
      'apps/api/src/features/publication/service.ts':
        "export { rows } from '../recipes/store.ts';\n",
      'apps/web/src/features/recipes/card.ts': 'export const card = 1;\n',
      'apps/web/src/features/cooking/steps.ts': "export { card } from '../recipes/card.ts';\n",
      'packages/food/src/empty.ts': 'export {};\n',
    });
    expect(report.violations).toEqual([
      'api: features meet at service.ts: apps/api/src/features/publication/service.ts → apps/api/src/features/recipes/store.ts',
      'web: features meet on pages: apps/web/src/features/cooking/steps.ts → apps/web/src/features/recipes/card.ts',
    ]);
  });

  it('catch packages and presenters that know more than contract and food', {
    timeout: 30_000,
  }, async () => {
    const features = 'apps/api/src/features';
    const report = await readPlanted({
      'packages/plating/src/dish.ts': 'export const dish = 1;\n',
      'packages/catalogue/src/read.ts': "export * from '../../plating/src/dish.ts';\n",
      [`${features}/recipes/presenter.ts`]: "export * from '../../platform/clock.ts';\n",
      'apps/api/src/platform/clock.ts': 'export const clock = 1;\n',
    });
    expect(report.violations.toSorted()).toEqual([
      `api: presenters are pure: ${features}/recipes/presenter.ts → apps/api/src/platform/clock.ts`,
      'catalogue knows only contract and food: packages/catalogue/src/read.ts → packages/plating/src/dish.ts',
    ]);
  });

  const upward = {
    'a sub-folder that knows the routes of its feature': [
      'list/columns.ts',
      "export { value } from '../routes.ts';\n",
      'api: sub-folders of a feature know neither its entrances nor its service',
    ],
    'a sub-folder that knows the service of its feature': [
      'search/service.ts',
      "import type { value } from '../service.ts';\nexport type Value = typeof value;\n",
      'api: sub-folders of a feature know neither its entrances nor its service',
    ],
    'a store that knows a service': [
      'store.ts',
      "export { value } from './service.ts';\n",
      'api: stores know no service and no entrance',
    ],
    'a presenter that reads the store': [
      'presenter.ts',
      "export { value } from './list/store.ts';\n",
      'api: only services, stores and seeds call a store',
    ],
  } as const;
  it.each(Object.entries(upward))('catch %s', { timeout: 30_000 }, async (_, planted) => {
    const [path, text, rule] = planted;
    const inRecipes = (file: string) => `apps/api/src/features/recipes/${file}`;
    const report = await readPlanted({
      [inRecipes('routes.ts')]: 'export const value = 1;\n',
      [inRecipes('service.ts')]: 'export const value = 1;\n',
      [inRecipes('list/store.ts')]: 'export const value = 1;\n',
      [inRecipes('presented.ts')]:
        "import type { value } from './list/store.ts';\nexport type Value = typeof value;\n",
      [inRecipes(path)]: text,
      'packages/food/src/empty.ts': 'export {};\n',
    });
    expect(report.violations.map((violation) => violation.split(/: apps/)[0])).toEqual([rule]);
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

  it('catch a planted reader of formats that reaches out', { timeout: 30_000 }, async () => {
    const report = await readPlanted({
      'packages/recipe-formats/src/read.ts':
        "import { request } from 'node:https';\nimport { Worker } from 'node:worker_threads';\nimport { readFile } from 'node:fs/promises';\nexport { dish } from '../../plating/src/dish.ts';\nexport const all = [request, Worker, readFile];\n",
      'packages/plating/src/dish.ts': 'export const dish = 1;\n',
      'apps/web/src/pages/read.ts':
        "export * from '../../../../packages/recipe-formats/src/read.ts';\n",
      'apps/api/src/features/recipes/service.ts':
        "export * from '../../../../../packages/recipe-formats/src/read.ts';\n",
    });
    for (const violation of [
      'recipe-formats knows only contract and food: packages/recipe-formats/src/read.ts → packages/plating/src/dish.ts',
      ...['https', 'worker_threads', 'fs/promises'].map(
        (name) =>
          `recipe-formats reads no file, no network and no database, and starts no worker: packages/recipe-formats/src/read.ts → ${name}`,
      ),
      'web loads contract and food only: apps/web/src/pages/read.ts → packages/recipe-formats/src/read.ts',
      'only features/recipe-exchange loads recipe-formats: apps/api/src/features/recipes/service.ts → packages/recipe-formats/src/read.ts',
    ])
      expect(report.violations).toContain(violation);
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
