import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, changeOwner } from './account.ts';
import { EmbeddedError } from './embedded-error.ts';
import { discard } from './lock.ts';

const beatMilliseconds = 2000;
const staleMilliseconds = 10_000;
/** Maximum time between creating and writing the file. */
const emptyMilliseconds = 5000;

/**
 * Where this process runs: machine, process namespace and boot. Process ids mean the same to all who share it; to others (a second
 * container on the same volume) they say nothing, and PostgreSQL's own lock does not see them either.
 */
export function ownPlace(): string {
  return JSON.stringify({
    host: hostname(),
    namespace: readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
    boot: readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  });
}

/**
 * Claims a data folder for the processes of a place; throws while another place uses it. A claim that was not renewed for ten
 * seconds is taken over.
 */
export async function claimFolder(
  path: string,
  owner: Account | null,
  place = ownPlace(),
): Promise<void> {
  while (!tryCreate(path, place)) {
    const seen = readClaim(path);
    if (seen === null) continue;
    if (seen.place === place) return renew(path);
    if (seen.place === '' && ageOf(seen) < emptyMilliseconds) {
      await wait(25);
      continue;
    }
    if (seen.place !== '' && ageOf(seen) < staleMilliseconds) throw inUse(path, seen);
    // The clocks of two machines may differ: it is abandoned if nobody renews it.
    await wait(beatMilliseconds * 1.5);
    const later = readClaim(path);
    if (later !== null && later.renewedAt !== seen.renewedAt) throw inUse(path, later);
    discard(path, seen.place);
  }
  changeOwner(owner, path);
}

/** Renews the claim until it is stopped; calls `onLost` once another place has it, as after a pause of this process. */
export function keepClaim(path: string, onLost: () => void, place = ownPlace()): () => void {
  const timer = setInterval(() => {
    const seen = readClaim(path);
    if (seen === null || seen.place === '') return;
    if (seen.place === place) return renew(path);
    clearInterval(timer);
    onLost();
  }, beatMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Gives the folder free unless another place has it. */
export function releaseFolder(path: string, place = ownPlace()): void {
  if (readClaim(path)?.place === place) rmSync(path, { force: true });
}

interface Claim {
  place: string;
  renewedAt: number;
}

function readClaim(path: string): Claim | null {
  try {
    return { place: readFileSync(path, 'utf8'), renewedAt: statSync(path).mtimeMs };
  } catch {
    return null;
  }
}

function tryCreate(path: string, place: string): boolean {
  try {
    writeFileSync(path, place, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // Made, but not written: the disk is full.
    rmSync(path, { force: true });
    throw error;
  }
}

/** Touching needs no space on the disk. */
function renew(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Released meanwhile.
  }
}

const ageOf = ({ renewedAt }: Claim) => Math.abs(Date.now() - renewedAt);

function inUse(path: string, claim: Claim): EmbeddedError {
  const seconds = Math.max(1, Math.ceil((staleMilliseconds - ageOf(claim)) / 1000));
  return new EmbeddedError(
    `another container or machine (${hostIn(claim.place)}) uses this data folder. Stop it first; if it has crashed, start again in ${seconds} s. (${path})`,
  );
}

const hostIn = (place: string) => /"host":"([^"]*)"/.exec(place)?.[1] ?? 'unknown';

function readOrEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
