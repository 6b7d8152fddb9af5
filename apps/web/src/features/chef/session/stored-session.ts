import { recipeRequest } from '@pomona/contract/chef/recipe-request';
import { chefReply } from '@pomona/contract/chef/recipes';
import { storageKeys } from '@pomona/contract/constants';
import * as z from 'zod/mini';
import { readTabStored, writeTabStored } from '#platform/storage/tab-storage.ts';
import { requestDraft } from '../request/request-draft.ts';

const [cookedReply] = chefReply.def.options;

/** A recipe of this session, with what it was cooked for. */
export const result = z.object({
  id: z.string(),
  request: recipeRequest,
  reply: cookedReply,
  /** Under which it is saved: pressed twice, it is saved once. */
  saveKey: z.uuid(),
  savedAs: z.nullable(z.string()),
  isListed: z.boolean(),
});
export type Result = z.infer<typeof result>;

const chefSession = z.object({
  memberId: z.string(),
  draft: requestDraft,
  /** The newest first. */
  results: z.array(result),
  shownId: z.nullable(z.string()),
});
export type ChefSession = z.infer<typeof chefSession>;

/** Older ones go. */
export const maxResults = 8;

/** What this member had on the page; `null` where there is nothing, or an older release wrote it. */
export function storedSession(memberId: string): ChefSession | null {
  const text = readTabStored(storageKeys.chef);
  if (text === null) return null;
  const parsed = chefSession.safeParse(jsonIn(text));
  return parsed.success && parsed.data.memberId === memberId ? parsed.data : null;
}

export function storeSession(session: ChefSession): void {
  writeTabStored(storageKeys.chef, JSON.stringify(session));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
