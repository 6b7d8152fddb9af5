import { storageKeys } from '@pomona/contract/constants';
import { storedChoice, useStoredChoice } from '#platform/storage/stored-choice.ts';

const on = 'on';
const choice = storedChoice(storageKeys.numberFree);

/**
 * Whether calories and the figures of nutrition are hidden, for everyone who reads better without them. The first
 * drawing in a browser equals the server's, which shows them; what this browser remembers follows at once. What the
 * server drew with `data-figures` is hidden by the style sheet until then (`boot.js`).
 */
export function useNumberFree(): boolean {
  return useStoredChoice(choice) === on;
}

/** Another tab may hide or show them: what the server drew here follows, too. */
export function followNumberFree(): void {
  choice.subscribe(() => mark(choice.read() === on));
}

/** Hides or shows the figures on every page, now and at the next visit. */
export function setNumberFree(isOn: boolean): void {
  if ((choice.read() === on) !== isOn) choice.write(isOn ? on : null);
  mark(isOn);
}

function mark(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-number-free', isOn);
}
