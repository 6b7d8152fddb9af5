import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type Asks = Pick<pg.Pool, 'query'>;

/** A member, straight into the table. Gives back the id. */
export async function insertMember(pool: Asks): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `INSERT INTO users (id, email, name, preferences) VALUES ($1, $1::uuid || '@example.org', 'Ada', '{}')`,
    [id],
  );
  return id;
}

/** An administrator, by a grant that is redeemed at once. */
export async function insertAdmin(pool: pg.Pool): Promise<string> {
  const id = await insertMember(pool);
  await inRoleChange(
    pool,
    async (client) => {
      await insertRedeemedGrant(client, id);
      await client.query('UPDATE users SET is_admin = true WHERE id = $1', [id]);
      await client.query('DELETE FROM admin_grants WHERE user_id = $1', [id]);
    },
    'grant',
  );
  return id;
}

export const insertRedeemedGrant = (pool: Asks, userId: string) =>
  pool.query(
    `INSERT INTO admin_grants (id, user_id, created_at, expires_at, redeemed_at, redeemed_in)
     VALUES (gen_random_uuid(), $1, now(), now(), now(), pg_current_xact_id()::text)`,
    [userId],
  );

/** One transaction that may change who is an administrator, as far as the reason reaches. */
export async function inRoleChange<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  reason = 'on',
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT set_config('pomona.role_change', $1, true)", [reason]);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** A recipe of the catalogue, straight into the table. */
export async function insertRecipe(pool: Asks, id: string): Promise<void> {
  await pool.query(
    `INSERT INTO recipes (id, title, description, difficulty, meal_type, cuisine, prep_minutes, cook_minutes, servings,
       ingredients, instructions, tags, author, nutrition, diet_types, labels, allergens, allergen_details, sources, computed_with)
     VALUES ($1, 'Crème "brûlée", 100 %', E'line\\nline', 'easy', 'Snack', NULL, 5, 0, 2,
       '{"1 egg","{curly}, \\"quoted\\""}', '{}', '{NULL_is_a_word,"null"}', 'Ada', '{"calories": 12.50, "note": null}',
       '{Vegan}', '[]', '{}', '{}', '[]', 'v1')`,
    [id],
  );
}
