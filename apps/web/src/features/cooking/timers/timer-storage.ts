import { storageKeys } from '@pomona/contract/constants';
import { storedChoice } from '#platform/storage/stored-choice.ts';

/** Where the browser stores the timers; a file of its own, since every page reads it. */
export const storedTimers = storedChoice(storageKeys.timers);
