import { storageKeys } from '@pomona/contract/constants';
import { storedChoice } from '#platform/storage/stored-choice.ts';

/** Where the browser remembers the timers; on its own, so that every page can tell whether there are any. */
export const storedTimers = storedChoice(storageKeys.timers);
