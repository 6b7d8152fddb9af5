import type { Preferences } from '@pomona/contract/accounts';
import { maximumGoalLength } from '@pomona/contract/constants';
import { type Language, languages } from '@pomona/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, citext, instant, isOneOf } from './columns.ts';

/** Goals have a table of their own. */
export type StoredPreferences = Omit<Preferences, 'health_goals'>;

/** People with an account. `is_admin` changes only inside a role change (see migration 0037). */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: citext('email').notNull().unique('users_email_unique'),
    name: text('name').notNull(),
    bio: text('bio').notNull().default(''),
    avatar: text('avatar'),
    /** argon2id in PHC form; null for accounts that nobody can sign in to. */
    passwordHash: text('password_hash'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Belongs to the demonstration data and goes with it. */
    isDemo: boolean('is_demo').notNull().default(false),
    preferences: jsonb('preferences').$type<StoredPreferences>().notNull(),
    /** The member has deleted the account: it goes then, unless they sign in before. Nobody sees them any more. */
    erasureAt: instant('erasure_at'),
    /** Of the last sign-in from a known place: mails are written in it. */
    language: text('language').$type<Language>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_erasure_at_index').on(table.erasureAt).where(sql`${table.erasureAt} is not null`),
    check('users_language', isOneOf(table.language, languages)),
    check('users_email_length', sql`length(${table.email}) <= 254`),
    check('users_name_length', sql`length(${table.name}) between 1 and 80`),
    check('users_bio_length', sql`length(${table.bio}) <= 500`),
  ],
);

interface StateColumns {
  isDisabled: AnyPgColumn;
  erasureAt: AnyPgColumn;
}

/** Others see the member: the account is neither disabled nor deleted. */
export const isActive = ({ isDisabled, erasureAt }: StateColumns): SQL<boolean> =>
  sql<boolean>`(not ${isDisabled} and ${erasureAt} is null)`;

/** What members want to reach (PROF-04): health data, read by their owner only (ROLE-04). */
export const goals = pgTable(
  'goals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    achievedAt: instant('achieved_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('goals_user_text_unique').on(table.userId, table.text),
    check(
      'goals_text_length',
      sql`length(${table.text}) between 1 and ${sql.raw(String(maximumGoalLength))}`,
    ),
  ],
);

/** Signed-in browsers. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique('sessions_token_hash_unique'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** The absolute end, however much it is used. */
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    addressPrefix: text('address_prefix').notNull().default(''),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
    check('sessions_token_hash_length', sql`octet_length(${table.tokenHash}) = 32`),
  ],
);

/** Public keys of passkeys (WebAuthn); the private ones never leave the member's devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    publicKey: bytea('public_key').notNull(),
    /** Signatures so far, as the device counts them; 0 where it does not. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('passkeys_user_id_index').on(table.userId),
    check('passkeys_name_length', sql`length(${table.name}) between 1 and 60`),
  ],
);

/** Random values that a passkey has to sign, each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Whose new passkey signs it; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at_index').on(table.expiresAt)],
);

export const accountLinkPurposes = ['reset-password', 'restore-email'] as const;

/** One-time links by mail or from an administrator. The token itself is never stored, only its SHA-256. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: accountLinkPurposes }).notNull(),
    /** What a change of e-mail goes back to. */
    formerEmail: citext('former_email'),
    /** Of the change of e-mail, or of the link. */
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('account_links_user_id_index').on(table.userId),
    index('account_links_former_email_index').on(table.formerEmail),
    index('account_links_expires_at_index').on(table.expiresAt),
    check('account_links_token_hash_length', sql`octet_length(${table.tokenHash}) = 32`),
    check(
      'account_links_purpose',
      sql`${table.purpose} = 'reset-password' and ${table.formerEmail} is null
        or ${table.purpose} = 'restore-email' and ${table.formerEmail} is not null`,
    ),
  ],
);

/** Where a member has signed in from: failures elsewhere don't refuse them there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of member and network: an address says where somebody lives. */
    networkHash: bytea('network_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.networkHash] })],
);

/** What a member has signed in with: a sign-in with anything else, from elsewhere, is announced by mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of member, browser, operating system and the network's provider. */
    deviceHash: bytea('device_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** How often somebody tried, by account or address, within one window of time. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('attempts_window_start_index').on(table.windowStart),
  ],
);
