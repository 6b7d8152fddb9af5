import { storageKeys } from '@pomona/contract/constants';
import { readStored, removeStored, writeStored } from '#platform/storage/storage.ts';

const keyOf = (memberId: string) => `${storageKeys.chatDraft}.${memberId}`;

/** What was typed and not sent outlives the page. */
export const readDraft = (memberId: string): string => readStored(keyOf(memberId)) ?? '';

export function storeDraft(memberId: string, text: string): void {
  if (text === '') removeStored(keyOf(memberId));
  else writeStored(keyOf(memberId), text);
}
