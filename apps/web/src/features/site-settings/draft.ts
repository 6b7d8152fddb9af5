import { maxChefRequestsPerHour, type SettingValues } from '@pomona/contract/admin/settings';

export const switchNames = ['registration_open', 'chat_enabled', 'marketing_claims'] as const;
export type SwitchName = (typeof switchNames)[number];

/** What somebody has changed on the form; the number as it was typed. */
export interface SettingsDraft extends Partial<Record<SwitchName, boolean>> {
  limit?: string;
}

/** The draft stays with the page, which outlives the tab. */
export interface DraftProps {
  draft: SettingsDraft;
  onDraft: (draft: SettingsDraft) => void;
}

export type DraftChange = Partial<SettingValues>;

const wholeNumber = /^\d{1,6}$/;

/** `null`: the limit is no number that may be set. */
export function limitOf(text: string): number | null {
  const digits = text.trim();
  const limit = Number(digits);
  if (!wholeNumber.test(digits) || limit < 1 || limit > maxChefRequestsPerHour) return null;
  return limit;
}

/** What is other than on the server; `null` where the limit cannot be sent. */
export function changeOf({ limit, ...switches }: SettingsDraft, stored: SettingValues) {
  const change: DraftChange = {};
  for (const name of switchNames)
    if (switches[name] !== undefined && switches[name] !== stored[name])
      change[name] = switches[name];
  if (limit === undefined) return change;
  const number = limitOf(limit);
  if (number === null) return null;
  if (number !== stored.chef_requests_per_hour) change.chef_requests_per_hour = number;
  return change;
}
