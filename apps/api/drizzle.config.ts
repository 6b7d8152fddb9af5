import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w apps/api -- --name=<what>` writes the SQL that brings a database to `tables/`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/*.ts',
  out: './src/database/migrations',
});
