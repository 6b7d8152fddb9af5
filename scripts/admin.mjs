// `npm run admin -- <what>`, with the server's own bundle.
import { build } from './build.mjs';

try {
  await build();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
await import('../apps/api/dist/admin-cli.js');
