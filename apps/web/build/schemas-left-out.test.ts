import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { inShort, type Tree } from './schemas-left-out.ts';

const folder = new URL('../../../packages/contract/src/', import.meta.url);

function read(name: string): { code: string; program: Tree } {
  const code = readFileSync(new URL(name, folder), 'utf8');
  const { program } = parseSync(fileURLToPath(new URL(name, folder)), code);
  return { code, program: program as unknown as Tree };
}

describe('the contract in the built client', () => {
  it('keeps method and path of an endpoint and nothing else', () => {
    const { code, program } = read('favourites.ts');
    expect(code).toContain('summary');
    const short = inShort(code, program);
    expect(short).toContain(
      "export const saveFavourite = { method: 'POST', path: '/api/users/me/favorites/:recipeId', replies: {} };",
    );
    expect(short).not.toMatch(/summary|z\.object/);
  });

  it('keeps numbers, words and functions', () => {
    const { code, program } = read('text.ts');
    const short = inShort(code, program);
    expect(short).toBe(code);
    const constants = read('constants.ts');
    expect(inShort(constants.code, constants.program)).toBe(constants.code);
  });
});
