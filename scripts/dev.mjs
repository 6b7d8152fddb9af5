// `npm run dev`: the API restarts and the page reloads on every change. Open the address that Vite prints.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = [
  'node_modules/concurrently/dist/bin/concurrently.js',
  '--kill-others',
  '--names=api,web',
  '--prefix-colors=green,yellow',
  'node node_modules/tsx/dist/cli.mjs watch --clear-screen=false apps/api/src/main.ts',
  'cd apps/web && node ../../node_modules/vite/bin/vite.js',
];
const child = spawn(process.execPath, command, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
child.on('exit', (code) => process.exit(code ?? 1));
