import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { quiet } from '#test/embedded.ts';
import {
  inRoleChange,
  insertAdmin,
  insertMember,
  insertRecipe,
  insertRedeemedGrant,
} from '#test/rows.ts';
import { type OpenDatabase, openDatabase } from './connect.ts';
import { isLastAdmin, isUniqueViolation } from './failures.ts';

let test: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  database = await openDatabase({ url: test.url, dataFolder: '', log: quiet });
});
afterAll(async () => {
  await database.close();
  await test.close();
});

const ask = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('rights in the database', () => {
  it('is_admin changes in a role change and in no other way', async () => {
    const id = await insertMember(database.pool);
    const refused = /is_admin changes only inside a role change/;
    await expect(ask('UPDATE users SET is_admin = true WHERE id = $1', [id])).rejects.toThrow(
      refused,
    );
    await expect(
      ask(
        "INSERT INTO users (id, email, name, preferences, is_admin) VALUES (gen_random_uuid(), 'x@example.org', 'X', '{}', true)",
      ),
    ).rejects.toThrow(refused);
    await inRoleChange(
      database.pool,
      async (client) => {
        await insertRedeemedGrant(client, id);
        await client.query('UPDATE users SET is_admin = true WHERE id = $1', [id]);
      },
      'grant',
    );
    // The permission ended with its transaction, on the same connections.
    await expect(ask('UPDATE users SET is_admin = false WHERE id = $1', [id])).rejects.toThrow(
      refused,
    );
    await ask("UPDATE users SET name = 'Grace' WHERE id = $1", [id]);
    const { rows } = await ask('SELECT name, is_admin FROM users WHERE id = $1', [id]);
    expect(rows).toEqual([{ name: 'Grace', is_admin: true }]);
  });

  it('GRANT-02 danger 3: gives the right only by a grant redeemed in this transaction, or by who has it', async () => {
    const refused = /is_admin changes only inside a role change/;
    const id = await insertMember(database.pool);
    const [admin, other] = [await insertAdmin(database.pool), await insertMember(database.pool)];
    const promote = (reason: string, before: (client: pg.PoolClient) => Promise<unknown>) =>
      inRoleChange(
        database.pool,
        async (client) => {
          await before(client);
          await client.query('UPDATE users SET is_admin = true WHERE id = $1', [id]);
        },
        reason,
      );
    const nothing = async () => {};
    for (const reason of ['on', 'grant', 'admin:', `admin:${other}`, `admin:${id}`, 'seed'])
      await expect(promote(reason, nothing), reason).rejects.toThrow(refused);
    // Somebody else's grant, and one that an earlier transaction redeemed.
    await expect(promote('grant', (client) => insertRedeemedGrant(client, other))).rejects.toThrow(
      refused,
    );
    await insertRedeemedGrant(database.pool, id);
    await expect(promote('grant', nothing)).rejects.toThrow(refused);
    const disable = (client: pg.PoolClient) =>
      client.query('UPDATE users SET is_disabled = true WHERE id = $1', [admin]);
    await insertAdmin(database.pool);
    await expect(promote(`admin:${admin}`, disable)).rejects.toThrow(refused);
    await promote(`admin:${admin}`, nothing);
    expect((await ask('SELECT is_admin FROM users WHERE id = $1', [id])).rows).toEqual([
      { is_admin: true },
    ]);
  });

  it('of two administrators who remove each other at once, one stays, whatever the way', async () => {
    const ways = [
      'UPDATE users SET is_admin = false WHERE id = $1',
      'UPDATE users SET is_disabled = true WHERE id = $1',
      'DELETE FROM users WHERE id = $1',
    ];
    for (const one of ways) {
      for (const other of ways) {
        await inRoleChange(database.pool, async (client) => {
          await client.query("SET LOCAL pomona.removing_demo = 'on'");
          await client.query('DELETE FROM users');
        });
        const [first, second] = [
          await insertAdmin(database.pool),
          await insertAdmin(database.pool),
        ];
        const results = await Promise.all([
          caught(inRoleChange(database.pool, (client) => client.query(one, [first]))),
          caught(inRoleChange(database.pool, (client) => client.query(other, [second]))),
        ]);
        expect(results.filter((error) => error === null)).toHaveLength(1);
        expect(results.filter(isLastAdmin)).toHaveLength(1);
        const left = await ask('SELECT FROM users WHERE is_admin AND NOT is_disabled');
        expect(left.rowCount).toBe(1);
      }
    }
  });

  it('a statement that removes all administrators at once removes none', async () => {
    await insertAdmin(database.pool);
    const error = await caught(
      inRoleChange(database.pool, (client) => client.query('DELETE FROM users')),
    );
    expect(isLastAdmin(error)).toBe(true);
  });

  it('a transaction that looks at an old state may not change administrators', async () => {
    const id = await insertAdmin(database.pool);
    const client = await database.pool.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await client.query("SET LOCAL pomona.role_change = 'on'");
    const change = client.query('UPDATE users SET is_admin = false WHERE id = $1', [id]);
    await expect(change).rejects.toThrow(/read committed/);
    await client.query('ROLLBACK');
    client.release();
  });
});

describe('accounts', () => {
  it('AUTH-10 knows an address again whatever its case, also when two sign up at once', async () => {
    const insert = (email: string) =>
      caught(
        ask(
          "INSERT INTO users (id, email, name, preferences) VALUES (gen_random_uuid(), $1, 'A', '{}')",
          [email],
        ),
      );
    const results = await Promise.all([insert('Zoë@example.org'), insert('zoë@EXAMPLE.org')]);
    expect(results.filter((error) => error === null)).toHaveLength(1);
    expect(results.some((error) => isUniqueViolation(error, 'users_email_unique'))).toBe(true);
    expect(results.some((error) => isUniqueViolation(error, 'another'))).toBe(false);
  });
});

describe('recipes', () => {
  it('LIST-10 holds no label, meal or allergen outside the closed lists', async () => {
    await insertRecipe(database.pool, 'closed-lists');
    const changes = [
      "diet_types = '{Vegan,Magic}'",
      "meal_type = 'Brunch'",
      "cuisine = 'klingon'",
      "allergens = '{Water}'",
      "allergen_details = '{water}'",
      "may_contain = '{water}'",
      "allergen_kinds = '{cashew,water}'",
      "difficulty = 'impossible'",
      'servings = 0',
      "id = 'Not An Address'",
    ];
    for (const change of changes) {
      const error = await caught(ask(`UPDATE recipes SET ${change} WHERE id = 'closed-lists'`));
      expect([change, String(error)]).toEqual([change, expect.stringMatching(/check constraint/)]);
    }
  });

  it('REV-06 REV-07 takes one review a person, and its rating is the mean of its reviews', async () => {
    await insertRecipe(database.pool, 'rated');
    const members = await Promise.all([1, 2, 3].map(() => insertMember(database.pool)));
    const review = (user: string | undefined, stars: number) =>
      ask(
        "INSERT INTO reviews (id, recipe_id, user_id, rating, comment) VALUES (gen_random_uuid(), 'rated', $1, $2, 'Good')",
        [user, stars],
      );
    await Promise.all(members.map((member, index) => review(member, index + 3)));
    const rating = async () =>
      (await ask("SELECT rating::float, review_count FROM recipes WHERE id = 'rated'")).rows[0];
    expect(await rating()).toEqual({ rating: 4, review_count: 3 });
    const again = await caught(review(members[0], 1));
    expect(isUniqueViolation(again, 'reviews_user_recipe_unique')).toBe(true);
    await ask("UPDATE reviews SET rating = 1 WHERE rating = 3 AND recipe_id = 'rated'");
    await ask("DELETE FROM reviews WHERE rating = 5 AND recipe_id = 'rated'");
    expect(await rating()).toEqual({ rating: 2.5, review_count: 2 });
  });

  it('their version grows once with each transaction that changes any, and with no other', async () => {
    const version = async () =>
      Number(
        (await ask("SELECT version FROM data_versions WHERE topic = 'recipes'")).rows[0]?.version,
      );
    const before = await version();
    await insertMember(database.pool);
    expect(await version()).toBe(before);
    await database.db.transaction(async (transaction) => {
      await transaction.execute("UPDATE recipes SET title = title || '!'");
      await transaction.execute("DELETE FROM recipes WHERE id = 'closed-lists'");
    });
    expect(await version()).toBe(before + 1);
    const undone = database.db.transaction(async (transaction) => {
      await transaction.execute("UPDATE recipes SET title = 'x'");
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await version()).toBe(before + 1);
  });

  it('writers of different recipes do not wait for each other', async () => {
    await insertRecipe(database.pool, 'one');
    await insertRecipe(database.pool, 'other');
    await database.db.transaction(async (transaction) => {
      await transaction.execute("UPDATE recipes SET title = 'x' WHERE id = 'one'");
      // On another connection, while the first still holds what it has changed.
      const other = await ask("UPDATE recipes SET title = 'y' WHERE id = 'other'");
      expect(other.rowCount).toBe(1);
    });
  });
});
