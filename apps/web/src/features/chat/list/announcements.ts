import { storageKeys } from '@pomona/contract/constants';
import { storedChoice, useStoredChoice } from '#platform/storage/stored-choice.ts';

const choice = storedChoice(storageKeys.chatAnnouncements);
const off = 'off';

/** Whether new messages are read out; on until it is switched off. */
export function useAnnouncements() {
  const isOn = useStoredChoice(choice) !== off;
  return { isOn, toggle: () => choice.write(isOn ? off : null) };
}
