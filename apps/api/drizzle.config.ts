import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name=<what>` in `apps/api` writes the SQL that brings a database to `tables/`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/*.ts',
  out: './src/database/migrations',
});
