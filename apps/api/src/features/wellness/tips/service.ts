import type { Language } from '@pomona/contract/languages';
import type { WellnessTip } from '@pomona/contract/wellness/tips';
import type { Profile } from '#features/accounts/profile/service.ts';
import type { Clock } from '#platform/clock.ts';
import { dayIn } from '#platform/days.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { type TipId, tips } from './catalogue.ts';
import { tipsOfDay } from './selection.ts';
import { sources } from './sources.ts';
import { tipTexts } from './texts.ts';

/** A few tips a day, matched to the member's preferences (WELL-08). */
export interface Tips {
  /** Throws `session_rejected` where the account is gone. */
  readTips(viewer: Member, place: { timeZone: string; language: Language }): Promise<WellnessTip[]>;
}

export function createTips({
  members,
  clock,
}: {
  members: Pick<Profile, 'readUser'>;
  clock: Clock;
}): Tips {
  return {
    async readTips(viewer, { timeZone, language }) {
      const { preferences } = await members.readUser(viewer.id, timeZone);
      return tipsOfDay(preferences, dayIn(timeZone, clock())).map((id) => presentTip(id, language));
    },
  };
}

const wordsPerMinute = 200;

export function presentTip(id: TipId, language: Language): WellnessTip {
  const { title, content } = tipTexts[language][id];
  const { category, source } = tips[id];
  const minutes = Math.round(content.split(' ').length / wordsPerMinute);
  return { id, title, content, category, read_time: Math.max(1, minutes), source: sources[source] };
}
