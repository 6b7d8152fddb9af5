import type { Database } from '#database/connect.ts';
import { isLastAdmin } from '#database/failures.ts';
import { AppError } from '#platform/errors.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { rightsChanged } from '../sessions/recent.ts';
import { updateRole } from './store.ts';

export interface Roles {
  /** Throws `not_found` where there is no such member. */
  makeAdmin(userId: string): Promise<void>;
  /** Throws `conflict` for the last administrator who can sign in, `not_found` where there is no such member. */
  makeMember(userId: string): Promise<void>;
}

/** Callers decide who may ask for it. */
export function createRoles({ database, bus }: { database: Database; bus: Bus }): Roles {
  const change = async (userId: string, isAdmin: boolean) => {
    const isFound = await updateRole(database, userId, isAdmin).catch((cause: unknown) => {
      if (isLastAdmin(cause)) throw new AppError('conflict', { cause });
      throw cause;
    });
    if (!isFound) throw new AppError('not_found');
    await bus.publish(rightsChanged, userId);
  };
  return {
    makeAdmin: (userId) => change(userId, true),
    makeMember: (userId) => change(userId, false),
  };
}
