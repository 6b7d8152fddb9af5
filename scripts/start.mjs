// `npm start`: builds what changed, then becomes the server. `--role=web|jobs` and the like are passed on.
import { build } from './build.mjs';

console.log('Pomona');
try {
  await build();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
stopWithNpm();
await import('../apps/api/dist/main.js');

/** At a signal npm ends the shell that it started, not what runs in it. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
