import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '#platform/clock.ts';
import { createPasswords } from './service.ts';

const passwords = createPasswords(systemRandom);

describe('passwords', () => {
  it('AUTH-10 danger 8: are kept as argon2id with 46 MiB, one pass, one lane, each with its own salt', async () => {
    const hash = await passwords.hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(parseOptions(hash)).toMatchObject({ memoryCost: 47_104, timeCost: 1, parallelism: 1 });
    expect(await passwords.hashPassword('correct horse')).not.toBe(hash);
  });

  it('are recognised, case and spaces included', async () => {
    const hash = await passwords.hashPassword(' Correct horse');
    expect(await passwords.isPassword(hash, ' Correct horse')).toBe(true);
    expect(await passwords.isPassword(hash, 'Correct horse')).toBe(false);
    expect(await passwords.isPassword(hash, ' correct horse')).toBe(false);
  });

  it('are the same however an accent was typed', async () => {
    const hash = await passwords.hashPassword('cafe\u0301 noir');
    expect(await passwords.isPassword(hash, 'caf\u00e9 noir')).toBe(true);
  });

  it('never fit an account that has none', async () => {
    expect(await passwords.isPassword(null, 'anything')).toBe(false);
  });
});
