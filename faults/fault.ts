import type { Monitor } from './monitor.ts';
import type { Random } from './random.ts';
import type { Site } from './site.ts';

/** What a round of a fault works with. */
export interface Trial {
  site: Site;
  monitor: Monitor;
  random: Random;
  /** Breaks something, mends it, and waits until writes are acknowledged again, which is counted from the mending on. */
  disturbed(breakIt: () => Promise<void>, mend?: () => Promise<void>): Promise<void>;
  /** Notes a failure that no other column shows. */
  fail(reason: string): void;
}

/** A fault made ready on a running site. */
export interface Stage {
  /** Where the writers write; the site alone by default. */
  addresses?: readonly string[];
  round(trial: Trial): Promise<void>;
  close?(): Promise<void>;
}

export interface Fault {
  name: string;
  /** By default. */
  rounds: number;
  /** Why it cannot be tried here. */
  obstacle?(): string | null;
  /** A data folder other than an ordinary one, and how to remove it. */
  makeFolder?(): { folder: string; remove(): void };
  prepare(site: Site): Promise<Stage>;
}
