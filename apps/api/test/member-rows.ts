import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import {
  accountLinks,
  attempts,
  goals,
  knownDevices,
  knownNetworks,
  passkeyChallenges,
  passkeys,
  sessions,
  users,
} from '#database/tables/accounts.ts';
import { adminGrants } from '#database/tables/admin.ts';
import {
  chatAudit,
  chatMessages,
  chatMutes,
  chatPresences,
  chatProcesses,
  chatReports,
} from '#database/tables/chat.ts';
import { chefCalls } from '#database/tables/chef.ts';
import { favourites } from '#database/tables/favourites.ts';
import {
  cycleStarts,
  glucoseImports,
  glucoseReadings,
  trackingSettings,
} from '#database/tables/glucose.ts';
import {
  drawnCards,
  drawnFiles,
  drawnPictures,
  uploadFiles,
  uploads,
} from '#database/tables/images.ts';
import { archiveParts, archives } from '#database/tables/member-export.ts';
import { recipeShares } from '#database/tables/recipe-shares.ts';
import { recipeVersions } from '#database/tables/recipe-versions.ts';
import { reviews, reviewVotes } from '#database/tables/reviews.ts';
import {
  shoppingAdditions,
  shoppingItemRecipes,
  shoppingItems,
  shoppingLists,
  shoppingShares,
} from '#database/tables/shopping.ts';
import {
  activities,
  meals,
  symptoms,
  wellnessCalls,
  wellnessConsents,
  wellnessRanges,
} from '#database/tables/wellness.ts';
import { insertImport } from './import-rows.ts';
import { insertAudit, insertReviewReports } from './moderation-rows.ts';
import { recipeBodyOf } from './recipe-body.ts';
import { makeRecipe } from './recipes.ts';

/** Twelve hexadecimal digits stand in each id, text and file of the member, so that one search finds whatever is left. */
export const marker = 'c0ffee5eedab';

let made = 0;
function markedId(): string {
  made += 1;
  return `${String(made).padStart(8, '0')}-0000-4000-8000-${marker}`;
}
const bytes = Buffer.from(marker, 'hex');
/** A SHA-256. */
const hashBytes = Buffer.concat([Buffer.alloc(26), bytes]);

/** Rows of a member in every table that can have some. `otherId`: another member. */
export async function insertMemberRows(db: Database, otherId: string): Promise<{ id: string }> {
  const id = markedId();
  const now = new Date('2026-11-20T08:00:00Z');
  const [text, createdAt] = [`text ${marker}`, now];
  const avatarHash = `aaaa${marker}`.padEnd(32, '0');
  await db.insert(users).values({
    ...{ id, email: `${marker}@example.org`, name: text, bio: text, passwordHash: marker },
    avatar: `/api/images/${avatarHash}-512.webp`,
    preferences: { dietary_preferences: [], allergens: [], favorite_cuisines: [] },
  });
  await insertAccess(db, id, now);
  await db.insert(goals).values({ id: markedId(), userId: id, text });
  await db.insert(chefCalls).values({ userId: id, id: markedId(), seed: 1, createdAt });
  const pictureHash = `bbbb${marker}`.padEnd(32, '0');
  await insertPictures(db, { id, avatarHash, pictureHash });
  const own = { author: text, title: text, description: text, ownerId: id };
  const lists = { ingredients: [text], instructions: [text], tags: [text], notes: { swap: text } };
  const nutrition = { coverage: 0, left_out: [text] };
  await makeRecipe(db, { ...own, ...lists, id: `shown-${marker}`, pictureHash, nutrition });
  await makeRecipe(db, { ...own, ...lists, id: `private-${marker}`, publishedAt: null });
  await makeRecipe(db, { ...own, ...lists, id: `deleted-${marker}`, deletedAt: now });
  await db.insert(recipeShares).values({ recipeId: `private-${marker}`, tokenHash: hashBytes });
  await insertWellness(db, id, text);
  await insertShopping(db, id, text);
  await insertExport(db, id, now);
  await insertImport(db, { adminId: id, ids: [markedId(), markedId()], text: marker }, now);
  await insertChat(db, { id, otherId }, now);
  await insertAudit(db, { id, otherId }, now);

  // What they did with what others made, and others with theirs.
  const [recipeId, userId] = [await makeRecipe(db), id];
  await db.insert(favourites).values([
    { userId, recipeId },
    { userId: otherId, recipeId: `shown-${marker}` },
  ]);
  const saved = { version: 1, savedAt: createdAt };
  const recipeTextOf = (title: string) => ({ ...recipeBodyOf({ title }), rest_time: 0 });
  await db.insert(recipeVersions).values([
    { ...saved, recipeId: `shown-${marker}`, text: recipeTextOf(text), editorId: otherId },
    { ...saved, recipeId, text: recipeTextOf('It stays.'), editorId: id },
  ]);
  const review = { rating: 4, comment: 'It stays.', createdAt };
  const [mine, theirs] = [randomUUID(), randomUUID()];
  await db.insert(reviews).values([
    { ...review, id: mine, recipeId, userId },
    { ...review, id: theirs, recipeId, userId: otherId, rating: 2 },
    { ...review, id: markedId(), recipeId: `shown-${marker}`, userId: otherId },
  ]);
  await db.insert(reviewVotes).values([
    { reviewId: theirs, userId, createdAt },
    { reviewId: mine, userId: otherId, createdAt },
  ]);
  const report = { id: markedId(), comment: marker };
  await insertReviewReports(db, { id, otherId, recipeId, mine, theirs, report }, now);
  return { id };
}

async function insertAccess(db: Database, userId: string, now: Date): Promise<void> {
  const expiresAt = new Date('2026-12-20T08:00:00Z');
  const times = { createdAt: now, lastUsedAt: now, expiresAt };
  await db.insert(adminGrants).values({ id: markedId(), userId, createdAt: now, expiresAt });
  await db
    .insert(sessions)
    .values({ id: markedId(), userId, tokenHash: hashBytes, userAgent: marker, ...times });
  await db.insert(passkeys).values({
    ...{ id: markedId(), userId, credentialId: marker, publicKey: bytes, signCount: 0 },
    ...{ name: marker, createdAt: now },
  });
  await db.insert(passkeyChallenges).values({ challenge: marker, userId, expiresAt });
  await db.insert(knownDevices).values({ userId, deviceHash: hashBytes, lastUsedAt: now });
  await db.insert(accountLinks).values({
    ...{ tokenHash: hashBytes, userId, purpose: 'restore-email', createdAt: now, expiresAt },
    formerEmail: `former-${marker}@example.org`,
  });
  await db.insert(knownNetworks).values({ userId, networkHash: hashBytes, lastUsedAt: now });
  const counted = { windowStart: now, count: 1 };
  await db.insert(attempts).values([
    { key: `sign-in:account:${userId}`, ...counted },
    { key: `sign-in:both:192.0.2.0:${userId}`, ...counted },
  ]);
}

async function insertPictures(
  db: Database,
  { id, avatarHash, pictureHash }: { id: string; avatarHash: string; pictureHash: string },
): Promise<void> {
  const common = { colour: '#123456', ownerId: id, bytes: 6 };
  const unusedHash = `cccc${marker}`.padEnd(32, '0');
  await db.insert(uploads).values([
    { ...common, hash: avatarHash, kind: 'portrait' },
    { ...common, hash: pictureHash, kind: 'recipe' },
    { ...common, hash: unusedHash, kind: 'recipe' },
  ]);
  const file = { width: 512, format: 'webp', bytes };
  await db
    .insert(uploadFiles)
    .values([avatarHash, pictureHash, unusedHash].map((hash) => ({ hash, ...file })));
  await db.insert(drawnPictures).values({ hash: pictureHash });
  await db.insert(drawnFiles).values({ hash: pictureHash, ...file });
  await db.insert(drawnCards).values({ subject: pictureHash, hash: marker, pictureHash, bytes });
}

/** The words stay, like those of reviews. */
async function insertChat(
  db: Database,
  { id, otherId }: { id: string; otherId: string },
  createdAt: Date,
): Promise<void> {
  const body = 'It stays.';
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const common = { body, createdAt };
  await db.insert(chatMessages).values([
    { ...common, id: mine, sequence: 1, revision: 1, userId: id, clientId: randomUUID() },
    { ...common, id: theirs, sequence: 2, revision: 2, userId: otherId, clientId: randomUUID() },
  ]);
  const report = { ...common, reason: 'rude' as const };
  const decided = { decision: 'keep' as const, decidedAt: createdAt, decidedBy: id };
  await db.insert(chatReports).values([
    { ...report, id: markedId(), messageId: theirs, reporterId: id, comment: marker },
    { ...report, id: randomUUID(), messageId: mine, reporterId: otherId, ...decided },
  ]);
  await db.insert(chatMutes).values([
    { userId: id, until: createdAt, reason: marker },
    { userId: otherId, until: createdAt, mutedBy: id },
  ]);
  await db.insert(chatAudit).values([
    { id: randomUUID(), at: createdAt, adminId: otherId, action: 'member_muted', memberId: id },
    { id: randomUUID(), at: createdAt, adminId: id, action: 'member_muted', memberId: otherId },
  ]);
  const processId = randomUUID();
  await db.insert(chatProcesses).values({ id: processId, expiresAt: createdAt });
  await db.insert(chatPresences).values({ processId, userId: id });
}

async function insertExport(db: Database, userId: string, now: Date): Promise<void> {
  const archiveId = markedId();
  await db.insert(archives).values({
    ...{ userId, id: archiveId, state: 'ready', language: 'en', origin: 'https://pomona.test' },
    ...{ requestedAt: now, touchedAt: now, readyAt: now },
  });
  await db.insert(archiveParts).values({ archiveId, number: 0, bytes });
}

async function insertWellness(db: Database, userId: string, text: string): Promise<void> {
  const entry = { userId, day: '2026-11-20' };
  const own = () => ({ ...entry, id: markedId() });
  await db.insert(wellnessConsents).values({ userId, version: '2026-11', givenAt: new Date() });
  await db.insert(symptoms).values({ ...own(), type: 'energy', level: 5, notes: text });
  await db.insert(activities).values({ ...own(), type: 'Walking', minutes: 5, notes: text });
  const eaten = { eatenAt: new Date(), title: text, servings: 1, figures: {} };
  await db.insert(meals).values({ ...own(), ...eaten, recipeId: `shown-${marker}` });
  await db.insert(wellnessRanges).values({ userId, ranges: {}, updatedAt: new Date() });
  await db.insert(wellnessCalls).values({ userId, id: markedId(), createdAt: new Date() });
  await db.insert(trackingSettings).values({ userId, glucose: true, cycle: true });
  await db.insert(cycleStarts).values({ userId, day: entry.day });
  const importId = markedId();
  const file = { format: 'contour', unit: 'mg/dL', timeZone: 'UTC' } as const;
  await db.insert(glucoseImports).values({ id: importId, userId, fileHash: hashBytes, ...file });
  const reading = { measuredAt: new Date(), mgDl: 104, unit: 'mg/dL', source: 'meter' } as const;
  await db.insert(glucoseReadings).values({ ...own(), ...reading, importId });
}

async function insertShopping(db: Database, userId: string, text: string): Promise<void> {
  const [listId, itemId] = [markedId(), markedId()];
  await db.insert(shoppingLists).values({ id: listId, userId });
  await db.insert(shoppingShares).values({ listId, tokenHash: hashBytes, createdAt: new Date() });
  await db
    .insert(shoppingItems)
    .values({ id: itemId, listId, item: text, quantity: text, addedBy: userId, checkedBy: userId });
  const request = { itemId, recipeId: `shown-${marker}`, servings: 2, lines: [text] };
  await db.insert(shoppingItemRecipes).values({ ...request, language: 'en' });
  await db.insert(shoppingAdditions).values({ listId, id: markedId(), itemId });
}

/** The rows of each table of all schemas in which the text stands, as PostgreSQL writes them. */
export async function tablesWith(
  pool: { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> },
  text: string,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of await listAllTables(pool)) {
    const { rows } = await pool.query(
      `SELECT t::text AS row FROM ${table} AS t WHERE strpos(lower(t::text), lower($1)) > 0`,
      [text],
    );
    if (rows.length > 0)
      found.set(
        table,
        rows.map(({ row }) => String(row)),
      );
  }
  return found;
}

type Asks = Parameters<typeof tablesWith>[0];

export async function listAllTables(pool: Asks): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
       ORDER BY 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** Tables that refer to people by foreign keys, directly or through others. */
export async function listTablesOfPeople(pool: Asks): Promise<string[]> {
  const { rows } = await pool.query(
    `WITH RECURSIVE referring (id) AS (
       SELECT 'public.users'::regclass::oid
       UNION SELECT c.conrelid FROM pg_constraint c JOIN referring r ON r.id = c.confrelid WHERE c.contype = 'f'
     )
     SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM referring r JOIN pg_class c ON c.oid = r.id JOIN pg_namespace n ON n.oid = c.relnamespace
       ORDER BY 1`,
  );
  return rows.map(({ name }) => String(name));
}
