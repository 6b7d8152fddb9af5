import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const imported = /from '@pomona\/food\/([a-z/-]+)'/g;

/** The modules of `packages/food` that the web app imports, types included. */
function foodModulesOfWeb(): string[] {
  const paths = execFileSync('git', ['ls-files', 'apps/web/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const names = paths.flatMap((path) =>
    [...readFileSync(`${root}/${path}`, 'utf8').matchAll(imported)].map(([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
}

/** The modules that come with a module, those of Node included. */
async function modulesOf(name: string): Promise<string[]> {
  const bundle = await rolldown({
    input: `${root}/packages/food/src/${name}.ts`,
    platform: 'node',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return output.flatMap((chunk) =>
    chunk.type === 'chunk' ? [...Object.keys(chunk.modules), ...chunk.imports] : [],
  );
}

const isServerOnly = (name: string) =>
  name.startsWith('node:') || /\.generated\.json$|\/read-generated\.ts$/.test(name);

describe('the food table stays on the server', () => {
  const names = foodModulesOfWeb();

  it('is asked of the modules that the web app imports', () => {
    expect(names).toContain('amounts/line-head');
  });

  it.each(names)('%s comes without the table and the word lists', async (name) => {
    const modules = await modulesOf(name);
    expect(modules.filter(isServerOnly)).toEqual([]);
  });

  it('finds them where they are', async () => {
    const modules = await modulesOf('lines/line');
    expect(modules.filter(isServerOnly)).toEqual([
      expect.stringContaining('/table/read-generated.ts'),
      'node:fs',
    ]);
  });
});
