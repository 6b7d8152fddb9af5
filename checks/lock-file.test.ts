import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { completedLock, type Lock, missingPackages } from './lock-file.ts';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));

it('the lock file holds the packages of every platform', () => {
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
  expect(missingPackages(lock)).toEqual([]);
});

it('the lock file names no registry', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved": "https?:/);
});

it('finds and adds what is missing, beside another version where need be', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/linux-x64-musl': '1.0.0' },
      },
      'node_modules/vite/node_modules/tool': {
        version: '2.0.0',
        optionalDependencies: { '@tool/linux-x64-musl': '2.0.0' },
      },
    },
  };
  expect(missingPackages(lock)).toHaveLength(2);
  const completed = completedLock(lock);
  expect(missingPackages(completed)).toEqual([]);
  expect(completed.packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  });
});
