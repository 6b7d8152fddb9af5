import type { AdminAction } from '@pomona/contract/admin/audit';
import type { ownGrant } from '@pomona/contract/admin/grants';
import type * as z from 'zod/mini';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isRoleRefused } from '#database/failures.ts';
import { AppError } from '#platform/errors.ts';
import { type Member, type Viewer, viewerIdOf } from '#platform/http/security/viewer.ts';
import { updateRole } from '../administration/store.ts';
import type { Attempts } from '../attempts/service.ts';
import type { Sessions } from '../sessions/service.ts';
import { roleReasonOf } from './reasons.ts';
import {
  findGrantAccount,
  findGrantCaller,
  type GrantAccount,
  hasOpenGrant,
  redeemGrant,
} from './store.ts';

/** Writes down who did what with whom, in the transaction that did it. */
export type GrantRecorder = (
  transaction: Database,
  entry: { adminId: string | null; action: AdminAction; memberId: string | null },
) => Promise<void>;

export interface Grants {
  readOwnGrant(viewer: Member): Promise<z.infer<typeof ownGrant>>;
  /**
   * Makes the account with this e-mail an administrator. Whatever stands against it, it throws the same `grant_refused` after the same work;
   * beyond the limit `too_many_requests`.
   */
  redeem(
    viewer: Viewer,
    to: { email: string; address: string },
    record: GrantRecorder,
  ): Promise<void>;
}

interface GrantsParts {
  database: Database;
  databaseClock: DatabaseClock;
  attempts: Pick<Attempts, 'countGrant'>;
  sessions: Pick<Sessions, 'forgetMember'>;
}

/** Of no session, account or grant: what does not exist is looked for as well, so that it takes as long. */
const nobody = '00000000-0000-4000-8000-000000000000';

const maxEmailLength = 254;

export function createGrants(parts: GrantsParts): Grants {
  const { database, databaseClock, attempts, sessions } = parts;

  /** The action that was done, or `null`. */
  async function perform(
    transaction: Database,
    target: GrantAccount | null,
    by: { reason: 'grant' | 'admin' | null; callerId: string | null },
  ): Promise<AdminAction | null> {
    const id = by.reason === null || target === null ? nobody : target.id;
    const isRedeemed = await redeemGrant(transaction, id, databaseClock());
    if (by.reason === null || target === null) return null;
    if (by.reason === 'grant' && !isRedeemed) return null;
    const reason = by.reason === 'grant' ? 'grant' : (`admin:${by.callerId}` as const);
    if (!target.isAdmin) await updateRole(transaction, target.id, { isAdmin: true, reason });
    return by.reason === 'grant' ? 'grant_redeemed' : 'admin_made';
  }

  return {
    async readOwnGrant({ id, sessionId }) {
      const now = databaseClock();
      const [isOpen, caller] = await Promise.all([
        hasOpenGrant(database, id, now),
        findGrantCaller(database, sessionId, now),
      ]);
      return { is_open: isOpen, needs_sign_in: isOpen && caller?.isRecent !== true };
    },

    async redeem(viewer, { email, address }, record) {
      const viewerId = viewerIdOf(viewer);
      await attempts.countGrant(viewerId, address);
      const now = databaseClock();
      const sessionId = viewer.kind === 'member' ? viewer.sessionId : nobody;
      const [target, caller] = await Promise.all([
        findGrantAccount(database, email.trim().slice(0, maxEmailLength)),
        findGrantCaller(database, sessionId, now),
      ]);
      const by = { reason: roleReasonOf(caller, target), callerId: viewerId };
      const people = { adminId: viewerId, memberId: target?.id ?? null };
      const refuse = () => record(database, { ...people, action: 'grant_refused' });
      const isDone = await database
        .transaction(async (transaction) => {
          const action = await perform(transaction, target, by);
          if (action !== null) await record(transaction, { ...people, action });
          return action !== null;
        })
        .catch((cause: unknown) => {
          if (isRoleRefused(cause)) return false;
          throw cause;
        });
      if (!isDone) {
        await refuse();
        throw new AppError('grant_refused');
      }
      await sessions.forgetMember(target?.id ?? nobody);
    },
  };
}
