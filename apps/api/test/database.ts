import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  close(): Promise<void>;
}

/** A database of its own with nothing in it, not even tables. */
export const createEmptyDatabase = (): Promise<TestDatabase> => cloneOf('template0');

/** A fresh database of its own, migrated and empty: a clone of the template that takes some 50 ms. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  cloneOf(new URL(inject('templateUrl')).pathname.slice(1));

async function cloneOf(templateName: string): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new URL(inject('superuserUrl'));
  admin.pathname = '/postgres';
  await query(
    admin,
    `CREATE DATABASE ${name} OWNER ${template.username} TEMPLATE ${templateName} STRATEGY file_copy`,
  );
  const url = new URL(template);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    close: () => query(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function query(url: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
