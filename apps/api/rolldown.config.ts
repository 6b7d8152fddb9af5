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

/**
 * One character beyond Latin-1 makes a module's text, which Node keeps, take two bytes for each of its characters. In `String.raw`
 * the escape stays text, which a regular expression reads as the same character: there it must go into one.
 */
const oneByte: Plugin = {
  name: 'one-byte',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escaped);
  },
};

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Our own code in one folder; whatever comes from npm stays where npm put it (some of it is native). */
export default defineConfig({
  input: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path))),
  platform: 'node',
  tsconfig: false,
  plugins: [foodTableFiles, oneByte],
  external: (id) => !/^(?:\.|\/|#|@pomona\/|[A-Za-z]:\\)/.test(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
});
