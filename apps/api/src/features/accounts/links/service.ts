import { hash } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import {
  findUsableLink,
  insertLink,
  isReservedEmail,
  type LinkPurpose,
  type UsableLink,
} from './store.ts';

/** One-time links; each is shown once and not stored. */
export interface AccountLinks {
  /** A path of the site. By mail it is there at once; from an administrator it goes by hand. */
  makeResetLink(
    userId: string,
    by: 'mail' | 'administrator',
    transaction?: Database,
  ): Promise<string>;
  makeRestoreLink(change: {
    userId: string;
    formerEmail: string;
    changedAt: Date;
  }): Promise<string>;
  /** Throws `link_invalid` where it is unknown, used or expired, or nobody may sign in to its account. */
  requireLink(token: string, purpose: LinkPurpose): Promise<UsableLink>;
  /** Somebody else than `userId` can still go back to this e-mail. */
  isReservedEmail(email: string, userId?: string): Promise<boolean>;
}

interface LinksParts {
  database: Database;
  clock: Clock;
  random: RandomSource;
}

const hour = 60 * 60_000;

export const resetLinkMilliseconds = { mail: 2 * hour, administrator: 24 * hour } as const;
export const restoreLinkMilliseconds = 7 * 24 * hour;

const tokenBytes = 32;

/** The token stands behind `#`: browsers send it to no server, so that it is in no log. */
const pathOf: Readonly<Record<LinkPurpose, string>> = {
  'reset-password': '/reset-password',
  'restore-email': '/restore-email',
};

export const tokenOf = (link: string): string => link.slice(link.indexOf('#') + 1);

export function createAccountLinks(parts: LinksParts): AccountLinks {
  const { database, clock, random } = parts;

  async function make(
    link: {
      userId: string;
      purpose: LinkPurpose;
      formerEmail?: string;
      createdAt: Date;
      milliseconds: number;
    },
    transaction = database,
  ): Promise<string> {
    const { milliseconds, ...row } = link;
    const token = random(tokenBytes).toString('base64url');
    const expiresAt = new Date(row.createdAt.getTime() + milliseconds);
    await insertLink(
      transaction,
      { ...row, tokenHash: hashOf(token), expiresAt },
      new Date(clock()),
    );
    return `${pathOf[row.purpose]}#${token}`;
  }

  return {
    makeResetLink: (userId, by, transaction) =>
      make(
        {
          userId,
          purpose: 'reset-password',
          createdAt: new Date(clock()),
          milliseconds: resetLinkMilliseconds[by],
        },
        transaction,
      ),

    makeRestoreLink: ({ userId, formerEmail, changedAt }) =>
      make({
        userId,
        purpose: 'restore-email',
        formerEmail,
        createdAt: changedAt,
        milliseconds: restoreLinkMilliseconds,
      }),

    async requireLink(token, purpose) {
      const key = { tokenHash: hashOf(token), purpose };
      const link = await findUsableLink(database, key, new Date(clock()));
      if (link === null || link.isDisabled || link.isDemo) throw new AppError('link_invalid');
      return link;
    },

    isReservedEmail: (email, userId) =>
      isReservedEmail(database, { email, userId, now: new Date(clock()) }),
  };
}

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
