import type { SeedStep } from '#database/seed.ts';
import { renewalKey, renewalVersion } from './service.ts';

/**
 * Says that recipes of members are to carry the versions of this process. It computes nothing: there may be many, and
 * the start waits for it. Processes of another version that still run leave them alone from now on.
 */
export function renewalSeed(): SeedStep {
  return { key: renewalKey, version: renewalVersion, run: () => Promise.resolve() };
}
