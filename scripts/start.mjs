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
await import('../apps/api/dist/main.js');
