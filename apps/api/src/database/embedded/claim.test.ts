import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimFolder, keepClaim, ownPlace, releaseFolder } from './claim.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pomona-claim-'));
  path = join(folder, 'claim');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const setAge = (seconds: number) => {
  const then = Date.now() / 1000 - seconds;
  utimesSync(path, then, then);
};

describe('the claim to a data folder', () => {
  it('is shared by the processes of one place, and free once released', async () => {
    await claimFolder(path, null, 'here');
    await claimFolder(path, null, 'here');
    releaseFolder(path, 'there');
    await expect(claimFolder(path, null, 'there')).rejects.toThrow('uses this data folder');
    releaseFolder(path, 'here');
    await claimFolder(path, null, 'there');
    expect(readFileSync(path, 'utf8')).toBe('there');
  });

  it('is refused in one line while it is fresh, naming the host', async () => {
    await claimFolder(path, null, '{"host":"kitchen","namespace":"pid:[1]","boot":"x"}');
    setAge(7);
    await expect(claimFolder(path, null)).rejects.toThrow(
      /^another container or machine \(kitchen\) uses this data folder\. .* start again in [23] s\. [^\n]*$/,
    );
  });

  it('is waited for while another process has created but not yet written it', async () => {
    writeFileSync(path, '');
    const claimed = claimFolder(path, null, 'here');
    setTimeout(() => writeFileSync(path, 'here'), 200);
    await claimed;
    expect(readFileSync(path, 'utf8')).toBe('here');
  });

  it('is replaced when it stays empty', { timeout: 15_000 }, async () => {
    writeFileSync(path, '');
    setAge(6);
    await claimFolder(path, null, 'here');
    expect(readFileSync(path, 'utf8')).toBe('here');
  });

  it('is taken over once it was not renewed for ten seconds', { timeout: 15_000 }, async () => {
    await claimFolder(path, null, 'gone');
    setAge(11);
    await claimFolder(path, null, 'here');
    expect(readFileSync(path, 'utf8')).toBe('here');
  });

  it.each([60, -60])(
    'is not taken over while it is renewed by a clock that differs by %i s',
    {
      timeout: 15_000,
    },
    async (difference) => {
      await claimFolder(path, null, 'there');
      setAge(difference);
      const taken = claimFolder(path, null, 'here');
      setTimeout(() => setAge(difference - 2), 500);
      await expect(taken).rejects.toThrow('uses this data folder');
      expect(readFileSync(path, 'utf8')).toBe('there');
    },
  );

  it('is renewed until another place has it', () => {
    vi.useFakeTimers();
    writeFileSync(path, 'here');
    setAge(9);
    const onLost = vi.fn();
    const stop = keepClaim(path, onLost, 'here');
    vi.advanceTimersByTime(2000);
    expect(onLost).not.toHaveBeenCalled();
    writeFileSync(path, 'there');
    vi.advanceTimersByTime(10_000);
    expect(onLost).toHaveBeenCalledTimes(1);
    stop();
    releaseFolder(path, 'here');
    expect(existsSync(path)).toBe(true);
  });

  it('names machine, namespace and boot', () => {
    const place: unknown = JSON.parse(ownPlace());
    expect(Object.keys(place as object)).toEqual(['host', 'namespace', 'boot']);
    if (process.platform !== 'linux') return;
    expect(place).toMatchObject({ namespace: expect.stringMatching(/^pid:/) });
  });
});
