import { existsSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const entries = {
  main: 'src/main.ts',
  cli: 'src/database/cli.ts',
  'demo-cli': 'src/demo-cli.ts',
  'read-worker': 'src/features/recipe-exchange/importing/read-worker.ts',
  'render-worker': 'src/features/images/render/render-worker.ts',
};

/** Our own code in one folder; whatever comes from npm stays where npm put it (some of it is native). */
export default defineConfig({
  input: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path))),
  platform: 'node',
  tsconfig: false,
  external: (id) => !/^(?:\.|\/|#|@pomona\/|[A-Za-z]:\\)/.test(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
});
