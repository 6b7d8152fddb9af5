import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.ts';
import { isLive, ownMark } from './processes.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pomona-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('one at a time, and the lock goes with its work, also when that fails', async () => {
  let inside = 0;
  let max = 0;
  const work = async () => {
    inside += 1;
    max = Math.max(max, inside);
    await wait(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withLock(path, work)));
  expect(max).toBe(1);
  await expect(withLock(path, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(existsSync(path)).toBe(false);
});

it.each([
  ['a process that is gone', '4194305 1'],
  ['an earlier process with our number', `${process.pid} 1`],
])('a lock of %s is broken, by one of many', async (_, mark) => {
  writeFileSync(path, mark);
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await wait(1);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withLock(path, work)));
});

it('an empty lock is one being made; after some seconds it is one that was never finished', async () => {
  writeFileSync(path, '');
  const waiting = withLock(path, async () => 'done');
  expect(await Promise.race([waiting, wait(100, 'waits')])).toBe('waits');
  const past = Date.now() / 1000 - 10;
  utimesSync(path, past, past);
  expect(await waiting).toBe('done');
});

it('knows its own mark as live', () => {
  expect(isLive(ownMark())).toBe(true);
  expect(isLive('')).toBe(false);
  expect(isLive('no number')).toBe(false);
});
