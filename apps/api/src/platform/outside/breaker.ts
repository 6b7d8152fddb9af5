import type { Clock } from '#platform/clock.ts';

/** Skips a service that failed several times in a row; after a while one call tries it again. */
export interface Breaker {
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface BreakerOptions {
  clock: Clock;
  maxFailures: number;
  openMilliseconds: number;
}

export function createBreaker({ clock, maxFailures, openMilliseconds }: BreakerOptions): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen() {
      if (failures < maxFailures) return false;
      if (clock() < openUntil) return true;
      // This caller tries it; the others wait for the outcome.
      openUntil = clock() + openMilliseconds;
      return false;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      openUntil = clock() + openMilliseconds;
    },
  };
}
