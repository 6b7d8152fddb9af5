import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'rolldown';

const entries = {
  main: 'src/main.ts',
  cli: 'src/database/cli.ts',
  'demo-cli': 'src/demo-cli.ts',
  'admin-cli': 'src/admin-cli.ts',
  'read-worker': 'src/features/recipe-exchange/importing/read-worker.ts',
  'archive-worker': 'src/features/recipe-exchange/archives/archive-worker.ts',
  'write-worker': 'src/features/recipe-exchange/exporting/write-worker.ts',
  'glucose-worker': 'src/features/wellness/glucose/files/glucose-worker.ts',
  'cook-worker': 'src/features/chef/thread/cook-worker.ts',
  'render-worker': 'src/features/images/render/render-worker.ts',
};

const foodTable = '../../packages/food/src/table';

/** The food table is read at run time, from beside the code that reads it. */
const foodTableFiles: Plugin = {
  name: 'food-table-files',
  buildStart() {
    for (const fileName of readdirSync(foodTable).filter((name) => name.endsWith('.json')))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(`${foodTable}/${fileName}`) });
  },
};

/** Our own code in one folder; whatever comes from npm stays where npm put it (some of it is native). */
export default defineConfig({
  input: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path))),
  platform: 'node',
  tsconfig: false,
  plugins: [foodTableFiles],
  external: (id) => !/^(?:\.|\/|#|@pomona\/|[A-Za-z]:\\)/.test(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
});
