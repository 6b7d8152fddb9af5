import { createHash } from 'node:crypto';
import type { Preferences } from '@pomona/contract/accounts';
import type { ConfigReply } from '@pomona/contract/system';
import type { Database } from '#database/connect.ts';
import { findEnterableDemoEmails, removeDemoUsers } from './store.ts';

/** Published passwords: the accounts exist only where the configuration asks for them, and are useless where it does not. */
export const demoMember = {
  email: 'demo@pomona.example',
  password: 'pomona-demo',
  name: 'Demo Cook',
} as const;
export const demoAdmin = {
  email: 'admin@pomona.example',
  password: 'pomona-admin',
  name: 'Demo Admin',
} as const;

/** Which of them are achieved is in the wellness data. */
export const demoGoals = [
  'Cook at home four evenings a week',
  'Be in bed by half past ten',
  'Move for half an hour on five days a week',
  'Eat beans or lentils three times a week',
  'Take lunch to work instead of buying it',
] as const;

export const demoMemberProfile = {
  bio: 'I cook after work and want it on the table within the hour. This is the member of the demonstration: look around.',
  preferences: {
    dietary_preferences: ['Mediterranean', 'High-Fiber'],
    allergens: ['Shellfish'],
    favorite_cuisines: ['mediterranean', 'indian'],
  } satisfies Omit<Preferences, 'health_goals'>,
};

/** They write the demonstration's reviews; nobody can sign in to them. */
export const demoReviewers = {
  ines: 'Inés',
  tom: 'Tom',
  aylin: 'Aylin',
  grace: 'Grace',
  mathieu: 'Mathieu',
  priya: 'Priya',
  kenji: 'Kenji',
  amara: 'Amara',
  lukas: 'Lukas',
  mei: 'Mei',
  diego: 'Diego',
  leila: 'Leïla',
} as const;
export type DemoReviewer = keyof typeof demoReviewers;
export const demoReviewerNames = [
  'ines',
  'tom',
  'aylin',
  'grace',
  'mathieu',
  'priya',
  'kenji',
  'amara',
  'lukas',
  'mei',
  'diego',
  'leila',
] as const satisfies DemoReviewer[];

export type DemoAccounts = Pick<ConfigReply, 'demo' | 'demo_admin'>;

/** For the sign-in page (AUTH-04). */
export async function findDemoAccounts(database: Database): Promise<DemoAccounts> {
  const emails = await findEnterableDemoEmails(database);
  const published = ({ email, password }: typeof demoMember | typeof demoAdmin) =>
    emails.includes(email) ? { email, password } : null;
  return { demo: published(demoMember), demo_admin: published(demoAdmin) };
}

/**
 * Deletes every demonstration account with its reviews, and all its other rows by foreign keys; the next start does not bring
 * them back. Returns their number.
 */
export function removeDemo(database: Database): Promise<number> {
  return removeDemoUsers(database);
}

/** The same id for the same name on every machine: UUID version 8 (RFC 9562). */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`pomona demo ${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export const demoReviewerId = (reviewer: DemoReviewer) => demoId(`reviewer ${reviewer}`);
