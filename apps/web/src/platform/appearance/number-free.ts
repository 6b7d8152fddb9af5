import { storageKeys } from '@pomona/contract/constants';
import { storedChoice, useStoredChoice } from '#platform/storage/stored-choice.ts';

const on = 'on';
const choice = storedChoice(storageKeys.numberFree);

/** Whether figures are hidden. The server shows them; the style sheet hides `data-figures` until hydration (`boot.js`). */
export function useNumberFree(): boolean {
  return useStoredChoice(choice) === on;
}

/** Another tab may hide or show them: what the server drew here follows, too. */
export function followNumberFree(): void {
  choice.subscribe(() => mark(choice.read() === on));
}

export function setNumberFree(isOn: boolean): void {
  if ((choice.read() === on) !== isOn) choice.write(isOn ? on : null);
  mark(isOn);
}

function mark(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-number-free', isOn);
}
