import type { SeedStep } from '#database/seed.ts';
import { renewalKey, renewalVersion } from './service.ts';

/**
 * Declares the current version without computing anything: the start would wait for it. Processes of another version then stop
 * renewing.
 */
export function renewalSeed(): SeedStep {
  return { key: renewalKey, version: renewalVersion, run: () => Promise.resolve() };
}
