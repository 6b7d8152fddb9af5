import { randomUUID } from 'node:crypto';
import {
  type ChatMute,
  type ChatMuteDuration,
  chatMuteHours,
} from '@pomona/contract/chat/moderation';
import { after, type DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { mayBeMuted } from '../../policy.ts';
import { isMuted } from '../../store.ts';
import { presentMute } from '../presenter.ts';
import { findMember, findMute, insertAudit, listMutes, removeMute, upsertMute } from '../store.ts';

export interface Mutes {
  isMuted(userId: string): Promise<boolean>;
  readMutes(): Promise<ChatMute[]>;
  /** Throws `chat_member_not_found`, and `forbidden` for administrators. */
  muteMember(
    admin: Member,
    userId: string,
    mute: { duration: ChatMuteDuration; reason: string },
  ): Promise<ChatMute>;
  /** Like `muteMember`, as part of what else is decided. */
  muteWithin(
    transaction: Database,
    admin: Member,
    userId: string,
    mute: { duration: ChatMuteDuration; reason: string },
  ): Promise<ChatMute>;
  unmuteMember(admin: Member, userId: string): Promise<void>;
}

interface MutesParts {
  database: Database;
  databaseClock: DatabaseClock;
}

const hourMilliseconds = 3_600_000;

export function createMutes({ database, databaseClock }: MutesParts): Mutes {
  const newEntry = (admin: Member, memberId: string) => ({
    ...{ id: randomUUID(), at: databaseClock(), adminId: admin.id },
    ...{ memberId, messageId: null },
  });

  async function muteWithin(
    db: Database,
    admin: Member,
    userId: string,
    { duration, reason }: { duration: ChatMuteDuration; reason: string },
  ): Promise<ChatMute> {
    const until = after(databaseClock(), chatMuteHours[duration] * hourMilliseconds);
    const member = await findMember(db, userId);
    if (member === null) throw new AppError('chat_member_not_found');
    if (!mayBeMuted(member)) throw new AppError('forbidden');
    await upsertMute(db, { userId, until, reason, mutedBy: admin.id });
    await insertAudit(db, { ...newEntry(admin, userId), action: 'member_muted', reason });
    const mute = await findMute(db, userId);
    if (mute === null) throw new AppError('chat_member_not_found');
    return presentMute(mute);
  }

  return {
    isMuted: (userId) => isMuted(database, userId, databaseClock()),
    readMutes: async () => (await listMutes(database, databaseClock())).map(presentMute),
    muteWithin,
    muteMember: (admin, userId, mute) =>
      database.transaction((db) => muteWithin(db, admin, userId, mute)),
    async unmuteMember(admin, userId) {
      await database.transaction(async (db) => {
        if (!(await removeMute(db, userId))) return;
        const entry = { ...newEntry(admin, userId), reason: '' };
        await insertAudit(db, { ...entry, action: 'member_unmuted' });
      });
    },
  };
}
