import { chatTypingStopMilliseconds } from '@pomona/contract/constants';

/** At most one notice a second while keys are pressed, and one when they rest (CHAT-07). */
export function createOwnTyping(send: (isTyping: boolean) => void) {
  let lastSent = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    if (lastSent === Number.NEGATIVE_INFINITY) return;
    lastSent = Number.NEGATIVE_INFINITY;
    send(false);
  }

  return {
    press(): void {
      const now = Date.now();
      if (now - lastSent >= chatTypingStopMilliseconds) {
        lastSent = now;
        send(true);
      }
      clearTimeout(timer);
      timer = setTimeout(stop, chatTypingStopMilliseconds);
    },
    stop,
    close: () => clearTimeout(timer),
  };
}
